import { expect, test } from 'vitest';
import { readerModeOf } from './reader-mode.ts';

test.each([
  [null, 'one'],
  ['', 'one'],
  ['reader=both', 'both'],
  ['locale=zh; reader=both; theme=dark', 'both'],
  ['reader=one', 'one'],
  ['reader=bothered', 'one'],
  ['not_reader=both', 'one'],
])('with the cookies %j a lesson is read in %s', (cookie, mode) => {
  const headers = cookie === null ? {} : { cookie };
  expect(readerModeOf(new Request('https://academy.example/', { headers }))).toBe(mode);
});
