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

test('fifty reviews at once are one review and pay once', async () => {
  const learner = await academy.addLearner();
  const course_id = await addCourse(academy.db);
  await academy.call(courseCalls.read, { body: { course_id } }, { as: learner });
  const answers = await Promise.all(
    FIFTY.map(() =>
      academy.call(courseCalls.review, { body: { course_id, rating: 4 } }, { as: learner }),
    ),
  );
  expect(answers.filter((answer) => answer.data.pointsEarned > 0)).toHaveLength(1);
  const { data } = await academy.call(courseCalls.reviews, { query: { course_id } });
  expect(data.count).toBe(1);
  expect(await balanceOf(learner.userId)).toBe(15);
});
