import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { learningCalls, myLearningCall } from '#contract/learning.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addCourseOf } from './learning.testing.ts';

const academy = openTestAcademy();
let learner: TestPerson;
let teacher: TestPerson;
let admin: TestPerson;
const premium = { points_required: 300, price_usd: 29, price_cny: 199 };

beforeAll(async () => {
  learner = await academy.addLearner();
  teacher = await academy.addPerson({ role: 'teacher' });
  admin = await academy.addAdmin();
  await addTeacher(academy.db, { user_id: teacher.userId });
});

afterAll(async () => {
  await academy.assertLedgerIsSound();
});

const getLesson = (lessonId: number, as: TestPerson | null = null) =>
  academy.call(learningCalls.content, { query: { content_id: lessonId } }, { as });

const submitAssignmentAs = (lessonId: number, text: string, as: TestPerson) =>
  academy.call(learningCalls.submitAssignment, { body: { content_id: lessonId, text } }, { as });

const addLessons = (...types: LessonType[]) => addCourseOf(academy, types);

describe('an assignment', () => {
  test('that is submitted waits for the teacher and is the next step no longer', async () => {
    const person = await academy.addLearner();
    const { courseId, first, second } = await addLessons('assignment', 'quiz');
    await submitAssignmentAs(first, 'My plan', person);
    const progress = async () =>
      (await academy.call(courseCalls.get, { query: { course_id: courseId } }, { as: person })).data
        .progress;
    expect(await progress()).toMatchObject({ next_content_id: second, waiting_contents: 1 });
    const { data } = await academy.call(
      learningCalls.contents,
      { query: { course_id: courseId } },
      { as: person },
    );
    expect(data.list.map((lesson) => lesson.waits_for_teacher)).toEqual([true, false]);
    await academy.call(
      learningCalls.submitQuiz,
      { body: { content_id: second, answers: { q1: 'b', q2: true } } },
      { as: person },
    );
    expect(await progress()).toMatchObject({ next_content_id: null, is_completed: false });
    const mine = await academy.call(myLearningCall, {}, { as: person });
    expect(mine.data.list[0]).toMatchObject({ next_content_id: null, waiting_contents: 1 });
  });

  test('is submitted, and submitted again until it is graded', async () => {
    const { first } = await addLessons('assignment');
    const one = await submitAssignmentAs(first, ' My plan ', learner);
    expect(one.data.submission).toMatchObject({
      status: 'submitted',
      text: 'My plan',
      score: null,
    });
    const two = await submitAssignmentAs(first, 'My plan', learner);
    expect(two.data.submission.submission_id).toBe(one.data.submission.submission_id);
    const grade = (values: { status: 'returned' } | { status: 'graded'; score: number }) =>
      academy.db
        .updateTable('assignment_submissions')
        .set({ ...values, feedback: '再想想' })
        .where('content_id', '=', first)
        .execute();
    await grade({ status: 'returned' });
    const three = await submitAssignmentAs(first, 'A better plan', learner);
    expect(three.data.submission).toMatchObject({ status: 'submitted', feedback: '再想想' });
    await grade({ status: 'graded', score: 80 });
    const refused = await submitAssignmentAs(first, 'Too late', learner);
    expect(refused).toMatchObject({ error: 'INVALID_STATE', msg: '作业已批改，不能再修改。' });
    expect((await getLesson(first, learner)).data.submission).toMatchObject({
      text: 'A better plan',
      score: 80,
    });
  });

  test('is the learner’s own business', async () => {
    const { first } = await addLessons('assignment');
    await submitAssignmentAs(first, 'Mine', learner);
    const other = await academy.addLearner();
    expect((await getLesson(first, other)).data.submission).toBeNull();
  });

  test('must be an assignment, open, and hold some text', async () => {
    const { first } = await addLessons('text');
    expect((await submitAssignmentAs(first, 'x', learner)).error).toBe('NOT_FOUND');
    const locked = await addCourse(academy.db, premium);
    const lessonId = await addLesson(academy.db, locked, { type: 'assignment' });
    expect((await submitAssignmentAs(lessonId, 'x', learner)).error).toBe('CONTENT_LOCKED');
    const { first: task } = await addLessons('assignment');
    expect((await submitAssignmentAs(task, '  ', learner)).fields).toHaveProperty('text');
    const broken = await addLesson(academy.db, locked, { type: 'assignment', data: {} });
    expect((await submitAssignmentAs(broken, 'x', admin)).error).toBe('UNAVAILABLE');
  });
});
