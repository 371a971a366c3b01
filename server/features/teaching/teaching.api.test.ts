import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { learningCalls } from '#contract/learning.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { getBalance } from '#server/features/points/index.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let teacher: TestPerson;
let otherTeacher: TestPerson;
let admin: TestPerson;
let teacherId: number;

/** A course of the teacher's with one assignment (pass mark 60), and a learner of it. */
let learner: TestPerson;
let courseId: number;
let lessonId: number;

beforeAll(async () => {
  teacher = await academy.addPerson({ role: 'teacher', name: '林老师' });
  otherTeacher = await academy.addPerson({ role: 'teacher' });
  admin = await academy.addAdmin();
  teacherId = await addTeacher(academy.db, { user_id: teacher.userId });
  await addTeacher(academy.db, { user_id: otherTeacher.userId });
});
beforeEach(async () => {
  learner = await academy.addLearner({ name: '陈美玲' });
  courseId = await addCourse(academy.db, { teacher_id: teacherId, points_reward: 120 });
  lessonId = await addLesson(academy.db, courseId, { type: 'assignment' });
});
afterAll(async () => {
  await academy.assertLedgerIsSound();
});

const balanceOf = async (person: TestPerson) =>
  (await getBalance(academy.db, person.userId, academy.now)).available;

async function submitAssignmentAs(
  text = 'My plan',
  as = learner,
  content_id = lessonId,
): Promise<number> {
  const { status, data, msg } = await academy.call(
    learningCalls.submitAssignment,
    { body: { content_id, text } },
    { as },
  );
  expect(status, msg).toBe(200);
  return data.submission.submission_id;
}

const read = (id: number, as = teacher) =>
  academy.call(teachingCalls.submission, { params: { id } }, { as });
const grade = (
  id: number,
  body: { score: number; feedback?: string; version?: number },
  as = teacher,
) => academy.call(teachingCalls.grade, { params: { id }, body }, { as });
const giveBack = (id: number, body: { feedback: string; version?: number }, as = teacher) =>
  academy.call(teachingCalls.giveBack, { params: { id }, body }, { as });
const lessonOf = async (as = learner) =>
  (await academy.call(learningCalls.content, { query: { content_id: lessonId } }, { as })).data;
const auditOf = (id: number) =>
  academy.db
    .selectFrom('audit_log')
    .select(['action', 'actor_user_id', 'before', 'after'])
    .where('entity', '=', 'submission')
    .where('entity_id', '=', String(id))
    .orderBy('audit_id')
    .execute();

