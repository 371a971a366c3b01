import { cx } from '#web/lib/cx.ts';
import { type QrCode, qrPath } from '#web/lib/qr-code.ts';

interface QrImageProps {
  code: QrCode;
  /** What it links to. */
  label: string;
  className?: string;
}

/** A QR code, dark on white in either theme: many readers do not support the inverse. */
export function QrImage({ code, label, className }: QrImageProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className={cx('rounded-md bg-white ring-1 ring-line', className)}
    >
      {/* A fixed colour: it stays dark in the dark theme. */}
      <path d={qrPath(code)} fill="#14213d" />
    </svg>
  );
}
