import { expect, test } from 'vitest';
import { isSameValue } from './same-value.ts';

test.each([
  ['an empty field and none', '', null, true],
  ['none and absent', null, undefined, true],
  ['zero and none', 0, null, false],
  ['two words', 'Mug', 'Cup', false],
  ['equal lists', [{ name: 'a' }], [{ name: 'a' }], true],
  ['lists in another order', [1, 2], [2, 1], false],
])('%s', (_, one, other, same) => {
  expect(isSameValue(one, other)).toBe(same);
});
