import { useEffect, useRef } from 'react';

/** Whether a pressed key asks to save: Ctrl+S, or Command+S. */
export function isSaveKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  if (event.altKey || event.shiftKey || event.ctrlKey === event.metaKey) return false;
  return event.key.toLowerCase() === 's';
}

/**
 * Ctrl+S presses the form's save button instead of opening the browser's own dialog. While a dialog
 * is open nothing is saved beneath it.
 * @returns the ref of the save button
 */
export function useSaveShortcut() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      if (document.querySelector('dialog[open]') === null && !event.repeat) button.current?.click();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return button;
}
