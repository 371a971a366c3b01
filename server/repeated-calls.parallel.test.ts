import { beforeAll, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { courseAdminCalls } from '#contract/courses-admin.ts';
import { learningCalls } from '#contract/learning.ts';
import { lessonAdminCalls } from '#contract/lessons-admin.ts';
import { mediaAdminCalls } from '#contract/media.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { addCourse, addLesson } from './testing/add-catalogue.ts';
import { openTestAcademy } from './testing/open-test-academy.ts';
import { filesOnDisk } from './testing/stored-files.ts';
import type { AnyInput, TestPerson } from './testing/test-academy.ts';

/** Fifty equal requests at once with one key: one is done, and all get its answer. */

const academy = openTestAcademy();
const FIFTY = Array.from({ length: 50 }, (_, index) => index);
let admin: TestPerson;
let learner: TestPerson;
let courseId: number;
let quizId: number;

beforeAll(async () => {
  admin = await academy.addAdmin();
  learner = await academy.addLearner();
  courseId = await addCourse(academy.db);
  quizId = await addLesson(academy.db, courseId, { type: 'quiz' });
});

async function sendFifty(call: Call, input: AnyInput, as: TestPerson) {
  const options = { as, headers: { 'idempotency-key': call.name } };
  const answers = await Promise.all(FIFTY.map(() => academy.callWith(call, input, options)));
  const [first] = answers;
  expect(answers.map(({ status }) => status)).toEqual(FIFTY.map(() => 200));
  for (const { envelope } of answers) expect(envelope).toEqual(first?.envelope);
}

const countOf = async (table: 'courses' | 'contents' | 'files' | 'quiz_attempts') =>
  (
    await academy.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .execute()
  )
    .map(({ rows }) => Number(rows))
    .at(0) ?? 0;

test('a course and a lesson are added once (idempotency_keys_pkey)', async () => {
  const [courses, lessons] = [await countOf('courses'), await countOf('contents')];
  await sendFifty(courseAdminCalls.create, { body: { title: 'A', title_zh: '甲' } }, admin);
  await sendFifty(lessonAdminCalls.duplicate, { params: { id: quizId } }, admin);
  expect(await countOf('courses')).toBe(courses + 1);
  expect(await countOf('contents')).toBe(lessons + 1);
});

test('captions are stored as one file, in the database and on the disk', async () => {
  const text = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n';
  await sendFifty(mediaAdminCalls.captions, { body: { text } }, admin);
  expect(await countOf('files')).toBe(1);
  expect(filesOnDisk(academy)).toHaveLength(1);
});

test('points are adjusted once', async () => {
  const input = { params: { id: learner.userId }, body: { amount: 7, reason: 'Prize' } };
  await sendFifty(pointAdminCalls.adjust, input, admin);
  const { sum } = await academy.db
    .selectFrom('point_entries')
    .select((eb) => eb.fn.sum<number>('amount').as('sum'))
    .where('user_id', '=', learner.userId)
    .executeTakeFirstOrThrow();
  expect(Number(sum)).toBe(7);
  await academy.assertLedgerIsSound();
});

test('a quiz uses one attempt, by its key and by its number alike', async () => {
  const answers = { q1: 'a', q2: true };
  await sendFifty(learningCalls.submitQuiz, { body: { content_id: quizId, answers } }, learner);
  expect(await countOf('quiz_attempts')).toBe(1);
  const body = { content_id: quizId, answers, attempt: 2 };
  const sent = await Promise.all(
    FIFTY.map((index) => {
      const headers = { 'idempotency-key': `other-${index}` };
      return academy.call(learningCalls.submitQuiz, { body }, { as: learner, headers });
    }),
  );
  expect(sent.map(({ data }) => data.attempts_used)).toEqual(FIFTY.map(() => 2));
  expect(await countOf('quiz_attempts')).toBe(2);
});
