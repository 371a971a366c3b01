import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '#web/lib/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm' | 'lg';

/** The classes of a button, for other elements (a summary, a label). */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string {
  return `btn btn-${variant} btn-${size}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Busy: the button keeps its width, announces it and ignores clicks. */
  busy?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A busy button keeps the keyboard focus: it is not disabled, but ignores clicks. */
const refuse = (event: MouseEvent) => event.preventDefault();

export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={cx(buttonClass(variant, size), className)}
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? refuse : onClick}
    >
      {/* Only hidden visually: the name of the button stays. */}
      <span className={cx('inline-flex items-center justify-center gap-2', busy && 'opacity-0')}>
        {icon}
        {/* A translator of the browser replaces bare texts, beside which no icon can be inserted. */}
        <span className="contents">{children}</span>
      </span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}

interface LinkButtonProps {
  to: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
  /** Announced after the text of a link that leaves the site. */
  newTabLabel?: string;
}

/** A link that looks like a button: in-app for paths, a new tab for other sites. */
export function LinkButton({
  to,
  variant = 'primary',
  size = 'md',
  icon,
  className,
  children,
  newTabLabel,
}: LinkButtonProps) {
  const classes = cx(buttonClass(variant, size), className);
  const content = (
    <>
      {icon}
      <span>{children}</span>
    </>
  );
  if (/^[a-z]+:/i.test(to)) {
    return (
      <a className={classes} href={to} target="_blank" rel="noopener noreferrer">
        {content}
        {newTabLabel !== undefined && <span className="sr-only">{newTabLabel}</span>}
      </a>
    );
  }
  return (
    <Link className={classes} to={to}>
      {content}
    </Link>
  );
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The button's action; its name and its tooltip. */
  label: string;
  icon: ReactNode;
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A square button of 44 pixels with an icon. */
export function IconButton({
  label,
  icon,
  busy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'inline-grid size-11 place-items-center rounded-md text-soft transition-colors',
        'hover:not-disabled:bg-wash hover:not-disabled:text-porcelain disabled:opacity-50',
        className,
      )}
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? refuse : onClick}
    >
      {busy ? <Spinner /> : icon}
    </button>
  );
}
