import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { courseCalls } from '#contract/courses.ts';
import { learningCalls } from '#contract/learning.ts';
import { MAX_REFERRALS, pointCalls } from '#contract/points.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { inTransaction } from '#database/open.ts';
import { runMaintenance } from '#server/jobs/maintenance.ts';
import { addCourse, addLesson, openEarlier } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { getBalance } from '../ledger/balance.queries.ts';
import { TIME_ZONE } from '../ledger/points.testing.ts';
import { earnNewcomerPoints } from './earn-newcomer-points.ts';

const academy = openTestAcademy();
let courseId: number;
const lessonIds: number[] = [];

beforeAll(async () => {
  courseId = await addCourse(academy.db);
  for (let made = 0; made < 3; made++) lessonIds.push(await addLesson(academy.db, courseId));
  // The course is never complete: what it pays is not what these tests are about.
  await addLesson(academy.db, courseId, { type: 'quiz' });
});
afterAll(async () => {
  await academy.assertLedgerIsSound();
});

const balanceOf = async (userId: number) =>
  (await getBalance(academy.db, userId, academy.now)).available;

/** A learner whom another one invited. */
async function invite(inviter: TestPerson) {
  const code = (await academy.call(accountCalls.profile, {}, { as: inviter })).data.invitation.code;
  const newcomer = await academy.addLearner({ verified: false });
  await academy.db
    .insertInto('invitation_uses')
    .values((eb) => ({
      user_id: newcomer.userId,
      invitation_code_id: eb
        .selectFrom('invitation_codes')
        .select('invitation_code_id')
        .where('code', '=', code)
        .$asScalar()
        .$notNull(),
    }))
    .execute();
  return newcomer;
}

const verify = ({ userId }: TestPerson) =>
  academy.db
    .updateTable('users')
    .set({ email_verified_at: academy.now })
    .where('user_id', '=', userId)
    .execute();

async function complete(person: TestPerson, lessonId = lessonIds[0] ?? 0) {
  const body = { course_id: courseId, content_id: lessonId };
  const answer = await academy.call(learningCalls.complete, { body }, { as: person });
  return answer.data;
}
async function learn(person: TestPerson, lessonId = lessonIds[0] ?? 0) {
  await openEarlier(academy.db, person.userId, [lessonId], academy.now);
  return complete(person, lessonId);
}

test('twenty throwaway accounts bring their inviter nothing in the first two days', async () => {
  const inviter = await academy.addLearner();
  const newcomers: TestPerson[] = [];
  for (let made = 0; made < 20; made++) newcomers.push(await invite(inviter));
  for (const newcomer of newcomers) {
    await verify(newcomer);
    await learn(newcomer);
  }
  await academy.nextDay(inviter, ...newcomers);
  for (const newcomer of newcomers) await learn(newcomer, lessonIds[1]);
  expect(await balanceOf(inviter.userId)).toBe(0);
});

test('a newcomer is paid on the first later day, their inviter on the second with a paid lesson', async () => {
  const inviter = await academy.addLearner();
  const newcomer = await invite(inviter);
  await verify(newcomer);
  expect((await learn(newcomer)).welcome_points_earned).toBe(0);
  expect(await balanceOf(inviter.userId)).toBe(0);
  await academy.nextDay(inviter, newcomer);
  expect(await learn(newcomer, lessonIds[1])).toMatchObject({
    pointsEarned: 5,
    welcome_points_earned: 20,
  });
  expect(await balanceOf(newcomer.userId)).toBe(5 + 5 + 20);
  // The day of registering does not count, however much was learned on it.
  expect(await balanceOf(inviter.userId)).toBe(0);
  await academy.nextDay(inviter, newcomer);
  expect((await learn(newcomer, lessonIds[2])).welcome_points_earned).toBe(0);
  expect(await balanceOf(inviter.userId)).toBe(50);
  expect((await learn(newcomer, lessonIds[2])).welcome_points_earned).toBe(0);
  expect(await balanceOf(inviter.userId)).toBe(50);
  const { data } = await academy.call(accountCalls.profile, {}, { as: inviter });
  expect(data.invitation).toMatchObject({ rewarded_count: 1 });
});

test('verifying after a completed lesson pays', async () => {
  const inviter = await academy.addLearner();
  const newcomer = await invite(inviter);
  await academy.nextDay(inviter, newcomer);
  expect((await learn(newcomer)).welcome_points_earned).toBe(0);
  await verify(newcomer);
  const arrive = () =>
    inTransaction(academy.db, (tx) =>
      earnNewcomerPoints(tx, { userId: newcomer.userId, now: academy.now, timeZone: TIME_ZONE }),
    );
  expect(await arrive()).toEqual({ pointsEarned: 20 });
  expect(await arrive()).toEqual({ pointsEarned: 0 });
  expect(await balanceOf(inviter.userId)).toBe(0);
});

