import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { cx } from '#web/lib/cx.ts';

interface MenuProps {
  /** The label for screen readers, where `trigger` alone is not enough. */
  label?: string;
  trigger: ReactNode;
  triggerClassName?: string;
  align?: 'start' | 'end';
  className?: string;
  children: ReactNode;
}

/** Closes a menu; the focus returns to the button that opened it. */
export function closeMenu(menu: HTMLDetailsElement): void {
  const hadFocus = menu.contains(document.activeElement);
  menu.open = false;
  // A hidden element loses the focus, and the keyboard would start at the top of the page.
  if (hadFocus) menu.querySelector('summary')?.focus({ preventScroll: true });
}

/** Selecting an entry closes the menu; the target page then decides about the focus. */
export function closeOnChoice({ target }: MouseEvent): void {
  const choice = target instanceof Element ? target.closest('a, button') : null;
  const menu = choice?.closest('details');
  if (menu) closeMenu(menu);
}

/**
 * A button that opens a small list. Built on `details`, so it opens before and without scripts;
 * with them it closes on Escape, on a selection and on leaving, and supports arrow keys.
 */
export function Menu({
  label,
  trigger,
  triggerClassName,
  align = 'end',
  className,
  children,
}: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      const menu = ref.current;
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) {
        menu.open = false;
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
    const menu = event.currentTarget;
    if (event.key === 'Escape' && menu.open) {
      closeMenu(menu);
      event.stopPropagation();
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    menu.open = true;
    const items = [...menu.querySelectorAll<HTMLElement>('a[href], button')];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    items[(at + step + items.length) % items.length]?.focus();
  }

  function onBlur(event: FocusEvent<HTMLDetailsElement>) {
    const next = event.relatedTarget;
    if (next instanceof Node && !event.currentTarget.contains(next)) {
      event.currentTarget.open = false;
    }
  }

  return (
    <details
      ref={ref}
      className={cx('group relative', className)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <summary aria-label={label} title={label} className={cx('menu-trigger', triggerClassName)}>
        {trigger}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: choosing an item inside closes the list. */}
      <div
        className={cx('menu-list', align === 'end' ? 'right-0' : 'left-0')}
        onClick={closeOnChoice}
      >
        {children}
      </div>
    </details>
  );
}

/** The style of a menu's entry, for a link or a button. */
export function menuItemClass(current = false): string {
  return cx('menu-item', current && 'menu-item-current');
}
