import { describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { learningCalls } from '#contract/learning.ts';
import { teachingCalls } from '#contract/teaching.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { GradingAcademy } from './submissions.testing.ts';

const grading = new GradingAcademy();
const { academy } = grading;

describe('a grade', () => {
  test('at the pass mark completes the lesson and the course, and pays', async () => {
    const id = await grading.submit();
    const { status, data, msg } = await grading.grade(id, { score: 60, feedback: 'Well done' });
    expect(status).toBe(200);
    expect(msg).toBe('批改已保存，学员已完成这个课时');
    expect(data).toMatchObject({
      status: 'graded',
      score: 60,
      feedback: 'Well done',
      completed_by_user: true,
      version: 2,
    });
    expect(await grading.lessonOf()).toMatchObject({
      completed_by_user: true,
      user_progress: 100,
      submission: { status: 'graded', score: 60, feedback: 'Well done' },
    });
    const course = await academy.call(
      courseCalls.get,
      { query: { course_id: grading.courseId } },
      { as: grading.learner },
    );
    expect(course.data.progress).toMatchObject({ is_completed: true });
    expect(await grading.balanceOf(grading.learner)).toBe(125);
  });

  test('below the pass mark shows the score, and completes nothing', async () => {
    const id = await grading.submit();
    const { data, msg } = await grading.grade(id, { score: 59 });
    expect(msg).toBe('批改已保存');
    expect(data).toMatchObject({ status: 'graded', score: 59, completed_by_user: false });
    expect(await grading.balanceOf(grading.learner)).toBe(0);
  });

  test('can be given again: the score changes, points come once, and none are removed', async () => {
    const id = await grading.submit();
    await grading.grade(id, { score: 40 });
    await grading.grade(id, { score: 80 });
    await grading.grade(id, { score: 95 });
    expect(await grading.balanceOf(grading.learner)).toBe(125);
    const lower = await grading.grade(id, { score: 10, feedback: 'Copied' });
    expect(lower.data).toMatchObject({ score: 10, completed_by_user: true });
    expect(await grading.balanceOf(grading.learner)).toBe(125);
    expect((await grading.lessonOf()).completed_by_user).toBe(true);
  });

  test('closes the submission', async () => {
    const id = await grading.submit();
    await grading.grade(id, { score: 10 });
    const body = { content_id: grading.lessonId, text: 'Again' };
    const again = await academy.call(
      learningCalls.submitAssignment,
      { body },
      { as: grading.learner },
    );
    expect(again).toMatchObject({ status: 409, error: 'INVALID_STATE' });
  });

  test('leaves its comment to be used again, by the same teacher alone', async () => {
    const comments = async (as: TestPerson) =>
      (await academy.call(teachingCalls.comments, {}, { as })).data.list;
    for (const feedback of ['Name the risk.', 'Clear.', 'Name the risk.', '']) {
      await grading.grade(await grading.submit('My plan', await academy.addLearner()), {
        score: 70,
        feedback,
      });
    }
    expect((await comments(grading.staff.teacher))[0]).toBe('Name the risk.');
    expect(await comments(grading.staff.teacher)).toContain('Clear.');
    expect(await comments(grading.staff.teacher)).not.toContain('');
    expect(await comments(await academy.addPerson({ role: 'teacher' }))).toEqual([]);
  });

  test('is written into the audit with what was before', async () => {
    const id = await grading.submit();
    await grading.grade(id, { score: 40, feedback: 'Why?' });
    await grading.grade(id, { score: 70, feedback: 'I see' });
    expect(await grading.auditOf(id)).toEqual([
      {
        action: 'submission.grade',
        actor_user_id: grading.staff.teacher.userId,
        before: { status: 'submitted', score: null, feedback: '' },
        after: { status: 'graded', score: 40, feedback: 'Why?' },
      },
      {
        action: 'submission.grade',
        actor_user_id: grading.staff.teacher.userId,
        before: { status: 'graded', score: 40, feedback: 'Why?' },
        after: { status: 'graded', score: 70, feedback: 'I see' },
      },
    ]);
  });

  test('of a submission that was sent again meanwhile is refused, with its latest state', async () => {
    const id = await grading.submit('First');
    const { version } = (await grading.read(id)).data;
    await grading.submit('Second');
    const late = await grading.grade(id, { score: 90, version });
    expect(late).toMatchObject({ status: 409, error: 'STALE_VERSION' });
    expect(late.envelope.data).toMatchObject({ text: 'Second', version: version + 1 });
    expect((await grading.grade(id, { score: 90, version: version + 1 })).status).toBe(200);
    expect(await grading.balanceOf(grading.learner)).toBe(125);
  });

  test.each([-1, 101, 50.5])('of %d is refused', async (score) => {
    const id = await grading.submit();
    expect(await grading.grade(id, { score })).toMatchObject({
      status: 400,
      error: 'VALIDATION_FAILED',
    });
  });

  test('without a score says what is missing', async () => {
    const answer = await academy.callWith(
      teachingCalls.grade,
      { params: { id: await grading.submit() }, body: { feedback: 'Good' } },
      { as: grading.staff.teacher, locale: 'en' },
    );
    expect(answer.fields).toEqual({ score: 'Please enter a score from 0 to 100' });
  });
});

describe('returning', () => {
  test('lets the learner submit again, and stores what the teacher wrote', async () => {
    const id = await grading.submit('First');
    const { data } = await grading.giveBack(id, { feedback: 'Add your costs' });
    expect(data).toMatchObject({ status: 'returned', score: null, feedback: 'Add your costs' });
    expect((await grading.lessonOf()).submission).toMatchObject({
      status: 'returned',
      feedback: 'Add your costs',
    });
    expect(await grading.submit('Second')).toBe(id);
    expect((await grading.read(id)).data).toMatchObject({
      status: 'submitted',
      text: 'Second',
      feedback: 'Add your costs',
    });
  });

  test('gives another try after a grade below the pass mark', async () => {
    const id = await grading.submit();
    await grading.grade(id, { score: 30 });
    expect((await grading.giveBack(id, { feedback: 'Try again' })).data.score).toBeNull();
    await grading.submit('Better');
    await grading.grade(id, { score: 75 });
    expect(await grading.balanceOf(grading.learner)).toBe(125);
    expect((await grading.auditOf(id)).map(({ action }) => action)).toEqual([
      'submission.grade',
      'submission.return',
      'submission.grade',
    ]);
  });

  test('is over once the lesson is completed', async () => {
    const id = await grading.submit();
    await grading.grade(id, { score: 75 });
    expect(await grading.giveBack(id, { feedback: 'No' })).toMatchObject({
      status: 409,
      error: 'INVALID_STATE',
    });
  });

  test('needs a word about why, and the version that was read', async () => {
    const id = await grading.submit();
    expect(await grading.giveBack(id, { feedback: ' ' })).toMatchObject({
      status: 400,
      fields: { feedback: '请告诉学员需要改进的地方' },
    });
    expect(await grading.giveBack(id, { feedback: 'Why?', version: 7 })).toMatchObject({
      error: 'STALE_VERSION',
    });
  });
});
