import { describe, expect, test } from 'vitest';
import { learningCalls } from '#contract/learning.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { GradingAcademy } from './submissions.testing.ts';

const grading = new GradingAcademy();
const { academy } = grading;

describe('who may', () => {
  test('a submission to another teacher is not found, an admin sees and grades all', async () => {
    const id = await grading.submit();
    for (const answer of [
      await grading.read(id, grading.staff.otherTeacher),
      await grading.grade(id, { score: 90 }, grading.staff.otherTeacher),
      await grading.giveBack(id, { feedback: 'Mine' }, grading.staff.otherTeacher),
    ]) {
      expect(answer).toMatchObject({ status: 404, error: 'NOT_FOUND' });
    }
    expect((await grading.read(id, grading.staff.admin)).status).toBe(200);
    expect((await grading.grade(id, { score: 90 }, grading.staff.admin)).status).toBe(200);
    expect((await grading.read(99_999, grading.staff.teacher)).status).toBe(404);
  });

  test('a learner is refused, a guest asked to log in', async () => {
    const id = await grading.submit();
    expect((await grading.read(id, grading.learner)).status).toBe(403);
    expect((await grading.grade(id, { score: 100 }, grading.learner)).status).toBe(403);
    expect((await academy.call(teachingCalls.courses, {})).status).toBe(401);
  });

  test('nobody grades their own submission', async () => {
    await academy.addAdmin();
    for (const self of [grading.staff.teacher, grading.staff.admin]) {
      const id = await grading.submit('Mine', self);
      expect((await grading.read(id, self)).data.gradable).toBe(false);
      expect(await grading.grade(id, { score: 100 }, self)).toMatchObject({
        status: 403,
        msg: '不能批改自己的作业。',
      });
      expect((await grading.giveBack(id, { feedback: 'x' }, self)).status).toBe(403);
      expect(await grading.balanceOf(self)).toBe(0);
    }
  });
});

describe('the lists', () => {
  test('courses are the teacher’s own, with what waits', async () => {
    const second = await academy.addLearner();
    await grading.grade(await grading.submit(), { score: 80 });
    await grading.submit('Waiting', second);
    const { data } = await academy.call(
      teachingCalls.courses,
      { query: { limit: 100 } },
      { as: grading.staff.teacher },
    );
    expect(data.list.find((course) => course.course_id === grading.courseId)).toMatchObject({
      learner_count: 2,
      completed_count: 1,
      assignment_count: 1,
      submitted_count: 1,
      graded_count: 1,
    });
    const others = await academy.call(
      teachingCalls.courses,
      {},
      { as: grading.staff.otherTeacher },
    );
    expect(others.data).toMatchObject({ list: [], count: 0 });
    const all = await academy.call(teachingCalls.courses, {}, { as: grading.staff.admin });
    expect(all.data.count).toBe(data.count);
  });

  test('courses are found by a part of either title, and never those of others', async () => {
    const zebra = await addCourse(academy.db, {
      teacher_id: grading.teacherId,
      title: 'The striped zebra',
      title_zh: '斑马 100% 课程',
    });
    const found = async (search: string, as = grading.staff.teacher) => {
      const { data } = await academy.call(teachingCalls.courses, { query: { search } }, { as });
      return [data.count, ...data.list.map((course) => course.course_id)];
    };
    expect(await found('STRIPED')).toEqual([1, zebra]);
    expect(await found('100%')).toEqual([1, zebra]);
    expect(await found('striped%zebra')).toEqual([0]);
    expect(await found('zebra', grading.staff.otherTeacher)).toEqual([0]);
  });

  test('the queue begins with who has waited longest, and counts each status', async () => {
    const people = await Promise.all([1, 2, 3].map(() => academy.addLearner()));
    const ids: number[] = [];
    for (const person of people) {
      academy.advanceMinutes(1);
      ids.push(await grading.submit('Work', person));
    }
    const [first = 0, second = 0, third = 0] = ids;
    await grading.grade(second, { score: 80 });
    const list = async (query: { status?: 'submitted' | 'graded' }) =>
      (
        await academy.call(
          teachingCalls.submissions,
          { query: { course_id: grading.courseId, ...query } },
          { as: grading.staff.teacher },
        )
      ).data;
    const all = await list({});
    expect(all.list.map((submission) => submission.submission_id)).toEqual([first, third, second]);
    expect(all).toMatchObject({ count: 3, counts: { submitted: 2, returned: 0, graded: 1 } });
    const graded = await list({ status: 'graded' });
    expect(graded.list.map((submission) => submission.submission_id)).toEqual([second]);
    expect(graded).toMatchObject({ count: 1, counts: { submitted: 2, graded: 1 } });
    const others = await academy.call(
      teachingCalls.submissions,
      { query: { course_id: grading.courseId } },
      { as: grading.staff.otherTeacher },
    );
    expect(others.data.list).toEqual([]);
  });

  test('a submission comes with its task, its pass mark and its file', async () => {
    const file = { name: 'plan.txt', content: 'Buy and hold' };
    const body = { content_id: grading.lessonId, text: '' };
    await academy.call(learningCalls.submitAssignment, { body }, { as: grading.learner, file });
    const [submission] = (
      await academy.call(
        teachingCalls.submissions,
        { query: { course_id: grading.courseId } },
        { as: grading.staff.teacher },
      )
    ).data.list;
    expect(submission).toMatchObject({ has_file: true, learner_name: '陈美玲' });
    expect((await grading.read(submission?.submission_id ?? 0)).data).toMatchObject({
      task_html: '<p>Write a plan.</p>',
      pass_mark: 60,
      file_name: 'plan.txt',
      file_bytes: 12,
      gradable: true,
    });
  });
});