describe('a grade', () => {
  test('at the pass mark completes the lesson and the course, and pays', async () => {
    const id = await submitAssignmentAs();
    const { status, data, msg } = await grade(id, { score: 60, feedback: 'Well done' });
    expect(status).toBe(200);
    expect(msg).toBe('批改已保存，学员已完成这个课时');
    expect(data).toMatchObject({
      status: 'graded',
      score: 60,
      feedback: 'Well done',
      completed_by_user: true,
      version: 2,
    });
    expect(await lessonOf()).toMatchObject({
      completed_by_user: true,
      user_progress: 100,
      submission: { status: 'graded', score: 60, feedback: 'Well done' },
    });
    const course = await academy.call(
      courseCalls.get,
      { query: { course_id: courseId } },
      { as: learner },
    );
    expect(course.data.progress).toMatchObject({ is_completed: true });
    expect(await balanceOf(learner)).toBe(125);
  });

  test('below the pass mark shows the score, and completes nothing', async () => {
    const id = await submitAssignmentAs();
    const { data, msg } = await grade(id, { score: 59 });
    expect(msg).toBe('批改已保存');
    expect(data).toMatchObject({ status: 'graded', score: 59, completed_by_user: false });
    expect(await balanceOf(learner)).toBe(0);
  });

  test('can be given again: the score changes, points come once, and none are removed', async () => {
    const id = await submitAssignmentAs();
    await grade(id, { score: 40 });
    await grade(id, { score: 80 });
    await grade(id, { score: 95 });
    expect(await balanceOf(learner)).toBe(125);
    const lower = await grade(id, { score: 10, feedback: 'Copied' });
    expect(lower.data).toMatchObject({ score: 10, completed_by_user: true });
    expect(await balanceOf(learner)).toBe(125);
    expect((await lessonOf()).completed_by_user).toBe(true);
  });

  test('closes the submission', async () => {
    const id = await submitAssignmentAs();
    await grade(id, { score: 10 });
    const body = { content_id: lessonId, text: 'Again' };
    const again = await academy.call(learningCalls.submitAssignment, { body }, { as: learner });
    expect(again).toMatchObject({ status: 409, error: 'INVALID_STATE' });
  });

  test('leaves its comment to be used again, by the same teacher alone', async () => {
    const comments = async (as: TestPerson) =>
      (await academy.call(teachingCalls.comments, {}, { as })).data.list;
    for (const feedback of ['Name the risk.', 'Clear.', 'Name the risk.', '']) {
      await grade(await submitAssignmentAs('My plan', await academy.addLearner()), {
        score: 70,
        feedback,
      });
    }
    expect((await comments(teacher))[0]).toBe('Name the risk.');
    expect(await comments(teacher)).toContain('Clear.');
    expect(await comments(teacher)).not.toContain('');
    expect(await comments(await academy.addPerson({ role: 'teacher' }))).toEqual([]);
  });

  test('is written into the audit with what was before', async () => {
    const id = await submitAssignmentAs();
    await grade(id, { score: 40, feedback: 'Why?' });
    await grade(id, { score: 70, feedback: 'I see' });
    expect(await auditOf(id)).toEqual([
      {
        action: 'submission.grade',
        actor_user_id: teacher.userId,
        before: { status: 'submitted', score: null, feedback: '' },
        after: { status: 'graded', score: 40, feedback: 'Why?' },
      },
      {
        action: 'submission.grade',
        actor_user_id: teacher.userId,
        before: { status: 'graded', score: 40, feedback: 'Why?' },
        after: { status: 'graded', score: 70, feedback: 'I see' },
      },
    ]);
  });

  test('of a submission that was sent again meanwhile is refused, with its latest state', async () => {
    const id = await submitAssignmentAs('First');
    const { version } = (await read(id)).data;
    await submitAssignmentAs('Second');
    const late = await grade(id, { score: 90, version });
    expect(late).toMatchObject({ status: 409, error: 'STALE_VERSION' });
    expect(late.envelope.data).toMatchObject({ text: 'Second', version: version + 1 });
    expect((await grade(id, { score: 90, version: version + 1 })).status).toBe(200);
    expect(await balanceOf(learner)).toBe(125);
  });

  test.each([-1, 101, 50.5])('of %d is refused', async (score) => {
    const id = await submitAssignmentAs();
    expect(await grade(id, { score })).toMatchObject({ status: 400, error: 'VALIDATION_FAILED' });
  });

  test('without a score says what is missing', async () => {
    const answer = await academy.callWith(
      teachingCalls.grade,
      { params: { id: await submitAssignmentAs() }, body: { feedback: 'Good' } },
      { as: teacher, locale: 'en' },
    );
    expect(answer.fields).toEqual({ score: 'Please enter a score from 0 to 100' });
  });
});

describe('giving back', () => {
  test('lets the learner submit again, and stores what the teacher wrote', async () => {
    const id = await submitAssignmentAs('First');
    const { data } = await giveBack(id, { feedback: 'Add your costs' });
    expect(data).toMatchObject({ status: 'returned', score: null, feedback: 'Add your costs' });
    expect((await lessonOf()).submission).toMatchObject({
      status: 'returned',
      feedback: 'Add your costs',
    });
    expect(await submitAssignmentAs('Second')).toBe(id);
    expect((await read(id)).data).toMatchObject({
      status: 'submitted',
      text: 'Second',
      feedback: 'Add your costs',
    });
  });

  test('gives another try after a grade below the pass mark', async () => {
    const id = await submitAssignmentAs();
    await grade(id, { score: 30 });
    expect((await giveBack(id, { feedback: 'Try again' })).data.score).toBeNull();
    await submitAssignmentAs('Better');
    await grade(id, { score: 75 });
    expect(await balanceOf(learner)).toBe(125);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'submission.grade',
      'submission.return',
      'submission.grade',
    ]);
  });

  test('is over once the lesson is completed', async () => {
    const id = await submitAssignmentAs();
    await grade(id, { score: 75 });
    expect(await giveBack(id, { feedback: 'No' })).toMatchObject({
      status: 409,
      error: 'INVALID_STATE',
    });
  });

  test('needs a word about why, and the version that was read', async () => {
    const id = await submitAssignmentAs();
    expect(await giveBack(id, { feedback: ' ' })).toMatchObject({
      status: 400,
      fields: { feedback: '请告诉学员需要改进的地方' },
    });
    expect(await giveBack(id, { feedback: 'Why?', version: 7 })).toMatchObject({
      error: 'STALE_VERSION',
    });
  });
});

