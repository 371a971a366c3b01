import type { FormHTMLAttributes, KeyboardEvent } from 'react';
import { cx } from '#web/lib/cx.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { Button, type ButtonSize } from './button.tsx';

/** Enter that takes a word of an input method is not the Enter that sends. */
function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229;
}

/** A form that checks its fields itself, in the page’s words. */
export function Form({ className, onKeyDown, ...rest }: FormHTMLAttributes<HTMLFormElement>) {
  return (
    <form
      noValidate
      className={cx('grid gap-5', className)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
        onKeyDown?.(event);
      }}
      {...rest}
    />
  );
}

interface SubmitButtonProps {
  busy: boolean;
  /**
   * Something is still missing: the button looks disabled and says so, but it can be
   * reached, and pressing it marks what is missing. `missingLabel` explains it.
   */
  incomplete?: boolean;
  /** The id of the text that explains an incomplete form. */
  describedBy?: string;
  size?: ButtonSize;
  className?: string;
  children: React.ReactNode;
}

/** Sends the form. Before scripts run it does nothing, so that no password ends in an address. */
export function SubmitButton({
  busy,
  incomplete = false,
  describedBy,
  size = 'md',
  className,
  children,
}: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button
      type={hydrated ? 'submit' : 'button'}
      size={size}
      busy={busy}
      aria-disabled={incomplete || undefined}
      aria-describedby={incomplete ? describedBy : undefined}
      className={className ?? ''}
    >
      {children}
    </Button>
  );
}
