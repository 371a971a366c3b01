import { isOfInputMethod } from '#web/lib/input-method.ts';

type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'keyCode'
>;

/**
 * The text of a field that is still loading, after one more key.
 * @returns null for a key that is no input: it keeps its default
 */
export function typeAhead(text: string, event: Key): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isOfInputMethod(event)) return null;
  if (event.key === 'Backspace') return [...text].slice(0, -1).join('');
  // Enter would activate the focused element behind the field.
  if (event.key === 'Enter') return text;
  return [...event.key].length === 1 ? text + event.key : null;
}
