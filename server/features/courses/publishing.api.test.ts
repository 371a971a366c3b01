import { describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { courseAdminCalls } from '#contract/courses-admin.ts';
import { learningCalls, myLearningCall } from '#contract/learning.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { auditLinesOf } from '#server/testing/audit-lines.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { withCoursePeople } from './courses.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;
let teacher: TestPerson;
let teacherId: number;

withCoursePeople(academy, (people) => {
  ({ admin, learner, teacher, teacherId } = people);
});

const create = (body: Record<string, unknown>) =>
  academy.callWith(courseAdminCalls.create, { body }, { as: admin });

const change = (id: number, body: Record<string, unknown>, locale: 'zh' | 'en' = 'zh') =>
  academy.callWith(courseAdminCalls.update, { params: { id }, body }, { as: admin, locale });

const get = (id: number) => academy.call(courseAdminCalls.get, { params: { id } }, { as: admin });

const archive = (id: number) =>
  academy.call(courseAdminCalls.archive, { params: { id } }, { as: admin });

const restore = (id: number) =>
  academy.call(courseAdminCalls.restore, { params: { id } }, { as: admin });

const seen = (course_id: number, as: TestPerson | null = null) =>
  academy.call(courseCalls.get, { query: { course_id } }, { as });

const found = async (search: string) => {
  const { data } = await academy.call(courseCalls.list, { query: { search } });
  return data.list.map((course) => course.course_id);
};

const auditOf = (courseId: number) => auditLinesOf(academy.db, 'course', courseId);

/** A course of the teacher with one content, published. @returns its id */
async function addPublished(fields: Parameters<typeof addCourse>[1] = {}) {
  const courseId = await addCourse(academy.db, { teacher_id: teacherId, ...fields });
  await addLesson(academy.db, courseId);
  return courseId;
}

describe('publishing', () => {
  test('needs a teacher and a lesson, and says which is missing', async () => {
    const { course_id } = (await create({ title: 'Bonds' })).data;
    const publish = () => change(course_id, { status: 'active' }, 'en');
    expect((await publish()).msg).toBe(
      'To publish it, choose a teacher and add at least one lesson first',
    );
    await change(course_id, { teacher_id: teacherId });
    expect(await publish()).toMatchObject({
      status: 409,
      error: 'INVALID_STATE',
      fields: { status: 'To publish it, add at least one lesson first' },
    });
    const lessonId = await addLesson(academy.db, course_id, { archived_at: academy.now });
    expect((await publish()).status).toBe(409);
    await academy.db
      .updateTable('contents')
      .set({ archived_at: null })
      .where('content_id', '=', lessonId)
      .execute();
    const published = await publish();
    expect(published.data).toMatchObject({ status: 'active', missing_for_publishing: [] });
    expect(published.msg).toBe('Published. Learners can see it now');
    expect((await seen(course_id)).status).toBe(200);
  });

  test('with a teacher who was archived is refused', async () => {
    const left = await addTeacher(academy.db, { name: 'Ada' });
    const courseId = await addPublished({ teacher_id: left, status: 'draft' });
    await academy.db
      .updateTable('teachers')
      .set({ archived_at: academy.now })
      .where('teacher_id', '=', left)
      .execute();
    expect((await change(courseId, { status: 'active' })).msg).toBe('发布前请先选择教师');
    expect((await change(courseId, { status: 'active', teacher_id: teacherId })).status).toBe(200);
  });

  test('can be undone without closing the course to those who have begun it', async () => {
    const courseId = await addPublished();
    const { data } = await academy.call(learningCalls.contents, { query: { course_id: courseId } });
    const content_id = data.list[0]?.content_id ?? 0;
    await academy.call(
      learningCalls.progress,
      { body: { content_id, progress: 10 } },
      { as: learner },
    );
    expect((await change(courseId, { status: 'inactive' })).msg).toContain('下架');
    expect((await seen(courseId)).status).toBe(404);
    expect((await seen(courseId, learner)).status).toBe(200);
    expect((await change(courseId, { status: 'draft' })).error).toBe('INVALID_STATE');
    expect((await change(courseId, { status: 'active' })).status).toBe(200);
  });
});

describe('archiving a course', () => {
  test('takes it off every list; who redeemed it keeps it and goes on', async () => {
    const courseId = await addPublished({ title: 'Zebra spreads', points_required: 300 });
    const body = { course_id: courseId };
    await academy.call(courseCalls.redeem, { body }, { as: learner });
    const { status, msg } = await archive(courseId);
    expect([status, msg]).toEqual([200, '课程已归档，已兑换或已开始学习的学员不受影响']);

    expect(await found('zebra')).toEqual([]);
    expect((await seen(courseId)).status).toBe(404);
    expect((await seen(courseId, await academy.addLearner())).status).toBe(404);
    expect((await seen(courseId, learner)).status).toBe(200);
    const contents = await academy.call(learningCalls.contents, { query: body }, { as: learner });
    const content_id = contents.data.list[0]?.content_id ?? 0;
    const completed = await academy.call(
      learningCalls.complete,
      { body: { course_id: courseId, content_id } },
      { as: learner },
    );
    expect(completed.status).toBe(200);
    const source = await academy.call(myLearningCall, {}, { as: learner });
    expect(source.data.list.map((course) => course.course_id)).toContain(courseId);
    expect((await auditOf(courseId)).at(-1)).toMatchObject({
      action: 'course.archive',
      before: { course_id: courseId, redemption_count: 1 },
    });
  });

  test('can be undone: it is back as it was', async () => {
    const courseId = await addPublished({ title: 'Yak bonds' });
    const { data: before } = await get(courseId);
    await archive(courseId);
    expect((await change(courseId, { title: 'Ox bonds' })).error).toBe('NOT_FOUND');
    expect((await get(courseId)).data.archived_at).toBe(academy.now.toISOString());
    const { data, msg } = await restore(courseId);
    expect(msg).toBe('课程已恢复');
    expect(data).toEqual({ ...before, updated_at: academy.now.toISOString(), version: 3 });
    expect(await found('yak')).toEqual([courseId]);
    expect((await auditOf(courseId)).at(-1)?.action).toBe('course.restore');
  });

  test('or restoring twice finds nothing the second time', async () => {
    const courseId = await addPublished();
    expect((await restore(courseId)).error).toBe('NOT_FOUND');
    await archive(courseId);
    expect((await archive(courseId)).error).toBe('NOT_FOUND');
    await restore(courseId);
    expect((await restore(courseId)).error).toBe('NOT_FOUND');
  });
});

describe('a preview', () => {
  const shown = (course_id: number, preview: 'guest' | 'student', as: TestPerson | null) =>
    academy.call(courseCalls.get, { query: { course_id, preview } }, { as });
  const locks = async (course_id: number, preview: 'guest' | 'student', as: TestPerson | null) => {
    const { data } = await academy.call(
      learningCalls.contents,
      { query: { course_id, preview } },
      { as },
    );
    return data.list.map((content) => content.locked);
  };

  test('shows a draft to its teacher and to admins as others will see it', async () => {
    const courseId = await addPublished({ status: 'draft', points_required: 100 });
    for (const person of [admin, teacher]) {
      await academy.call(courseCalls.like, { body: { course_id: courseId } }, { as: person });
      const guest = await shown(courseId, 'guest', person);
      expect(guest.data).toMatchObject({
        preview: 'guest',
        progress: null,
        can_review: false,
        basic_info: { is_liked_by_user: false },
      });
      expect(await locks(courseId, 'guest', person)).toEqual(['login']);
      const student = await shown(courseId, 'student', person);
      expect(student.data).toMatchObject({
        preview: 'student',
        progress: { completed_contents: 0, total_contents: 1 },
        basic_info: { is_liked_by_user: false },
      });
      expect(await locks(courseId, 'student', person)).toEqual(['redeem']);
    }
  });

  test('opens nothing to anybody else', async () => {
    const draft = await addPublished({ status: 'draft' });
    const other = await academy.addPerson({ role: 'teacher' });
    for (const person of [null, learner, other]) {
      expect((await shown(draft, 'student', person)).status).toBe(404);
      expect((await shown(draft, 'guest', person)).status).toBe(404);
    }
    const premium = await addPublished({ points_required: 100 });
    expect((await shown(premium, 'student', null)).data.preview).toBeNull();
    expect(await locks(premium, 'student', null)).toEqual(['login']);
    expect((await shown(premium, 'guest', learner)).data).toMatchObject({
      preview: null,
      progress: { total_contents: 1 },
    });
  });
});
