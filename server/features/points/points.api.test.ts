import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PointRule, pointCalls } from '#contract/points.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
afterAll(() => academy.assertLedgerIsSound());

let admin: TestPerson;
let teacher: TestPerson;
let learner: TestPerson;
beforeAll(async () => {
  admin = await academy.addAdmin();
  teacher = await academy.addPerson({ role: 'teacher' });
});
beforeEach(async () => {
  learner = await academy.addLearner({ points: 100 });
});

const of = ({ userId }: TestPerson) => ({ query: { user_id: userId } });
const auditOf = (entityId: number | string) =>
  academy.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity_id', '=', String(entityId))
    .execute();

describe('a balance', () => {
  test('is the learner’s own', async () => {
    const { status, data } = await academy.call(pointCalls.balance, of(learner), { as: learner });
    expect(status).toBe(200);
    expect(data).toEqual({
      user_id: learner.userId,
      available_points: 100,
      total_points: 100,
      held_points: 0,
      lifetime_earned: 100,
      lifetime_spent: 0,
      last_updated: academy.now.toISOString(),
      expiring_points: 0,
    });
  });

  test.each(['balance', 'history'] as const)('the %s needs to know whose', async (name) => {
    const answer = await academy.callWith(pointCalls[name], {}, { as: learner });
    expect(answer).toMatchObject({
      status: 400,
      error: 'VALIDATION_FAILED',
      msg: 'userId is required',
      fields: { user_id: 'userId is required' },
    });
  });

  test.each(['balance', 'history'] as const)(
    'the %s of another is the admin’s to see',
    async (name) => {
      const call = pointCalls[name];
      expect(await academy.call(call, of(learner))).toMatchObject({ error: 'AUTH_REQUIRED' });
      for (const person of [teacher, await academy.addLearner()]) {
        const answer = await academy.call(call, of(learner), { as: person });
        expect(answer).toMatchObject({ status: 403, error: 'FORBIDDEN' });
      }
      expect(await academy.call(call, of(learner), { as: admin })).toMatchObject({ status: 200 });
    },
  );

  test('of nobody is not found', async () => {
    const answer = await academy.call(
      pointCalls.balance,
      { query: { user_id: 999_999 } },
      { as: admin },
    );
    expect(answer).toMatchObject({ status: 404, error: 'NOT_FOUND' });
  });
});

test('the history is paged and shows each change in both languages', async () => {
  await academy.call(pointCalls.signIn, {}, { as: learner });
  const query = { user_id: learner.userId, page: 1, limit: 1 };
  const { data } = await academy.call(pointCalls.history, { query }, { as: learner });
  expect(data).toMatchObject({ count: 2, page: 1, limit: 1 });
  expect(data.list).toMatchObject([
    {
      kind: 'daily_sign_in',
      description: 'Daily check-in',
      description_zh: '每日签到',
      points: 10,
      balance_after: 110,
      created_at: academy.now.toISOString(),
    },
  ]);
  const rest = await academy.call(
    pointCalls.history,
    { query: { ...query, page: 2 } },
    { as: learner },
  );
  expect(rest.data.list).toMatchObject([{ kind: 'admin_adjustment', points: 100 }]);
});

describe('checking in', () => {
  test('pays, and the second time says when to come back', async () => {
    const first = await academy.call(pointCalls.signIn, {}, { as: learner, locale: 'en' });
    expect(first).toMatchObject({ status: 200, msg: 'Checked in. You earned 10 points' });
    expect(first.data).toMatchObject({
      pointsEarned: 10,
      not_paid_reason: null,
      signed_in_today: true,
      today: '2026-03-02',
      streak: 1,
      next_bonus_in: 6,
    });
    const second = await academy.call(pointCalls.signIn, {}, { as: learner, locale: 'en' });
    expect(second).toMatchObject({
      status: 200,
      msg: "You've already signed in today. Come back tomorrow!",
      data: { ...first.data, pointsEarned: 0, not_paid_reason: 'already_paid' },
    });
  });

  test('shows the month with and without a check-in', async () => {
    const state = async () =>
      (await academy.call(pointCalls.signInState, {}, { as: learner })).data;
    expect(await state()).toMatchObject({ signed_in_today: false, streak: 0, next_bonus_in: 7 });
    await academy.call(pointCalls.signIn, {}, { as: learner });
    const { calendar } = await state();
    expect(calendar).toHaveLength(31);
    expect(calendar.filter((day) => day.signed_in)).toEqual([
      { day: '2026-03-02', signed_in: true },
    ]);
  });

  test('needs a person', async () => {
    expect(await academy.call(pointCalls.signIn, {})).toMatchObject({ error: 'AUTH_REQUIRED' });
  });
});