test('verifying after lessons were paid on two later days pays the inviter', async () => {
  const inviter = await academy.addLearner();
  const newcomer = await invite(inviter);
  for (const lessonId of lessonIds.slice(0, 2)) {
    await academy.nextDay(inviter, newcomer);
    expect((await learn(newcomer, lessonId)).pointsEarned).toBe(5);
  }
  await verify(newcomer);
  await inTransaction(academy.db, (tx) =>
    earnNewcomerPoints(tx, { userId: newcomer.userId, now: academy.now, timeZone: TIME_ZONE }),
  );
  expect(await balanceOf(inviter.userId)).toBe(50);
});

describe('a lesson that is paid on a later day', () => {
  const setCap = async (daily_cap: number) => {
    const input = { params: { kind: 'content_completion' as const }, body: { daily_cap } };
    await academy.call(pointAdminCalls.updateRule, input, { as: await academy.addAdmin() });
  };
  /** A newcomer to whom one lesson was paid on one later day, and another is owed on the next. */
  const inviteToOwed = async () => {
    await setCap(5);
    const inviter = await academy.addLearner();
    const newcomer = await invite(inviter);
    await verify(newcomer);
    await academy.nextDay(inviter, newcomer);
    expect((await learn(newcomer)).pointsEarned).toBe(5);
    academy.advanceMinutes(60);
    expect(await learn(newcomer, lessonIds[1])).toMatchObject({ pointsEarned: 0, points_owed: 5 });
    await academy.nextDay(inviter, newcomer);
    expect(await balanceOf(inviter.userId)).toBe(0);
    return { inviter, newcomer };
  };
  afterAll(() => setCap(100));

  test.each<[string, (newcomer: TestPerson) => Promise<unknown>]>([
    ['the periodic work', () => runMaintenance(academy.app.dependencies)],
    ['a check-in', (as) => academy.call(pointCalls.signIn, {}, { as })],
    [
      'a read course',
      (as) => academy.call(courseCalls.read, { body: { course_id: courseId } }, { as }),
    ],
  ])('pays the inviter too, once: %s', async (_by, pay) => {
    const { inviter, newcomer } = await inviteToOwed();
    await pay(newcomer);
    expect(await balanceOf(inviter.userId)).toBe(50);
    await pay(newcomer);
    expect(await balanceOf(inviter.userId)).toBe(50);
  });
});

test('a lesson whose missing time is spent on its page makes a newcomer', async () => {
  const newcomer = await invite(await academy.addLearner());
  await verify(newcomer);
  await academy.nextDay(newcomer);
  expect((await complete(newcomer)).not_paid_reason).toBe('too_fast');
  const before = await balanceOf(newcomer.userId);
  let earned = 0;
  for (let minute = 0; minute < 10 && earned === 0; minute++) {
    academy.setClock(new Date(academy.now.getTime() + 50_000).toISOString());
    const body = { content_id: lessonIds[0] ?? 0, progress: 100 };
    const { data } = await academy.call(learningCalls.progress, { body }, { as: newcomer });
    earned = data.pointsEarned;
  }
  expect(earned).toBe(5 + 20);
  expect(await balanceOf(newcomer.userId)).toBe(before + 5 + 20);
});

test('lessons that paid nothing bring the inviter nothing, on however many days', async () => {
  const inviter = await academy.addLearner();
  const newcomer = await invite(inviter);
  await verify(newcomer);
  for (const lessonId of lessonIds) {
    await academy.nextDay(inviter, newcomer);
    expect((await complete(newcomer, lessonId)).pointsEarned).toBe(0);
  }
  expect(await balanceOf(inviter.userId)).toBe(0);
});

test('a lesson completed faster than it can be read makes nobody a newcomer', async () => {
  const inviter = await academy.addLearner();
  const newcomer = await invite(inviter);
  await verify(newcomer);
  await academy.nextDay(inviter, newcomer);
  expect(await complete(newcomer)).toMatchObject({
    pointsEarned: 0,
    not_paid_reason: 'too_fast',
    welcome_points_earned: 0,
  });
  expect(await balanceOf(inviter.userId)).toBe(0);
});

test('people whom an admin added came without a code, and get no welcome points', async () => {
  const person = await academy.addLearner();
  await verify(person);
  await academy.nextDay(person);
  expect((await learn(person)).welcome_points_earned).toBe(0);
});

test('one code brings points for twenty people in all; the twenty-first is welcome', async () => {
  const inviter = await academy.addLearner();
  const newcomers: TestPerson[] = [];
  for (let made = 0; made <= MAX_REFERRALS; made++) newcomers.push(await invite(inviter));
  for (const newcomer of newcomers) await verify(newcomer);
  await academy.nextDay(inviter, ...newcomers);
  for (const newcomer of newcomers) {
    expect((await learn(newcomer)).welcome_points_earned).toBe(20);
  }
  await academy.nextDay(inviter, ...newcomers);
  for (const newcomer of newcomers) await learn(newcomer, lessonIds[1]);
  expect(await balanceOf(inviter.userId)).toBe(MAX_REFERRALS * 50);
  const { data } = await academy.call(pointCalls.rules, {});
  expect(data.max_referrals).toBe(MAX_REFERRALS);
});
