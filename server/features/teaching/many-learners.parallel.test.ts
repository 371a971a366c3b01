import { beforeAll, expect, test } from 'vitest';
import { adminAccessCalls } from '#contract/course-access.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let course = 0;
let learners: TestPerson[] = [];

beforeAll(async () => {
  admin = await academy.addAdmin();
  course = await addCourse(academy.db, { points_required: 300 });
  learners = await Promise.all(Array.from({ length: 10 }, () => academy.addLearner()));
});

const FIFTY = Array.from({ length: 50 });
const params = () => ({ id: course });

const valid = () =>
  academy.db
    .selectFrom('course_grants')
    .select('user_id')
    .where('course_id', '=', course)
    .where('revoked_at', 'is', null)
    .execute();

test('fifty times the same list, and people one by one, open the course once to each', async () => {
  const list = learners.map(({ email }) => email).join('\n');
  const answers = await Promise.all(
    FIFTY.map((_, index) => {
      const learner = learners[index % 10] as TestPerson;
      return index % 5 === 0
        ? academy.call(
            adminAccessCalls.grant,
            { params: params(), body: { user_ids: [learner.userId], reason: 'class' } },
            { as: admin },
          )
        : academy.call(
            adminAccessCalls.grantByList,
            { params: params(), body: { list, dry_run: false, reason: 'class' } },
            { as: admin },
          );
    }),
  );
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const ids = (await valid()).map(({ user_id }) => user_id);
  expect(ids.toSorted((a, b) => a - b)).toEqual(
    learners.map(({ userId }) => userId).toSorted((a, b) => a - b),
  );
});

test('fifty ends of the same people at once end the access of each once', async () => {
  const user_ids = learners.map(({ userId }) => userId);
  const answers = await Promise.all(
    FIFTY.map(() =>
      academy.call(
        adminAccessCalls.endSeveral,
        { params: params(), body: { user_ids, reason: 'over' } },
        { as: admin },
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(await valid()).toEqual([]);
});
