import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pointCalls } from '#contract/points.ts';
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
