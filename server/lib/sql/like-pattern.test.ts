import { expect, test } from 'vitest';
import { likePattern } from './like-pattern.ts';

test.each([
  [undefined, null],
  ['', null],
  ['  ', null],
  [' mug ', '%mug%'],
  ['100%', '%100\\%%'],
  ['a_b\\c', '%a\\_b\\\\c%'],
  ['ＭＵＧ', '%MUG%'],
  ['马克杯', '%马克杯%'],
])('%j is looked for as %j', (search, pattern) => {
  expect(likePattern(search)).toBe(pattern);
});
