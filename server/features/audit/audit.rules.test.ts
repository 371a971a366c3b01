import { expect, test } from 'vitest';
import { changedFields, writeSide } from './audit.rules.ts';

test.each([
  [
    { a: 1, b: [1, 2] },
    { a: 2, b: [1, 2] },
    { before: { a: 1 }, after: { a: 2 } },
  ],
  [{ a: 1 }, { a: 1, b: null }, { before: {}, after: { b: null } }],
  [
    { a: 1, version: 1 },
    { a: 2, version: 2 },
    { before: { a: 1 }, after: { a: 2 } },
  ],
  [null, { a: 1 }, { before: null, after: { a: 1 } }],
  [{ a: 1 }, null, { before: { a: 1 }, after: null }],
  ['pending', 'approved', { before: 'pending', after: 'approved' }],
])('of %j and %j a file says what changed', (before, after, said) => {
  expect(changedFields(before, after)).toEqual(said);
});

test.each([
  [null, null],
  ['approved', 'approved'],
  [{ points: 50, note: null, is_active: false }, 'POINTS=50\nNOTE=\nIS_ACTIVE=no'],
  [{ partners: [{ name: 'A' }] }, 'PARTNERS=[{"NAME":"A"}]'],
])('a side of a change, %j, is written as %j', (side, text) => {
  const words = {
    field: (name: string) => name.toUpperCase(),
    line: (field: string, value: string) => `${field}=${value}`,
    yes: 'yes',
    no: 'no',
  };
  expect(writeSide(side, words)).toBe(text);
});
