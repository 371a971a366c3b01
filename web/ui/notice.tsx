import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';
import { CircleAlert, CircleCheck, Info } from '#web/ui/icons.tsx';
import { TriangleAlert } from '#web/ui/page-icons.tsx';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const looks = {
  info: { box: 'bg-wash', sign: 'text-porcelain', Icon: Info },
  success: { box: 'bg-jade-wash', sign: 'text-jade', Icon: CircleCheck },
  warning: { box: 'bg-clay-wash', sign: 'text-clay', Icon: TriangleAlert },
  error: { box: 'bg-seal-wash', sign: 'text-seal', Icon: CircleAlert },
} as const;

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Actions. */
  action?: ReactNode;
  /** It is the result of an action: screen readers announce it at once. */
  live?: boolean;
  className?: string;
}

/** A message in its place on the page, as opposed to a temporary toast. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  live = false,
  className,
}: NoticeProps) {
  const { box, sign, Icon } = looks[tone];
  return (
    <div
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
      className={cx('flex items-start gap-3 rounded-lg px-4 py-3.5 text-sm', box, className)}
    >
      <Icon aria-hidden="true" className={cx('mt-0.5 size-5 shrink-0', sign)} />
      <div className="min-w-0 grow">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
        {action !== undefined && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  );
}
