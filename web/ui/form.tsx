import type { FormHTMLAttributes, KeyboardEvent } from 'react';
import { cx } from '#web/lib/cx.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { Button, type ButtonSize } from './button.tsx';

/** The Enter that confirms a candidate of an input method does not submit. */
function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229;
}

/** A form that validates its fields itself, in the page’s language. */
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
   * The form is incomplete: the button looks disabled and says so, but it is focusable, and
   * clicking it marks what is missing. `missingLabel` explains it.
   */
  incomplete?: boolean;
  /** The id of the text that explains an incomplete form. */
  describedBy?: string;
  size?: ButtonSize;
  className?: string;
  children: React.ReactNode;
}

/** Submits the form. Before hydration it does nothing, so that no password gets into an address. */
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
