import { describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { learningCalls, myLearningCall } from '#contract/learning.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { LearningAcademy, premiumPrices } from './learning.testing.ts';

const learning = new LearningAcademy();
const { academy } = learning;

describe('an assignment', () => {
  test('that is submitted waits for the teacher and is the next step no longer', async () => {
    const person = await academy.addLearner();
    const { courseId, first, second } = await learning.addLessons('assignment', 'quiz');
    await learning.submitAssignment(first, 'My plan', person);
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
    const { first } = await learning.addLessons('assignment');
    const one = await learning.submitAssignment(first, ' My plan ', learning.learner);
    expect(one.data.submission).toMatchObject({
      status: 'submitted',
      text: 'My plan',
      score: null,
    });
    const two = await learning.submitAssignment(first, 'My plan', learning.learner);
    expect(two.data.submission.submission_id).toBe(one.data.submission.submission_id);
    const grade = (values: { status: 'returned' } | { status: 'graded'; score: number }) =>
      academy.db
        .updateTable('assignment_submissions')
        .set({ ...values, feedback: '再想想' })
        .where('content_id', '=', first)
        .execute();
    await grade({ status: 'returned' });
    const three = await learning.submitAssignment(first, 'A better plan', learning.learner);
    expect(three.data.submission).toMatchObject({ status: 'submitted', feedback: '再想想' });
    await grade({ status: 'graded', score: 80 });
    const refused = await learning.submitAssignment(first, 'Too late', learning.learner);
    expect(refused).toMatchObject({ error: 'INVALID_STATE', msg: '作业已批改，不能再修改。' });
    expect((await learning.getLesson(first, learning.learner)).data.submission).toMatchObject({
      text: 'A better plan',
      score: 80,
    });
  });

  test('is the learner’s own business', async () => {
    const { first } = await learning.addLessons('assignment');
    await learning.submitAssignment(first, 'Mine', learning.learner);
    const other = await academy.addLearner();
    expect((await learning.getLesson(first, other)).data.submission).toBeNull();
  });

  test('must be an assignment, open, and hold some text', async () => {
    const { first } = await learning.addLessons('text');
    expect((await learning.submitAssignment(first, 'x', learning.learner)).error).toBe('NOT_FOUND');
    const locked = await addCourse(academy.db, premiumPrices);
    const lessonId = await addLesson(academy.db, locked, { type: 'assignment' });
    expect((await learning.submitAssignment(lessonId, 'x', learning.learner)).error).toBe(
      'CONTENT_LOCKED',
    );
    const { first: task } = await learning.addLessons('assignment');
    expect((await learning.submitAssignment(task, '  ', learning.learner)).fields).toHaveProperty(
      'text',
    );
    const broken = await addLesson(academy.db, locked, { type: 'assignment', data: {} });
    expect((await learning.submitAssignment(broken, 'x', learning.people.admin)).error).toBe(
      'UNAVAILABLE',
    );
  });
});
