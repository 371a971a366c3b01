import { beforeAll, expect, test } from 'vitest';
import { lessonAdminCalls } from '#contract/lessons-admin.ts';
import { notificationCalls } from '#contract/notifications.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { createLessonAs } from './lessons.testing.ts';
import { notifyNewLessons } from './notify-new-lessons.ts';

const academy = openTestAcademy();
let admin: TestPerson;
beforeAll(async () => {
  academy.setClock(new Date('2026-05-04T01:00:00Z'));
  admin = await academy.addAdmin();
});

const linksOf = async (person: TestPerson) => {
  // Sessions end while the clock moves on.
  const as = { ...person, token: await academy.logIn(person.email) };
  const query = { kind: 'lesson_added' } as const;
  const { data } = await academy.call(notificationCalls.lists, { query }, { as });
  return data.list.map(({ link }) => link);
};
/** Twice, as two processes do it. */
const notifyTwice = async () => {
  for (let run = 0; run < 2; run++) await notifyNewLessons(academy.db, academy.now);
  await academy.runJobs();
};
async function add(courseId: number): Promise<number> {
  admin = { ...admin, token: await academy.logIn(admin.email) };
  return (await createLessonAs(academy, admin, { course_id: courseId })).content_id;
}
async function begin({ userId }: TestPerson, contentId: number) {
  const started_at = academy.now;
  await academy.db
    .insertInto('content_progress')
    .values({ user_id: userId, content_id: contentId, progress: 10, started_at })
    .execute();
}

test('a new lesson is told once to those who have begun its course, an hour after it was added', async () => {
  const course = await addCourse(academy.db, { title: 'Bonds', title_zh: '债券入门' });
  const first = await addLesson(academy.db, course);
  const [learner, stranger, later] = [
    await academy.addLearner(),
    await academy.addLearner(),
    await academy.addLearner(),
  ];
  await begin(learner, first);
  academy.advanceMinutes(60);
  const lesson = await add(course);
  await begin(later, first);
  academy.advanceMinutes(59);
  await notifyTwice();
  expect(await linksOf(learner)).toEqual([]);
  academy.advanceMinutes(1);
  await notifyTwice();
  academy.advanceMinutes(60);
  await notifyTwice();
  expect(await linksOf(learner)).toEqual([`/courses/${course}/content/${lesson}`]);
  for (const other of [stranger, later]) expect(await linksOf(other)).toEqual([]);
  const emails = academy.emails.filter(
    ({ to, headers }) => to === learner.email && headers?.['List-Unsubscribe'],
  );
  expect(emails).toMatchObject([
    { subject: expect.stringContaining('您正在学习的《债券入门》有新课时') },
  ]);
  await begin(stranger, lesson);
});

test('several lessons of a day are one notice, which leads to the course; the next day is another', async () => {
  academy.setClock(new Date('2026-06-01T01:00:00Z'));
  const course = await addCourse(academy.db);
  const learner = await academy.addLearner();
  await begin(learner, await addLesson(academy.db, course));
  academy.advanceMinutes(30);
  for (let count = 0; count < 3; count++) await add(course);
  academy.advanceMinutes(90);
  await notifyTwice();
  await add(course);
  academy.advanceMinutes(90);
  await notifyTwice();
  expect(await linksOf(learner)).toEqual([`/courses/${course}`]);
  academy.advanceMinutes(24 * 60);
  const next = await add(course);
  academy.advanceMinutes(90);
  await notifyTwice();
  expect(await linksOf(learner)).toEqual([
    `/courses/${course}/content/${next}`,
    `/courses/${course}`,
  ]);
});

test('nobody is told of a lesson that is closed to them, archived, in a draft, or old', async () => {
  academy.setClock(new Date('2026-07-01T01:00:00Z'));
  const [closed, draft, other] = [
    await addCourse(academy.db, { price_sgd: 100 }),
    await addCourse(academy.db),
    await addCourse(academy.db),
  ];
  const learner = await academy.addLearner();
  for (const course of [closed, draft, other]) {
    await begin(learner, await addLesson(academy.db, course));
  }
  await academy.db
    .updateTable('courses')
    .set({ status: 'draft' })
    .where('course_id', '=', draft)
    .execute();
  // It was open by a grant that has ended since.
  await academy.db
    .insertInto('course_grants')
    .values({
      user_id: learner.userId,
      course_id: closed,
      source: 'manual',
      reason: 'Trial',
      granted_by: admin.userId,
      granted_at: new Date('2026-06-30T01:00:00Z'),
      until: new Date('2026-07-01T01:10:00Z'),
    })
    .execute();
  academy.advanceMinutes(30);
  await add(closed);
  await add(draft);
  const archived = await add(other);
  await academy.call(lessonAdminCalls.archive, { params: { id: archived } }, { as: admin });
  academy.advanceMinutes(90);
  await notifyTwice();
  expect(await linksOf(learner)).toEqual([]);
  await add(other);
  academy.advanceMinutes(49 * 60);
  await notifyTwice();
  expect(await linksOf(learner)).toEqual([]);
});
