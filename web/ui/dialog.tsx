import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '#web/lib/cx.ts';
import { X } from '#web/ui/icons.tsx';
import { IconButton } from './button.tsx';

export type DialogSize = 'sm' | 'md' | 'lg' | 'full';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The title is announced but not shown (a picture in full screen). */
  hideTitle?: boolean;
  description?: ReactNode;
  size?: DialogSize;
  closeLabel: string;
  /** Buttons in the footer; they stay visible while the content scrolls. */
  footer?: ReactNode;
  /** A question that must be answered: a click beside it does not close it. */
  alert?: boolean;
  children?: ReactNode;
}

/** Percent, not `vw`: a window is wider than what its scroll bar leaves. */
const BOX = 'w-[calc(100%-2rem)] max-h-[calc(100dvh-2rem)] rounded-lg';
const sizes: Record<DialogSize, string> = {
  sm: `${BOX} max-w-md`,
  md: `${BOX} max-w-2xl`,
  lg: `${BOX} max-w-5xl`,
  full: 'w-full max-w-none h-dvh max-h-dvh',
};

/**
 * The browser’s own modal dialog: it traps the focus, closes on Escape and restores the focus. Its
 * content exists only while it is open.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  hideTitle = false,
  description,
  size = 'md',
  closeLabel,
  footer,
  alert = false,
  children,
}: Omit<DialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const [isShown, setIsShown] = useState(false);
  const id = useId();

  // While it is still in the page: a removed dialog does not restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    dialog.showModal();
    setIsShown(true);
    return () => dialog.close();
  }, []);

  // Its content is rendered after it is shown, so that `autoFocus` in it works; else the first
  // field.
  useLayoutEffect(() => {
    if (isShown && document.activeElement === ref.current) {
      ref.current?.querySelector<HTMLElement>('button')?.focus();
    }
  }, [isShown]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the press is for pointers beside it.
    <dialog
      ref={ref}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-text`}
      className={cx(
        'dialog-in m-auto overflow-hidden bg-raised p-0 text-ink shadow-float',
        'backdrop:bg-[#0a1222b3]',
        sizes[size],
      )}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (!alert && event.target === event.currentTarget) onClose();
      }}
    >
      {isShown && (
        <div className={cx('flex max-h-[inherit] flex-col', size === 'full' && 'h-full')}>
          <header className={cx('flex items-start gap-4 pt-3 pr-3 pl-6', !hideTitle && 'pb-1')}>
            <h2 id={`${id}-title`} className={cx(hideTitle ? 'sr-only' : 'grow pt-2 text-xl')}>
              {title}
            </h2>
            <IconButton
              className="ml-auto"
              label={closeLabel}
              icon={<X aria-hidden="true" className="size-5" />}
              onClick={onClose}
            />
          </header>
          <div
            className={cx(
              'min-h-0 grow overflow-y-auto',
              size === 'full' ? 'px-4 pb-4' : 'px-6 pb-6',
            )}
          >
            {description !== undefined && (
              <div id={`${id}-text`} className="mb-4 text-soft">
                {description}
              </div>
            )}
            <div className="contents">{children}</div>
          </div>
          {footer !== undefined && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  );
}
