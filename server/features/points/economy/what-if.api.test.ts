import { describe, expect, test } from 'vitest';
import { economyAdminCalls } from '#contract/points-economy-admin.ts';
import { LedgerAcademy } from './economy.testing.ts';

const ledger = new LedgerAcademy();
const { academy } = ledger;

describe('what if', () => {
  const ask = (kind: string, query: Record<string, unknown>) =>
    academy.callWith(
      economyAdminCalls.whatIf,
      { params: { kind }, query },
      { as: ledger.people.admin },
    );

  test('recomputes what the last 90 days paid, and stores nothing', async () => {
    const before = await academy.db.selectFrom('point_rules').selectAll().execute();
    const { data } = await ask('course_like', { amount: 8, daily_cap: 8 });
    expect(data).toMatchObject({
      kind: 'course_like',
      from: '2025-10-29',
      to: '2026-01-26',
      rule: { amount: 5, daily_cap: 25, shares_cap_with: ['teacher_like'] },
      occasions: 4,
      learners: 2,
      paid: 20,
      // Each of the two would have been paid for the first like of the day.
      would_pay: 16,
      capped: 2,
    });
    expect(data.weeks.filter(({ paid }) => paid > 0)).toEqual([
      { week: '2026-01-05', paid: 20, would_pay: 16 },
    ]);
    expect(await academy.db.selectFrom('point_rules').selectAll().execute()).toEqual(before);
    expect((await ask('daily_sign_in', { amount: 20 })).data).toMatchObject({
      paid: 30,
      would_pay: 60,
    });
  });

  test('of a kind that paid nothing is nothing', async () => {
    expect((await ask('referral', { amount: 500 })).data).toMatchObject({
      occasions: 0,
      paid: 0,
      would_pay: 0,
    });
  });

  test.each([
    ['course_like', {}, 'amount'],
    ['course_like', { amount: -1 }, 'amount'],
    ['course_like', { amount: 1_000_001 }, 'amount'],
    ['course_like', { amount: 5, daily_cap: 4 }, 'daily_cap'],
    ['course_like', { amount: 5, daily_cap: 0 }, 'daily_cap'],
    ['course_completion', { amount: 5 }, 'amount'],
    ['course_redemption', { amount: 5 }, 'kind'],
  ])('refuses %s with %j', async (kind, query, field) => {
    const answer = await ask(kind, query);
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]]);
  });

  test('of a rule whose row was removed is not found', async () => {
    await academy.db.deleteFrom('point_rules').where('kind', '=', 'referral').execute();
    expect((await ask('referral', { amount: 5 })).status).toBe(404);
  });
});
