import type { ReactNode } from 'react';

export type ToastTone = 'success' | 'error' | 'info';

interface ToastInput {
  text: ReactNode;
  tone?: ToastTone;
  /** One thing to do about it, such as undoing; closes the toast. */
  action?: { label: string; onPress: () => void };
  /**
   * The keyboard goes to the action, and back when it was pressed: who uses no mouse would
   * not reach it in time. While it has the focus the toast stays.
   */
  takesFocus?: boolean;
  /** Milliseconds; longer by itself for errors and where there is something to press. */
  durationMs?: number;
}

type Side = 'top' | 'bottom';

/** A toast that is shown. */
export interface ToastItem extends ToastInput {
  id: number;
  side: Side;
}

const MOST_AT_ONCE = 3;
const NONE: readonly ToastItem[] = [];

let items: readonly ToastItem[] = NONE;
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: tells the listener of every toast that comes or goes. */
export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was pressed last, with a finger, the mouse or a key. */
let lastPressed: Element | null = null;

/** Listens on the window, before anything else does: where a press was decides where a toast appears. */
export function notePressed({ target }: Event) {
  if (target instanceof Element) lastPressed = target;
}

/**
 * Next to what was pressed stands what is pressed next, and on a phone a toast is as wide as
 * the screen: it appears at the other end of it. Those that are there already stay, and
 * others join them.
 */
function freeSide(): Side {
  const [there] = items;
  if (there) return there.side;
  if (lastPressed === null || !lastPressed.isConnected) return 'bottom';
  const { top, bottom } = lastPressed.getBoundingClientRect();
  return (top + bottom) / 2 > window.innerHeight / 2 ? 'top' : 'bottom';
}

/** The toasts that are shown, oldest first. */
export function readToasts(): readonly ToastItem[] {
  return items;
}

/** Tells the person something for a moment; from event handlers, never while rendering. */
export function toast(input: ToastInput): void {
  publish([...items.slice(1 - MOST_AT_ONCE), { ...input, id: nextId++, side: freeSide() }]);
}

/** Takes one toast away. */
export function dismissToast(id: number) {
  publish(items.filter((item) => item.id !== id));
}

/** Takes away what was told before: what it said is no longer so. */
export function clearToasts(): void {
  publish(NONE);
}