test('guests see what each action earns', async () => {
  const { data } = await academy.call(pointCalls.rules, {});
  expect(data.streak_days).toBe(7);
  expect(data.list.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['daily_sign_in', 10],
    ['sign_in_streak', 50],
    ['course_read', 5],
    ['course_like', 5],
    ['teacher_like', 5],
    ['course_review', 10],
    ['content_completion', 5],
    ['quiz_pass', 20],
    ['course_completion', null],
    ['referral', 50],
    ['welcome', 20],
  ]);
});

describe('an admin', () => {
  const adjust = (amount: number, headers: Record<string, string> = {}) =>
    academy.call(
      pointAdminCalls.adjust,
      { params: { id: learner.userId }, body: { amount, reason: 'A prize' } },
      { as: admin, headers },
    );

  test('gives and takes points with a reason, which is kept', async () => {
    const { status, data } = await adjust(25);
    expect(status).toBe(200);
    expect(data.balance).toMatchObject({ user_id: learner.userId, available_points: 125 });
    expect((await adjust(-125)).data.balance.available_points).toBe(0);
    const audit = await auditOf(learner.userId);
    expect(audit).toMatchObject([
      {
        action: 'points.adjust',
        actor_user_id: admin.userId,
        after: { point_id: data.point_id, user_name: learner.name, amount: 25, reason: 'A prize' },
      },
      { action: 'points.adjust', after: { amount: -125 } },
    ]);
  });

  test('takes no more than there is, and nothing is written', async () => {
    expect(await adjust(-101)).toMatchObject({ status: 409, error: 'INSUFFICIENT_POINTS' });
    expect(await auditOf(learner.userId)).toEqual([]);
  });

  test('who sends an adjustment again under its key adjusts once', async () => {
    const key = { 'idempotency-key': 'a-prize' };
    const first = await adjust(25, key);
    expect((await adjust(25, key)).data).toEqual(first.data);
    expect(await adjust(26, key)).toMatchObject({ status: 409, error: 'IDEMPOTENCY_CONFLICT' });
    expect(await auditOf(learner.userId)).toHaveLength(1);
    expect((await adjust(25)).data.balance.available_points).toBe(150);
  });

  test.each([
    [{ amount: 0, reason: 'x' }, 'amount'],
    [{ amount: 1.5, reason: 'x' }, 'amount'],
    [{ amount: 100_000_001, reason: 'x' }, 'amount'],
    [{ amount: '5', reason: 'x' }, 'amount'],
    [{ reason: 'x' }, 'amount'],
    [{ amount: 5 }, 'reason'],
    [{ amount: 5, reason: '  ' }, 'reason'],
  ])('cannot adjust by %j', async (body, field) => {
    const answer = await academy.callWith(
      pointAdminCalls.adjust,
      { params: { id: learner.userId }, body },
      { as: admin },
    );
    expect(answer).toMatchObject({ status: 400, error: 'VALIDATION_FAILED' });
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });

  test('corrects an entry once', async () => {
    const { data } = await adjust(25);
    const correct = () =>
      academy.call(
        pointAdminCalls.reverse,
        { params: { id: data.point_id }, body: { reason: 'Meant for another' } },
        { as: admin },
      );
    const first = await correct();
    expect(first.data.balance).toMatchObject({ available_points: 100, lifetime_earned: 100 });
    expect((await correct()).data).toEqual(first.data);
    expect(await auditOf(data.point_id)).toMatchObject([
      { action: 'points.reverse', after: { reason: 'Meant for another' } },
    ]);
    const again = await academy.call(
      pointAdminCalls.reverse,
      { params: { id: first.data.point_id }, body: { reason: 'Back again' } },
      { as: admin },
    );
    expect(again).toMatchObject({ status: 409, error: 'INVALID_STATE' });
  });

  test('has the ledger checked', async () => {
    const { data } = await academy.call(pointAdminCalls.ledgerCheck, {}, { as: admin });
    expect(data.ok).toBe(true);
    expect(data.invariants).toHaveLength(7);
  });
});

