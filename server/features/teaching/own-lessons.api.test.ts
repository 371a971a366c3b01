import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { courseLessonsTeachCalls } from '#contract/courses-admin.ts';
import { learningCalls } from '#contract/learning.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let teacher: TestPerson;
let other: TestPerson;
let teacherId: number;
let otherTeacherId: number;
let courseId: number;

beforeAll(async () => {
  teacher = await academy.addPerson({ role: 'teacher', name: '林老师' });
  other = await academy.addPerson({ role: 'teacher' });
  teacherId = await addTeacher(academy.db, { user_id: teacher.userId });
  otherTeacherId = await addTeacher(academy.db, { user_id: other.userId });
});
beforeEach(async () => {
  courseId = await addCourse(academy.db, { teacher_id: teacherId });
});

describe('the lessons of a course', () => {
  const lessonsOf = (id: number, as: TestPerson, query: { archived?: boolean } = {}) =>
    academy.call(courseLessonsTeachCalls.list, { params: { id }, query }, { as });
  const order = (id: number, content_ids: number[], as: TestPerson, version?: number) =>
    academy.call(
      courseLessonsTeachCalls.order,
      { params: { id }, body: { content_ids, ...(version !== undefined && { version }) } },
      { as },
    );
  const idsOf = async (id: number) =>
    (await lessonsOf(id, teacher)).data.list.map((row) => row.content_id);
  const two = async () => [
    await addLesson(academy.db, courseId),
    await addLesson(academy.db, courseId),
  ];

  test('are put in order by their teacher, and learners see it', async () => {
    const [first = 0, second = 0] = await two();
    const { version } = (await lessonsOf(courseId, teacher)).data;
    const { data, msg } = await order(courseId, [second, first], teacher, version);
    expect(msg).toBe('新的顺序已保存');
    expect(data).toMatchObject({ version: version + 1 });
    expect(await idsOf(courseId)).toEqual([second, first]);
    const seen = await academy.call(learningCalls.contents, { query: { course_id: courseId } });
    expect(seen.data.list.map((row) => row.content_id)).toEqual([second, first]);
    const lines = await academy.db
      .selectFrom('audit_log')
      .select(['action', 'actor_name'])
      .where('entity', '=', 'course')
      .where('entity_id', '=', String(courseId))
      .execute();
    expect(lines).toEqual([{ action: 'course.reorder', actor_name: '林老师' }]);
    // What an admin has ordered meanwhile is not undone by accident.
    const late = await order(courseId, [first, second], teacher, version);
    expect(late).toMatchObject({ status: 409, error: 'STALE_VERSION' });
  });

  test('of another teacher are not there, and stay as they are', async () => {
    const [first = 0, second = 0] = await two();
    expect((await lessonsOf(courseId, other)).error).toBe('NOT_FOUND');
    expect((await order(courseId, [second, first], other)).error).toBe('NOT_FOUND');
    expect(await idsOf(courseId)).toEqual([first, second]);
    const remote = await addCourse(academy.db, { teacher_id: otherTeacherId });
    expect((await lessonsOf(remote, teacher)).error).toBe('NOT_FOUND');
  });

  test('of an archived course are for nobody to order', async () => {
    const [first = 0, second = 0] = await two();
    await academy.db
      .updateTable('courses')
      .set({ archived_at: academy.now })
      .where('course_id', '=', courseId)
      .execute();
    expect((await lessonsOf(courseId, teacher)).error).toBe('NOT_FOUND');
    expect((await order(courseId, [second, first], teacher)).error).toBe('NOT_FOUND');
  });

  test('are for learners and guests neither to list nor to order', async () => {
    const learner = await academy.addLearner();
    const params = { id: courseId };
    for (const as of [learner, null]) {
      const status = as === null ? 401 : 403;
      expect((await academy.call(courseLessonsTeachCalls.list, { params }, { as })).status).toBe(
        status,
      );
      const body = { content_ids: [1] };
      const ordered = await academy.call(courseLessonsTeachCalls.order, { params, body }, { as });
      expect(ordered.status).toBe(status);
    }
  });
});
