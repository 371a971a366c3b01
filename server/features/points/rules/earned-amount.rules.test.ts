import { describe, expect, test } from 'vitest';
import { decideEarning } from './earned-amount.rules.ts';

describe('what an action earns', () => {
  const rule = { amount: 5, is_active: true };
  const free = { ownAmount: 0, isPaid: false };

  test.each([
    ['the rule’s amount', { ...free, rule }, 5, null],
    ['nothing when it was paid before', { ...free, rule, isPaid: true }, 0, 'already_paid'],
    [
      'paid before, even while the rule is off',
      { ...free, rule: { ...rule, is_active: false }, isPaid: true },
      0,
      'already_paid',
    ],
    [
      'nothing while the rule is off',
      { ...free, rule: { ...rule, is_active: false } },
      0,
      'rule_off',
    ],
    ['nothing without a rule', { ...free, rule: undefined, ownAmount: 9 }, 0, 'rule_off'],
    ['nothing by a rule that pays 0', { ...free, rule: { ...rule, amount: 0 } }, 0, 'rule_off'],
    [
      'the subject’s amount where the rule has none',
      { ...free, rule: { ...rule, amount: null }, ownAmount: 9 },
      9,
      null,
    ],
    ['not the subject’s amount where the rule has one', { ...free, rule, ownAmount: 9 }, 5, null],
    [
      'nothing for a subject that pays 0',
      { ...free, rule: { ...rule, amount: null } },
      0,
      'rule_off',
    ],
  ] as const)('%s', (_, situation, amount, reason) => {
    expect(decideEarning(situation)).toEqual({ amount, reason });
  });
});
