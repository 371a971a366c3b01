import { isOfInputMethod } from '#web/lib/input-method.ts';

type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'keyCode'
>;

/** Whether a key is the shortcut of the search: `/`, or K with Ctrl or Command. */
export function isSearchKey(event: Key): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || isOfInputMethod(event)) return false;
  // On some keyboards the slash is a shifted key.
  if (key === '/') return !ctrlKey && !metaKey;
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
}

/** The elements that accept text. */
const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Whether a key is input of a field. */
export function isWriting({ target }: Pick<Event, 'target'>): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** Whether a key opens the search: not in a text field or a dialog. */
export function opensSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || !isSearchKey(event)) return false;
  return !isWriting(event) && document.querySelector('dialog[open], [role=dialog]') === null;
}
