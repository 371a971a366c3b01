import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { cx } from '#web/lib/cx.ts';
import {
  dismissToast,
  notePressed,
  readToasts,
  subscribeToToasts,
  type ToastItem,
} from '#web/lib/toast.ts';
import { CircleAlert, CircleCheck, Info, X } from '#web/ui/icons.tsx';

const NONE: readonly ToastItem[] = [];

const icons = { success: CircleCheck, error: CircleAlert, info: Info } as const;
const tones = { success: 'text-jade', error: 'text-seal', info: 'text-porcelain' } as const;

interface ToasterProps {
  /** The name of the region for screen readers. */
  label: string;
  closeLabel: string;
}

/** The region of toasts; once, in the root. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const list = useSyncExternalStore(subscribeToToasts, readToasts, () => NONE);
  useEffect(() => {
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) window.addEventListener(kind, notePressed, true);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, notePressed, true);
    };
  }, []);
  return (
    <section
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      className={cx(
        'pointer-events-none fixed print:hidden inset-x-0 z-50 flex flex-col items-center gap-2 p-4',
        // Below the site's header, whose buttons stay free as well.
        list[0]?.side === 'top' ? 'top-16' : 'bottom-0 pb-[max(1rem,env(safe-area-inset-bottom))]',
      )}
    >
      {list.map((item) => (
        <ToastCard key={item.id} item={item} closeLabel={closeLabel} />
      ))}
    </section>
  );
}

function ToastCard({ item, closeLabel }: { item: ToastItem; closeLabel: string }) {
  const { id, tone = 'success', text, action, takesFocus = false } = item;
  /** The element that had the focus before. */
  const cameFrom = useRef<Element | null>(null);
  const actionButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) actionButton.current?.focus();
  }, [takesFocus]);

  /** Closes it; a focus on one of its buttons returns to the page. */
  function leave() {
    const from = cameFrom.current;
    if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus();
    else document.getElementById('content')?.focus({ preventScroll: true });
    dismissToast(id);
  }

  const durationMs = item.durationMs ?? (tone === 'error' || action ? 9000 : 5000);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, held]);
  const Icon = icons[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold the toast in place.
    <div
      className="toast-in pointer-events-auto flex w-full max-w-md items-start gap-3 rounded-lg border border-line bg-raised py-2 pr-2 pl-4 shadow-float"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHeld(true);
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden="true" className={cx('mt-3 size-5 shrink-0', tones[tone])} />
      <p className="grow py-2 text-sm">{text}</p>
      {action && (
        <button
          ref={actionButton}
          type="button"
          className="min-h-11 rounded-md px-3 text-sm font-semibold text-porcelain hover:bg-wash"
          onClick={() => {
            leave();
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={closeLabel}
        className="grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-wash"
        onClick={leave}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
