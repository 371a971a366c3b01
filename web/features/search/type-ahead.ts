import { isOfInputMethod } from '#web/lib/input-method.ts';

type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'keyCode'
>;

/**
 * What stands in a field that is still on its way, after one more key.
 * @returns null for a key that writes nothing: whoever it is for takes it
 */
export function typeAhead(text: string, event: Key): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isOfInputMethod(event)) return null;
  if (event.key === 'Backspace') return [...text].slice(0, -1).join('');
  // Enter would press what has the focus behind the field.
  if (event.key === 'Enter') return text;
  return [...event.key].length === 1 ? text + event.key : null;
}