describe('who may', () => {
  test('a submission to another teacher is not found, an admin sees and grades all', async () => {
    const id = await submitAssignmentAs();
    for (const answer of [
      await read(id, otherTeacher),
      await grade(id, { score: 90 }, otherTeacher),
      await giveBack(id, { feedback: 'Mine' }, otherTeacher),
    ]) {
      expect(answer).toMatchObject({ status: 404, error: 'NOT_FOUND' });
    }
    expect((await read(id, admin)).status).toBe(200);
    expect((await grade(id, { score: 90 }, admin)).status).toBe(200);
    expect((await read(99_999, teacher)).status).toBe(404);
  });

  test('a learner is refused, a guest asked to log in', async () => {
    const id = await submitAssignmentAs();
    expect((await read(id, learner)).status).toBe(403);
    expect((await grade(id, { score: 100 }, learner)).status).toBe(403);
    expect((await academy.call(teachingCalls.courses, {})).status).toBe(401);
  });

  test('nobody grades their own submission', async () => {
    for (const self of [teacher, admin]) {
      const id = await submitAssignmentAs('Mine', self);
      expect((await read(id, self)).data.gradable).toBe(false);
      expect(await grade(id, { score: 100 }, self)).toMatchObject({
        status: 403,
        msg: '不能批改自己的作业。',
      });
      expect((await giveBack(id, { feedback: 'x' }, self)).status).toBe(403);
      expect(await balanceOf(self)).toBe(0);
    }
  });
});

describe('the lists', () => {
  test('courses are the teacher’s own, with what waits', async () => {
    const second = await academy.addLearner();
    await grade(await submitAssignmentAs(), { score: 80 });
    await submitAssignmentAs('Waiting', second);
    const { data } = await academy.call(
      teachingCalls.courses,
      { query: { limit: 100 } },
      { as: teacher },
    );
    expect(data.list.find((course) => course.course_id === courseId)).toMatchObject({
      learner_count: 2,
      completed_count: 1,
      assignment_count: 1,
      submitted_count: 1,
      graded_count: 1,
    });
    const others = await academy.call(teachingCalls.courses, {}, { as: otherTeacher });
    expect(others.data).toMatchObject({ list: [], count: 0 });
    const all = await academy.call(teachingCalls.courses, {}, { as: admin });
    expect(all.data.count).toBe(data.count);
  });

  test('courses are found by a part of either title, and never those of others', async () => {
    const zebra = await addCourse(academy.db, {
      teacher_id: teacherId,
      title: 'The striped zebra',
      title_zh: '斑马 100% 课程',
    });
    const found = async (search: string, as = teacher) => {
      const { data } = await academy.call(teachingCalls.courses, { query: { search } }, { as });
      return [data.count, ...data.list.map((course) => course.course_id)];
    };
    expect(await found('STRIPED')).toEqual([1, zebra]);
    expect(await found('100%')).toEqual([1, zebra]);
    expect(await found('striped%zebra')).toEqual([0]);
    expect(await found('zebra', otherTeacher)).toEqual([0]);
  });

  test('the queue begins with who has waited longest, and counts each status', async () => {
    const people = await Promise.all([1, 2, 3].map(() => academy.addLearner()));
    const ids: number[] = [];
    for (const person of people) {
      academy.advanceMinutes(1);
      ids.push(await submitAssignmentAs('Work', person));
    }
    const [first = 0, second = 0, third = 0] = ids;
    await grade(second, { score: 80 });
    const list = async (query: { status?: 'submitted' | 'graded' }) =>
      (
        await academy.call(
          teachingCalls.submissions,
          { query: { course_id: courseId, ...query } },
          { as: teacher },
        )
      ).data;
    const all = await list({});
    expect(all.list.map((work) => work.submission_id)).toEqual([first, third, second]);
    expect(all).toMatchObject({ count: 3, counts: { submitted: 2, returned: 0, graded: 1 } });
    const graded = await list({ status: 'graded' });
    expect(graded.list.map((work) => work.submission_id)).toEqual([second]);
    expect(graded).toMatchObject({ count: 1, counts: { submitted: 2, graded: 1 } });
    const others = await academy.call(
      teachingCalls.submissions,
      { query: { course_id: courseId } },
      { as: otherTeacher },
    );
    expect(others.data.list).toEqual([]);
  });

  test('a submission comes with its task, its pass mark and its file', async () => {
    const file = { name: 'plan.txt', content: 'Buy and hold' };
    const body = { content_id: lessonId, text: '' };
    await academy.call(learningCalls.submitAssignment, { body }, { as: learner, file });
    const [work] = (
      await academy.call(
        teachingCalls.submissions,
        { query: { course_id: courseId } },
        { as: teacher },
      )
    ).data.list;
    expect(work).toMatchObject({ has_file: true, learner_name: '陈美玲' });
    expect((await read(work?.submission_id ?? 0)).data).toMatchObject({
      task_html: '<p>Write a plan.</p>',
      pass_mark: 60,
      file_name: 'plan.txt',
      file_bytes: 12,
      gradable: true,
    });
  });
});
