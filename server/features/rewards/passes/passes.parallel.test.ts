import { afterEach, beforeAll, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addReward, redeemPass, rewardFigures, transitionAs } from '../rewards.testing.ts';

/** Fifty requests at once against PostgreSQL. */
const FIFTY = Array.from({ length: 50 }, (_, index) => index);

const academy = openTestAcademy();
let admins: TestPerson[];
let course: number;
let pass: number;

beforeAll(async () => {
  admins = [await academy.addAdmin(), await academy.addAdmin()];
  course = await addCourse(academy.db, { points_required: 100 });
  const fields = { kind: 'course_access' as const, course_ids: [course] };
  pass = (await addReward(academy, admins[0] as TestPerson, fields)).reward_id;
});
afterEach(() => academy.assertLedgerIsSound());

const grantsOf = (learner: TestPerson) =>
  academy.db
    .selectFrom('course_grants')
    .select('source')
    .where('user_id', '=', learner.userId)
    .execute();

test('fifty approvals of one request by two admins open the course once', async () => {
  const learner = await academy.addLearner({ points: 100 });
  const { data } = await redeemPass(academy, learner, pass, course);
  const answers = await Promise.all(
    FIFTY.map((index) =>
      transitionAs(academy, admins[index % 2] as TestPerson, 'approve', data.redemption_id),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await grantsOf(learner)).toEqual([{ source: 'reward' }]);
  expect(await rewardFigures(academy, learner, pass)).toMatchObject({ available: 0, held: 0 });
});

test('fifty requests of one learner for one course are one', async () => {
  const learner = await academy.addLearner({ points: 5000 });
  const answers = await Promise.all(FIFTY.map(() => redeemPass(academy, learner, pass, course)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await rewardFigures(academy, learner, pass)).toMatchObject({ available: 4900, held: 100 });
});

test('approving a pass while its learner buys the course with points pays for it once', async () => {
  const [admin] = admins;
  const learners = await Promise.all(FIFTY.map(() => academy.addLearner({ points: 200 })));
  const requests = await Promise.all(learners.map((who) => redeemPass(academy, who, pass, course)));
  await Promise.all(
    learners.flatMap((who, index) => [
      academy.call(courseCalls.redeem, { body: { course_id: course } }, { as: who }),
      transitionAs(
        academy,
        admin as TestPerson,
        'approve',
        requests[index]?.data.redemption_id ?? 0,
      ),
    ]),
  );
  const opened = await Promise.all(learners.map(grantsOf));
  expect(opened.map((grants) => grants.length)).toEqual(FIFTY.map(() => 1));
});
