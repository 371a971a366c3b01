import { expect, test } from 'vitest';
import { isSaveKey } from './use-save-shortcut.ts';

const plain = { key: 's', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ ctrlKey: true, key: 'S' }, true],
  [{}, false],
  [{ ctrlKey: true, metaKey: true }, false],
  [{ ctrlKey: true, shiftKey: true }, false],
  [{ ctrlKey: true, altKey: true }, false],
  [{ ctrlKey: true, key: 'a' }, false],
])('%j asks to save: %s', (pressed, saves) => {
  expect(isSaveKey({ ...plain, ...pressed })).toBe(saves);
});
