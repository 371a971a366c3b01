import { afterAll, describe, expect, test } from 'vitest';
import { learningCalls } from '#contract/learning.ts';
import { pointCalls } from '#contract/points.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { runMaintenance } from '#server/jobs/maintenance.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

/** Points that caps withhold, and when they are paid. */

const academy = openTestAcademy();
afterAll(() => academy.assertLedgerIsSound());

const pointsOf = async (as: TestPerson) => {
  const query = { user_id: as.userId };
  return (await academy.call(pointCalls.balance, { query }, { as })).data.available_points;
};
const unpaidOf = async (as: TestPerson) =>
  (await academy.call(pointCalls.unpaid, { query: { user_id: as.userId } }, { as })).data;

/** Passes the only quiz of a new course, which completes it: 20 + 5 and the course's points. */
async function completeCourse(as: TestPerson, points_reward: number) {
  const courseId = await addCourse(academy.db, { points_reward });
  const content_id = await addLesson(academy.db, courseId, { type: 'quiz' });
  const body = { content_id, answers: { q1: 'b', q2: true } };
  return (await academy.call(learningCalls.submitQuiz, { body }, { as })).data;
}

const maintain = () => runMaintenance(academy.app.dependencies);

describe('points that a cap withholds', () => {
  test('are owed, and paid by themselves on the next days, in parts and oldest first', async () => {
    academy.setClock('2026-05-11T04:00:00Z');
    const learner = await academy.addLearner();
    expect(await completeCourse(learner, 300)).toMatchObject({
      pointsEarned: 25,
      points_owed: 0,
      course_points_earned: 200,
      course_points_owed: 100,
    });
    // 225 of 250 are paid.
    expect(await completeCourse(learner, 180)).toMatchObject({
      pointsEarned: 25,
      course_points_earned: 0,
      course_points_owed: 180,
    });
    expect(await pointsOf(learner)).toBe(250);
    expect(await unpaidOf(learner)).toMatchObject({
      points_owed: 280,
      count: 2,
      list: [
        { kind: 'course_completion', reason: 'cap', points: 180, points_paid: 0 },
        { kind: 'course_completion', reason: 'cap', points: 300, points_paid: 200 },
      ],
    });
    await maintain();
    expect(await pointsOf(learner)).toBe(250);

    await academy.nextDay(learner);
    await maintain();
    await maintain();
    // 200 of courses a day: the rest of the first, and a part of the second.
    expect(await pointsOf(learner)).toBe(450);
    expect(await unpaidOf(learner)).toMatchObject({ points_owed: 80, count: 1 });

    await academy.nextDay(learner);
    await maintain();
    // The week is full with 500; it ends on Sunday.
    expect(await pointsOf(learner)).toBe(500);
    for (let day = 0; day < 4; day++) await academy.nextDay(learner);
    await maintain();
    expect(await pointsOf(learner)).toBe(500);
    await academy.nextDay(learner);
    await maintain();
    expect(await pointsOf(learner)).toBe(530);
    expect(await unpaidOf(learner)).toMatchObject({ points_owed: 0, count: 0, list: [] });
    const { data } = await academy.call(
      pointCalls.history,
      { query: { user_id: learner.userId } },
      { as: learner },
    );
    const parts = data.list.filter((entry) => entry.kind === 'course_completion');
    expect(parts.map((entry) => entry.points)).toEqual([30, 50, 100, 100, 200]);
  });

  test('are paid on the next earning too, and no more after a week without one', async () => {
    academy.setClock('2026-05-11T04:00:00Z');
    const learner = await academy.addLearner();
    await completeCourse(learner, 600);
    expect(await pointsOf(learner)).toBe(225);
    academy.setClock('2026-05-18T04:00:00Z');
    await academy.nextDay(learner);
    // One day's room, not that of the seven before it.
    const signedIn = await academy.call(pointCalls.signIn, {}, { as: learner });
    expect(signedIn.data.pointsEarned).toBe(10);
    expect(await pointsOf(learner)).toBe(225 + 200 + 10);
  });

  test('wait while a cap is lowered below what is paid, and keep their amount', async () => {
    academy.setClock('2026-05-11T04:00:00Z');
    const learner = await academy.addLearner();
    const admin = await academy.addAdmin();
    await completeCourse(learner, 300);
    const change = (body: { daily_cap?: number; weekly_cap?: number; version?: number }) =>
      academy.callWith(pointAdminCalls.updateTotals, { body }, { as: admin });
    expect((await change({ daily_cap: 600 })).fields).toHaveProperty('weekly_cap');
    expect((await change({ daily_cap: 40 })).data).toMatchObject({ daily_cap: 40, version: 2 });
    expect((await change({ daily_cap: 50, version: 1 })).error).toBe('STALE_VERSION');
    await maintain();
    expect(await pointsOf(learner)).toBe(225);
    await academy.nextDay(learner, admin);
    await academy.proveAgain(admin);
    await maintain();
    expect(await pointsOf(learner)).toBe(265);
    await change({ daily_cap: 250 });
    await maintain();
    expect(await pointsOf(learner)).toBe(325);
    const audited = await academy.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('entity', '=', 'point_totals')
      .orderBy('audit_id')
      .execute();
    expect(audited[0]).toMatchObject({ before: { daily_cap: 250 }, after: { daily_cap: 40 } });
    expect(audited).toHaveLength(2);
  });

  test('are not paid to an account that was removed', async () => {
    academy.setClock('2026-05-11T04:00:00Z');
    const learner = await academy.addLearner();
    await completeCourse(learner, 300);
    const { anonymisePerson } = await import('#server/features/accounts/index.ts');
    await academy.db
      .transaction()
      .execute((tx) => anonymisePerson(tx, learner.userId, academy.now));
    academy.advanceMinutes(24 * 60);
    await maintain();
    const { sum } = await academy.db
      .selectFrom('point_entries')
      .select((eb) => eb.fn.sum<number>('amount').as('sum'))
      .where('user_id', '=', learner.userId)
      .executeTakeFirstOrThrow();
    expect(Number(sum)).toBe(225);
  });
});

describe('the list of what was not paid', () => {
  test('is for the learner and admins of the points alone, and is kept for 90 days', async () => {
    academy.setClock('2026-05-11T04:00:00Z');
    const learner = await academy.addLearner();
    const other = await academy.addLearner();
    const admin = await academy.addAdmin();
    const query = { user_id: learner.userId };
    await completeCourse(learner, 300);
    expect((await academy.call(pointCalls.unpaid, { query }, { as: admin })).data.count).toBe(1);
    const refused = await academy.callWith(pointCalls.unpaid, { query }, { as: other });
    expect(refused.error).toBe('FORBIDDEN');
    academy.advanceMinutes(24 * 60);
    await maintain();
    const stored = () =>
      academy.db
        .selectFrom('unpaid_earnings')
        .select(['paid_amount', 'resolved_at'])
        .where('user_id', '=', learner.userId)
        .execute();
    expect(await stored()).toMatchObject([{ paid_amount: 300, resolved_at: academy.now }]);
    academy.advanceMinutes(91 * 24 * 60);
    await maintain();
    expect(await stored()).toEqual([]);
  });
});
