import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';
import { Button } from './button.tsx';

/** A placeholder while something is loading; to be given its size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton block rounded-md bg-wash', className)} />;
}

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  retry?: { label: string; onPress: () => void; busy?: boolean };
  className?: string;
}

/** Something did not load, and a button to try again. */
export function ErrorState({ title, children, retry, className }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cx(
        'grid content-center justify-items-center rounded-lg bg-seal-wash px-6 py-8 text-center text-ink',
        className,
      )}
    >
      <p className="font-serif text-xl">{title}</p>
      {children && <div className="measure mt-2 text-balance text-soft">{children}</div>}
      {retry && (
        <Button
          variant="secondary"
          className="mt-5"
          busy={retry.busy ?? false}
          onClick={retry.onPress}
        >
          {retry.label}
        </Button>
      )}
    </div>
  );
}
