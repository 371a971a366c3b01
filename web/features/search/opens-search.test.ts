import { expect, test } from 'vitest';
import { isSearchKey } from './opens-search.ts';

const plain = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  keyCode: 0,
};

test.each([
  ['a slash', { key: '/' }, true],
  ['a shifted slash', { key: '/', shiftKey: true }, true],
  ['Ctrl-K', { key: 'k', ctrlKey: true }, true],
  ['Command-K', { key: 'k', metaKey: true }, true],
  ['Ctrl-K with capitals locked', { key: 'K', ctrlKey: true }, true],
  ['K', { key: 'k' }, false],
  ['Ctrl-Shift-K', { key: 'K', ctrlKey: true, shiftKey: true }, false],
  ['Ctrl-slash', { key: '/', ctrlKey: true }, false],
  ['Alt-slash', { key: '/', altKey: true }, false],
  ['a slash of an input method', { key: '/', isComposing: true }, false],
  ['the same in older Safari', { key: '/', keyCode: 229 }, false],
])('%s', (_, event, opens) => {
  expect(isSearchKey({ ...plain, ...event })).toBe(opens);
});
