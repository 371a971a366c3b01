import { expect, test } from 'vitest';
import { readStoredChoice, writeStoredChoice } from './stored-choice.ts';

test('a chosen person is the same after a draft kept them', () => {
  const choice = { id: 7, title: 'Lim', title_zh: '林', detail: 'lim@example.com' };
  expect(readStoredChoice(writeStoredChoice(choice))).toEqual(choice);
});

test.each([
  ['nobody was chosen', writeStoredChoice(null)],
  ['the store was cut off', '{"id":7,"ti'],
  ['it is something else', '"Lim"'],
  ['the id is none', '{"id":-1,"title":"","title_zh":"","detail":""}'],
])('nobody is chosen where %s', (_, kept) => {
  expect(readStoredChoice(kept)).toBeNull();
});
