import { describe, expect, test } from 'vitest';
import type { PointRule } from '#contract/points.ts';
import { readWeeks, readWhatIfView, whatIfPath } from './what-if-view.ts';

const rule = (fields: Partial<PointRule>): PointRule => ({
  kind: 'course_like',
  amount: 5,
  daily_cap: null,
  is_active: true,
  expires_after_days: null,
  shares_cap_with: [],
  version: 1,
  ...fields,
});
const rules = [
  rule({ kind: 'daily_sign_in', amount: 10, daily_cap: 20 }),
  rule({}),
  rule({ kind: 'course_completion', amount: null }),
];
const read = (query: string) => readWhatIfView(new URLSearchParams(query), rules);

describe('the simulation in the address', () => {
  test('begins with the stored rule, and requests nothing', () => {
    expect(read('')).toMatchObject({ amount: '10', cap: '20', supposed: null, problem: null });
    expect(read('rule=course_like')).toMatchObject({ amount: '5', cap: '', supposed: null });
  });

  test.each([
    ['rule=course_like&amount=8&cap=', { amount: 8 }],
    ['rule=course_like&amount=８&cap=1,000', { amount: 8, daily_cap: 1000 }],
    ['rule=course_like&amount=0&cap=', { amount: 0 }],
    ['rule=course_completion&amount=&cap=50', { daily_cap: 50 }],
    ['rule=course_completion&amount=7&cap=', {}],
    ['rule=gift&amount=8&cap=', { amount: 8 }],
  ])('is requested by %s', (query, supposed) => {
    expect(read(query)).toMatchObject({ supposed, problem: null });
  });

  test.each([
    ['amount=&cap=', 'amount', 'number'],
    ['amount=-1&cap=', 'amount', 'number'],
    ['amount=1.5&cap=', 'amount', 'number'],
    ['amount=1000001&cap=', 'amount', 'number'],
    ['amount=8&cap=0', 'cap', 'number'],
    ['amount=8&cap=many', 'cap', 'number'],
    ['amount=8&cap=7', 'cap', 'cap_below_amount'],
  ])('is not requested by %s', (query, field, reason) => {
    expect(read(query)).toMatchObject({ supposed: null, problem: { field, reason } });
  });

  test('is null where there are no rules', () => {
    expect(readWhatIfView(new URLSearchParams(), [])).toBeNull();
  });
});

describe('the address of a simulation', () => {
  const path = (query: string, current: 'course_like' | 'welcome', weeks = 26) =>
    whatIfPath(new URLSearchParams(query), current, weeks);

  test('keeps amount and cap with their rule, and the weeks that are shown', () => {
    expect(path('rule=course_like&amount=8&cap=', 'course_like', 52)).toBe(
      '/admin/economy?weeks=52&rule=course_like&amount=8&cap=#what-if',
    );
  });

  test('starts over for another rule', () => {
    expect(path('rule=course_like&amount=8&cap=9', 'welcome')).toBe(
      '/admin/economy?rule=course_like#what-if',
    );
  });
});

test.each([
  ['', 26],
  ['weeks=13', 13],
  ['weeks=5', 26],
])('%s shows %d weeks', (query, weeks) => {
  expect(readWeeks(new URLSearchParams(query))).toBe(weeks);
});
