import { expect, test } from 'vitest';
import { typeAhead } from './type-ahead.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false, keyCode: 0 };

test.each([
  ['a character', { key: 't' }, 'dit'],
  ['a capital', { key: 'T' }, 'diT'],
  ['a space', { key: ' ' }, 'di '],
  ['a character of two halves', { key: '𠮷' }, 'di𠮷'],
  ['backspace', { key: 'Backspace' }, 'd'],
  ['Enter', { key: 'Enter' }, 'di'],
  ['Tab', { key: 'Tab' }, null],
  ['an arrow', { key: 'ArrowDown' }, null],
  ['Ctrl-R', { key: 'r', ctrlKey: true }, null],
  ['Command-R', { key: 'r', metaKey: true }, null],
  ['a character of an input method', { key: 'Process', keyCode: 229 }, null],
])('%s', (_, event, text) => {
  expect(typeAhead('di', { ...plain, ...event })).toBe(text);
});

test('nothing is left to undo', () => {
  expect(typeAhead('', { ...plain, key: 'Backspace' })).toBe('');
});