describe('a rule', () => {
  const rules = async () =>
    (await academy.call(pointAdminCalls.rules, {}, { as: admin })).data.list;
  const ruleOf = async (kind: string) => (await rules()).find((rule) => rule.kind === kind);
  const change = (kind: 'course_like' | 'course_completion', body: Record<string, unknown>) =>
    academy.call(pointAdminCalls.updateRule, { params: { kind }, body }, { as: admin });

  test('is changed by an admin, for what comes after', async () => {
    const before = await ruleOf('course_like');
    const body = { amount: 8, daily_cap: 40, expires_after_days: 365, version: before?.version };
    const { status, data } = await change('course_like', body);
    expect(status).toBe(200);
    expect(data).toEqual({ ...before, ...body, version: (before?.version ?? 0) + 1 });
    expect(await ruleOf('course_like')).toEqual(data);
    // Which rules share a cap is no choice of an admin, and no part of a change.
    const audited = ({ shares_cap_with: _, ...rule }: PointRule) => rule;
    expect(await auditOf('course_like')).toMatchObject([
      {
        action: 'point_rule.update',
        before: audited(before as PointRule),
        after: audited(data),
      },
    ]);
  });

  test('that another admin has changed meanwhile comes back as it is now', async () => {
    const seen = await ruleOf('course_like');
    await change('course_like', { is_active: false });
    const late = await change('course_like', { amount: 1, version: seen?.version });
    expect(late).toMatchObject({ status: 409, error: 'STALE_VERSION' });
    expect(late.data).toEqual(await ruleOf('course_like'));
    expect(await change('course_like', { is_active: true })).toMatchObject({ status: 200 });
  });

  test('that is off, or pays 0, is shown to nobody', async () => {
    const shown = async () =>
      (await academy.call(pointCalls.rules, {})).data.list.some(
        ({ kind }) => kind === 'course_like',
      );
    await change('course_like', { is_active: false });
    expect(await shown()).toBe(false);
    await change('course_like', { is_active: true, amount: 0 });
    expect(await shown()).toBe(false);
    await change('course_like', { amount: 5 });
    expect(await shown()).toBe(true);
  });

  test.each([
    ['course_like', { amount: 5, daily_cap: 4 }, 'daily_cap'],
    ['course_like', { amount: null }, 'amount'],
    ['course_like', { amount: -1 }, 'amount'],
    ['course_like', { daily_cap: 0 }, 'daily_cap'],
    ['course_like', { expires_after_days: 0 }, 'expires_after_days'],
    ['course_completion', { amount: 5 }, 'amount'],
  ] as const)('%s cannot be %j', async (kind, body, field) => {
    const answer = await change(kind, body);
    expect(answer).toMatchObject({ status: 400, error: 'VALIDATION_FAILED' });
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });
});

test('nobody but an admin touches points, rules or the ledger', async () => {
  const calls = [
    [pointAdminCalls.adjust, { params: { id: 1 }, body: { amount: 5, reason: 'x' } }],
    [pointAdminCalls.reverse, { params: { id: 1 }, body: { reason: 'x' } }],
    [pointAdminCalls.ledgerCheck, {}],
    [pointAdminCalls.rules, {}],
    [pointAdminCalls.updateRule, { params: { kind: 'welcome' }, body: { amount: 5 } }],
  ] as const;
  for (const [call, input] of calls) {
    expect(await academy.callWith(call, input)).toMatchObject({ error: 'AUTH_REQUIRED' });
    for (const as of [learner, teacher]) {
      const answer = await academy.callWith(call, input, { as });
      expect(answer).toMatchObject({ status: 403, error: 'FORBIDDEN' });
    }
  }
});
