import { afterAll, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { getBalance } from '#server/features/points/index.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

const academy = openTestAcademy();
afterAll(async () => {
  await academy.assertLedgerIsSound();
});

const FIFTY = Array.from({ length: 50 });
const balanceOf = async (userId: number) =>
  (await getBalance(academy.db, userId, academy.now)).available;

test('fifty likes at once are one like and pay once', async () => {
  const learner = await academy.addLearner();
  const body = { course_id: await addCourse(academy.db) };
  const answers = await Promise.all(
    FIFTY.map(() => academy.call(courseCalls.like, { body }, { as: learner })),
  );
  expect(answers.map((answer) => answer.status)).toEqual(FIFTY.map(() => 200));
  expect(answers.filter((answer) => answer.data.pointsEarned > 0)).toHaveLength(1);
  expect(answers.every((answer) => answer.data.likes_count === 1)).toBe(true);
  expect(await balanceOf(learner.userId)).toBe(5);
});

test('fifty redemptions of one course at once charge once', async () => {
  const learner = await academy.addLearner({ points: 1000 });
  const body = { course_id: await addCourse(academy.db, { points_required: 300 }) };
  const answers = await Promise.all(
    FIFTY.map(() => academy.call(courseCalls.redeem, { body }, { as: learner })),
  );
  const redeemed = { is_redeemed: true, points_spent: 300, available_points: 700 };
  expect(answers.map((answer) => answer.data)).toEqual(FIFTY.map(() => redeemed));
  expect(await balanceOf(learner.userId)).toBe(700);
});

test('of ten courses redeemed at once, only as many open as the points are enough for', async () => {
  const learner = await academy.addLearner({ points: 1000 });
  const courseIds = await Promise.all(
    FIFTY.slice(0, 10).map(() => addCourse(academy.db, { points_required: 300 })),
  );
  const answers = await Promise.all(
    courseIds.map((course_id) =>
      academy.call(courseCalls.redeem, { body: { course_id } }, { as: learner }),
    ),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
  expect(answers.filter((answer) => answer.error === 'INSUFFICIENT_POINTS')).toHaveLength(7);
  const opened = await academy.db
    .selectFrom('course_redemptions')
    .select('course_id')
    .where('user_id', '=', learner.userId)
    .execute();
  expect(opened).toHaveLength(3);
  expect(await balanceOf(learner.userId)).toBe(100);
});

test('likes and unlikes of fifty people at once are counted right', async () => {
  const course_id = await addCourse(academy.db);
  const people = await Promise.all(FIFTY.map(() => academy.addLearner()));
  await Promise.all(
    people.map((as) => academy.call(courseCalls.like, { body: { course_id } }, { as })),
  );
  await Promise.all(
    people
      .slice(0, 20)
      .map((as) => academy.call(courseCalls.unlike, { body: { course_id } }, { as })),
  );
  const { data } = await academy.call(courseCalls.get, { query: { course_id } });
  expect(data.basic_info.likes_count).toBe(30);
});
