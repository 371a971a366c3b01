import { describe, expect, test } from 'vitest';
import type { EarningKind } from '#contract/points.ts';
import { allotPayments, type CapState } from './allot-payments.rules.ts';

const rule = (kind: EarningKind, daily_cap: number | null, cap_group: string | null = null) => ({
  kind,
  daily_cap,
  cap_group,
});
const rules = [
  rule('daily_sign_in', null),
  rule('content_completion', 100),
  rule('quiz_pass', 60),
  rule('course_completion', 200),
  rule('course_like', 25, 'likes'),
  rule('teacher_like', 25, 'likes'),
];
const totals = { daily_cap: 250, weekly_cap: 500 };
const paidOf = (kind: EarningKind, today: number, week = today) => ({ kind, today, week });
const claim = (kind: EarningKind, amount: number) => ({ kind, amount });

describe('payments within the caps', () => {
  test.each<[string, CapState['paid'], ReturnType<typeof claim>[], number[]]>([
    ['all of it where there is room', [], [claim('content_completion', 5)], [5]],
    [
      'a part up to the cap of the kind',
      [paidOf('content_completion', 98)],
      [claim('content_completion', 5)],
      [2],
    ],
    [
      'a part up to the total of the day',
      [paidOf('content_completion', 50), paidOf('course_completion', 180)],
      [claim('course_completion', 200)],
      [20],
    ],
    [
      'a part up to the total of the week',
      [paidOf('course_completion', 0, 490)],
      [claim('course_completion', 200)],
      [10],
    ],
    [
      'nothing where the week is full',
      [paidOf('course_completion', 0, 500)],
      [claim('content_completion', 5)],
      [0],
    ],
    [
      'oldest first, and each once',
      [paidOf('course_completion', 0, 300)],
      [claim('course_completion', 150), claim('quiz_pass', 20), claim('quiz_pass', 60)],
      [150, 20, 30],
    ],
    [
      'a full kind does not hold up the others',
      [paidOf('quiz_pass', 60)],
      [claim('quiz_pass', 20), claim('content_completion', 5)],
      [0, 5],
    ],
    [
      'kinds that share a cap fill it together',
      [paidOf('course_like', 20)],
      [claim('teacher_like', 5), claim('course_like', 5)],
      [5, 0],
    ],
    [
      'nothing, and takes nothing back, where a cap was lowered',
      [paidOf('content_completion', 140)],
      [claim('content_completion', 5)],
      [0],
    ],
    [
      'check-ins stand outside the totals',
      [paidOf('course_completion', 250, 500)],
      [claim('daily_sign_in', 10), claim('quiz_pass', 20)],
      [10, 0],
    ],
  ])('%s', (_, paid, claims, expected) => {
    expect(allotPayments(claims, { rules, totals, paid })).toEqual(expected);
  });

  test('without caps everything is paid', () => {
    const capless = { rules: [], totals: { daily_cap: null, weekly_cap: null }, paid: [] };
    expect(allotPayments([claim('course_completion', 9999)], capless)).toEqual([9999]);
  });
});
