import { expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

import { countCourseLikes } from './course-counters.ts';
import { correctRanks, findCounterDrift } from './index.ts';

const academy = openTestAcademy();

test('fifty learners who like, unlike and like a course at once are all counted', async () => {
  const courseId = await addCourse(academy.db);
  const learners = await Promise.all(Array.from({ length: 50 }, () => academy.addLearner()));
  const body = { course_id: courseId };
  await Promise.all(
    learners.map(async (as, index) => {
      await academy.call(courseCalls.like, { body }, { as });
      if (index % 2 === 0) await academy.call(courseCalls.unlike, { body }, { as });
      if (index % 4 === 0) await academy.call(courseCalls.like, { body }, { as });
    }),
  );
  const expected = learners.filter((_, index) => index % 2 === 1 || index % 4 === 0).length;
  expect(await countCourseLikes(academy.db, courseId)).toBe(expected);
  expect(await findCounterDrift(academy.db)).toEqual([]);
  await correctRanks(academy.db);
  const { likes_count } = await academy.db
    .selectFrom('course_ranks')
    .select('likes_count')
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow();
  expect(likes_count).toBe(expected);
});
