import type { ReactNode } from 'react';

export type ToastTone = 'success' | 'error' | 'info';

interface ToastInput {
  text: ReactNode;
  tone?: ToastTone;
  /** One action, such as undo; closes the toast. */
  action?: { label: string; onPress: () => void };
  /**
   * The focus moves to the action, and back when it was used: without a mouse it could not be
   * reached in time. While it has the focus the toast stays.
   */
  takesFocus?: boolean;
  /** Milliseconds; by default longer for errors and with an action. */
  durationMs?: number;
}

type Side = 'top' | 'bottom';

/** A visible toast. */
export interface ToastItem extends ToastInput {
  id: number;
  side: Side;
}

const MAX_AT_ONCE = 3;
const NONE: readonly ToastItem[] = [];

let items: readonly ToastItem[] = NONE;
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: calls the listener whenever a toast appears or disappears. */
export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The last clicked element or pressed key. */
let lastPressed: Element | null = null;

/** Listens in the capture phase: the position of a click decides where a toast appears. */
export function notePressed({ target }: Event) {
  if (target instanceof Element) lastPressed = target;
}

/**
 * The next click is often near the last one, and on a phone a toast is as wide as the screen: it
 * appears at the other end of it. Visible toasts stay, and others join them.
 */
function freeSide(): Side {
  const [there] = items;
  if (there) return there.side;
  if (lastPressed === null || !lastPressed.isConnected) return 'bottom';
  const { top, bottom } = lastPressed.getBoundingClientRect();
  return (top + bottom) / 2 > window.innerHeight / 2 ? 'top' : 'bottom';
}

/** The visible toasts, oldest first. */
export function readToasts(): readonly ToastItem[] {
  return items;
}

/** Shows a message for a moment; from event handlers, never while rendering. */
export function toast(input: ToastInput): void {
  publish([...items.slice(1 - MAX_AT_ONCE), { ...input, id: nextId++, side: freeSide() }]);
}

/** Removes one toast. */
export function dismissToast(id: number) {
  publish(items.filter((item) => item.id !== id));
}

/** Removes an outdated message. */
export function clearToasts(): void {
  publish(NONE);
}
