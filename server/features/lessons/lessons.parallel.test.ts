import { beforeAll, expect, test } from 'vitest';
import { lessonAdminCalls } from '#contract/lessons-admin.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { createLessonAs } from './lessons.testing.ts';

const academy = openTestAcademy();
let admins: TestPerson[];

beforeAll(async () => {
  admins = [await academy.addAdmin(), await academy.addAdmin()];
});

const both = <T>(act: (admin: TestPerson, index: number) => Promise<T>) =>
  Promise.all(
    Array.from({ length: 10 }, (_, index) => act(admins[index % 2] as TestPerson, index)),
  );

test('lessons added at the same moment get positions of their own', async () => {
  const course_id = await addCourse(academy.db);
  const added = await both((admin) => createLessonAs(academy, admin, { course_id }));
  expect(added.map((content) => content.position).sort((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
});

test('of saves on one version at the same moment one wins, and is the one version kept', async () => {
  const course_id = await addCourse(academy.db);
  const { content_id: id } = await createLessonAs(academy, admins[0] as TestPerson, { course_id });
  const saved = await both((as, index) =>
    academy.call(
      lessonAdminCalls.update,
      { params: { id }, body: { title: `Save ${index}`, version: 1 } },
      { as },
    ),
  );
  expect(saved.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(saved.filter((answer) => answer.error === 'STALE_VERSION')).toHaveLength(9);
  const versions = await academy.call(
    lessonAdminCalls.versions,
    { params: { id } },
    { as: admins[0] as TestPerson },
  );
  expect(versions.data.list.map((row) => row.version)).toEqual([2, 1]);
});
