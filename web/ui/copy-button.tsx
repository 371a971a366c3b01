import { type ReactNode, useEffect, useState } from 'react';
import { copyText } from '#web/lib/copy-text.ts';
import { Check } from '#web/ui/icons.tsx';
import { Copy } from '#web/ui/page-icons.tsx';
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx';

interface CopyButtonProps {
  text: string;
  label: ReactNode;
  /** Shown on the button for a moment after it worked. */
  copiedLabel: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/** How long “copied” is shown. */
const SHOWN_MS = 2500;

/** Copies a text and confirms it on the button. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  variant = 'secondary',
  size = 'md',
  className,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const Icon = copied ? Check : Copy;
  return (
    <>
      <Button
        variant={variant}
        size={size}
        className={className ?? ''}
        icon={<Icon aria-hidden="true" className="size-4.5" />}
        onClick={async () => setCopied(await copyText(text))}
      >
        {/* Both texts take up the space, so that nothing moves. */}
        <span className="grid *:col-start-1 *:row-start-1">
          <span className={copied ? 'invisible' : undefined}>{label}</span>
          <span aria-hidden="true" className={copied ? undefined : 'invisible'}>
            {copiedLabel}
          </span>
        </span>
      </Button>
      <span role="status" className="sr-only">
        {copied && copiedLabel}
      </span>
    </>
  );
}
