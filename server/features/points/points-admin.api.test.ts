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

const auditOf = (entityId: number | string) =>
  academy.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity_id', '=', String(entityId))
    .execute();

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
    [{ amount: '1,5', reason: 'x' }, 'amount'],
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
