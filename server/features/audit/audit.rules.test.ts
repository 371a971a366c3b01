import { expect, test } from 'vitest';
import { changedFields } from './audit.rules.ts';

test.each([
  [
    { a: 1, b: [1, 2] },
    { a: 2, b: [1, 2] },
    { before: '{"a":1}', after: '{"a":2}' },
  ],
  [{ a: 1 }, { a: 1, b: null }, { before: '{}', after: '{"b":null}' }],
  [null, { a: 1 }, { before: null, after: '{"a":1}' }],
  [{ a: 1 }, null, { before: '{"a":1}', after: null }],
  ['pending', 'approved', { before: '"pending"', after: '"approved"' }],
])('of %j and %j a file says what changed', (before, after, said) => {
  expect(changedFields(before, after)).toEqual(said);
});
