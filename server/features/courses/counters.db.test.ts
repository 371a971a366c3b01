import { beforeAll, expect, test } from 'vitest';
import { addCourse, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

import { countCourseLikes } from './course-counters.ts';
import { correctRanks, findCounterDrift, repairCounters } from './index.ts';

const academy = openTestAcademy();
let courseId: number;
const learners: number[] = [];

beforeAll(async () => {
  courseId = await addCourse(academy.db);
  for (let count = 0; count < 12; count++) learners.push((await academy.addLearner()).userId);
});

const review = (user_id: number, rating: number, is_hidden = false) =>
  academy.db
    .insertInto('course_reviews')
    .values({ user_id, course_id: courseId, rating, is_hidden })
    .execute();

async function figures() {
  return academy.db
    .selectFrom('course_counters')
    .select((eb) => [
      eb.fn.sum<number>('ratings_count').as('count'),
      eb.fn.sum<number>('ratings_sum').as('sum'),
    ])
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow();
}

test('likes and ratings are counted as they come, change and go', async () => {
  const likes = learners.map((user_id) => ({ user_id, course_id: courseId }));
  await academy.db.insertInto('course_likes').values(likes).execute();
  expect(await countCourseLikes(academy.db, courseId)).toBe(12);
  await academy.db
    .deleteFrom('course_likes')
    .where('user_id', '=', learners[0] ?? 0)
    .execute();
  expect(await countCourseLikes(academy.db, courseId)).toBe(11);

  for (const userId of learners) await review(userId, 4);
  expect(await figures()).toEqual({ count: 12, sum: 48 });
  await academy.db
    .updateTable('course_reviews')
    .set({ rating: 1 })
    .where('user_id', '=', learners[1] ?? 0)
    .execute();
  expect(await figures()).toEqual({ count: 12, sum: 45 });
  await academy.db.updateTable('course_reviews').set({ is_hidden: true }).execute();
  expect(await figures()).toEqual({ count: 0, sum: 0 });
  await academy.db.updateTable('course_reviews').set({ is_hidden: false, rating: 5 }).execute();
  expect(await figures()).toEqual({ count: 12, sum: 60 });
  await academy.db
    .deleteFrom('course_reviews')
    .where('user_id', '=', learners[2] ?? 0)
    .execute();
  expect(await figures()).toEqual({ count: 11, sum: 55 });
  expect(await findCounterDrift(academy.db)).toEqual([]);
});

test('a review that is hidden from its beginning counts when it is shown', async () => {
  const shown = await addCourse(academy.db);
  await academy.db
    .insertInto('course_reviews')
    .values({ user_id: learners[0] ?? 0, course_id: shown, rating: 2, is_hidden: true })
    .execute();
  await academy.db
    .updateTable('course_reviews')
    .set({ is_hidden: false })
    .where('course_id', '=', shown)
    .execute();
  expect(await findCounterDrift(academy.db)).toEqual([]);
});

test('with a course or a teacher their counters are gone', async () => {
  const course = await addCourse(academy.db);
  const teacher = await addTeacher(academy.db);
  const user_id = learners[3] ?? 0;
  await academy.db.insertInto('course_likes').values({ user_id, course_id: course }).execute();
  await academy.db.insertInto('teacher_likes').values({ user_id, teacher_id: teacher }).execute();
  await academy.db.deleteFrom('courses').where('course_id', '=', course).execute();
  await academy.db.deleteFrom('teachers').where('teacher_id', '=', teacher).execute();
  expect(await findCounterDrift(academy.db)).toEqual([]);
});

test('counters that have drifted are found, named and repaired', async () => {
  await academy.db
    .updateTable('course_counters')
    .set((eb) => ({ likes_count: eb('likes_count', '+', 7) }))
    .where('course_id', '=', courseId)
    .where('slot', '=', (learners[5] ?? 0) % 8)
    .execute();
  const drift = await findCounterDrift(academy.db);
  expect(drift).toMatchObject([{ counter: 'course likes', id: courseId }]);
  expect((drift[0]?.stored ?? 0) - (drift[0]?.counted ?? 0)).toBe(7);
  await repairCounters(academy.db);
  expect(await findCounterDrift(academy.db)).toEqual([]);
});

test('courses are ranked by the figures that are shown', async () => {
  const ranked = await addCourse(academy.db);
  const rank = () =>
    academy.db
      .selectFrom('course_ranks')
      .select(['likes_count', 'ratings_count', 'rating'])
      .where('course_id', '=', ranked)
      .executeTakeFirstOrThrow();
  expect(await rank()).toEqual({ likes_count: 0, ratings_count: 0, rating: null });
  const likes = learners.map((user_id) => ({ user_id, course_id: ranked }));
  await academy.db.insertInto('course_likes').values(likes).execute();
  const [first = 0, second = 0] = learners;
  const reviews = [
    { user_id: first, course_id: ranked, rating: 5 },
    { user_id: second, course_id: ranked, rating: 2 },
  ];
  await academy.db.insertInto('course_reviews').values(reviews).execute();
  const right = { likes_count: 12, ratings_count: 2, rating: 3.5 };
  expect(await rank()).toEqual(right);

  await academy.db.updateTable('course_ranks').set({ likes_count: 3, rating: null }).execute();
  await correctRanks(academy.db);
  expect(await rank()).toEqual(right);
});
