import { type KeyboardEvent, useEffect, useRef } from 'react';

/** The target of the arrow keys: the same control of the next or previous row. */
function neighbour(list: HTMLElement, from: HTMLElement, step: 1 | -1): HTMLElement | null {
  const kind = from.matches('[data-choice]') ? '[data-choice]' : '[data-open]';
  const controls = [...list.querySelectorAll<HTMLElement>(kind)];
  const row = from.closest('li');
  const at = controls.findIndex((control) => row?.contains(control));
  return controls[at + step] ?? null;
}

/**
 * Keyboard navigation of the queue: arrows move through the rows, the space bar on a row selects
 * it. Enter opens a row without code here, as it is a link.
 */
export function onQueueKey(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  if (!target.matches('[data-choice], [data-open]')) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    neighbour(event.currentTarget, target, event.key === 'ArrowDown' ? 1 : -1)?.focus();
  } else if (event.key === ' ' && target.matches('[data-open]')) {
    event.preventDefault();
    target.closest('li')?.querySelector<HTMLInputElement>('[data-choice]')?.click();
  }
}

/**
 * The down arrow enters the queue at its first row while nothing of the page has the focus.
 * @returns the ref of the queue's list
 */
export function useFirstRowKey() {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    function press(event: globalThis.KeyboardEvent) {
      if (event.key !== 'ArrowDown' || event.defaultPrevented) return;
      const focused = document.activeElement;
      // After a click on a link the focus is on the page's main part.
      if (focused !== document.body && focused?.id !== 'content') return;
      const first = list.current?.querySelector<HTMLElement>('[data-open]');
      if (!first) return;
      event.preventDefault();
      first.focus();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return list;
}
