import { isOfInputMethod } from '#web/lib/input-method.ts';

type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'keyCode'
>;

/** Whether a key asks for the search: `/`, or K with Ctrl or Command. */
export function isSearchKey(event: Key): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || isOfInputMethod(event)) return false;
  // On some keyboards the slash is a shifted key.
  if (key === '/') return !ctrlKey && !metaKey;
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
}

/** What a person may be writing in. */
const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Whether a key goes into a field of the page. */
export function isWriting({ target }: Pick<Event, 'target'>): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** Whether a key opens the search: not while somebody writes in a field or answers a dialog. */
export function opensSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || !isSearchKey(event)) return false;
  return !isWriting(event) && document.querySelector('dialog[open], [role=dialog]') === null;
}
