import type { KeyboardEvent } from 'react';

/** Where the arrow keys lead: the same control of the next or previous row. */
function neighbour(list: HTMLElement, from: HTMLElement, step: 1 | -1): HTMLElement | null {
  const kind = from.matches('[data-choice]') ? '[data-choice]' : '[data-open]';
  const controls = [...list.querySelectorAll<HTMLElement>(kind)];
  const row = from.closest('li');
  const at = controls.findIndex((control) => row?.contains(control));
  return controls[at + step] ?? null;
}

/**
 * The queue under the keyboard: arrows move through the rows, the space bar on a row
 * chooses it. Enter on a row opens it by itself, as it is a link.
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
