import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardTyping } from './typing-guard.ts';

/** The window of a browser, as far as keys need it. */
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Presses a key. @returns whether it reached a form */
function press(key: string): boolean {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, altKey: false });
  return page.dispatchEvent(event);
}

test('a number that is typed while the form before it is saved reaches the next one whole or not at all', () => {
  const onDropped = vi.fn();
  const guard = guardTyping(onDropped);
  expect(press('7')).toBe(false);
  vi.advanceTimersByTime(200);
  guard.release();
  expect(press('7')).toBe(false);
  expect(press('Enter')).toBe(false);
  vi.advanceTimersByTime(699);
  expect(onDropped).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onDropped).toHaveBeenCalledOnce();
  expect(press('7')).toBe(true);
});

test('who types nothing meanwhile can type at once', () => {
  const onDropped = vi.fn();
  const guard = guardTyping(onDropped);
  expect(press('Tab')).toBe(true);
  guard.release();
  expect(press('9')).toBe(true);
  expect(onDropped).not.toHaveBeenCalled();
});
