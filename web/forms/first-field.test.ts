import { expect, test } from 'vitest';
import { firstField } from './first-field.ts';

/** A field at a place of the document, as react-hook-form registers it. */
const fieldAt = (place: number) => ({
  _f: {
    name: '',
    ref: {
      place,
      compareDocumentPosition: (other: { place: number }) => (place < other.place ? 4 : 2),
    },
  },
});

// As in a form whose amount is a component of its own: registered last, and the first on the page.
const fields = {
  currency: fieldAt(2),
  period: { from: fieldAt(3) },
  times: { _f: { name: 'times', ref: { focus: () => {} } } },
  amount: fieldAt(1),
} as unknown as Parameters<typeof firstField>[0];

test.each([
  [['currency', 'amount'], 'amount'],
  [['currency', 'period.from'], 'currency'],
  [['times', 'period.from'], 'period.from'],
  [['times'], 'times'],
  [[], undefined],
])('of %j the first on the page is %s', (names, first) => {
  expect(firstField(fields, names)).toBe(first);
});
