import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courseAdminCalls, courseLessonsAdminCalls } from '#contract/courses-admin.ts';
import { learningCalls } from '#contract/learning.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { auditLinesOf } from '#server/testing/audit-lines.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let teacher: TestPerson;
let teacherId: number;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
  teacher = await academy.addPerson({ role: 'teacher' });
  teacherId = await addTeacher(academy.db, {
    user_id: teacher.userId,
    name: 'Lin Zhiyuan',
    name_zh: '林志远',
  });
});

afterAll(async () => {
  await academy.assertLedgerIsSound();
});

const archive = (id: number) =>
  academy.call(courseAdminCalls.archive, { params: { id } }, { as: admin });

const auditOf = (courseId: number) => auditLinesOf(academy.db, 'course', courseId);

describe('the lessons of a course', () => {
  const lessonsOf = async (id: number, query: { archived?: boolean } = {}) => {
    const { data } = await academy.call(
      courseLessonsAdminCalls.list,
      { params: { id }, query },
      { as: admin },
    );
    return data;
  };
  const idsOf = async (id: number) => (await lessonsOf(id)).list.map((row) => row.content_id);
  const order = (id: number, content_ids: unknown, version?: number) =>
    academy.callWith(
      courseLessonsAdminCalls.order,
      { params: { id }, body: { content_ids, ...(version === undefined ? {} : { version }) } },
      { as: admin, locale: 'en' },
    );
  const three = async () => {
    const courseId = await addCourse(academy.db, { teacher_id: teacherId });
    const add = (fields: Parameters<typeof addLesson>[2]) =>
      addLesson(academy.db, courseId, fields);
    const a = await add({ type: 'text', data: { html: '<p>Only English.</p>', html_zh: '' } });
    const gone = await add({ archived_at: academy.now });
    const b = await add({ type: 'quiz', title: '' });
    const c = await add({ type: 'pdf', duration: 12 });
    return { courseId, a, b, c, gone };
  };

  test('are listed in order, with what is not translated; archived ones apart', async () => {
    const { courseId, a, b, c, gone } = await three();
    const { list } = await lessonsOf(courseId);
    expect(list).toMatchObject([
      { content_id: a, type: 'text', missing: ['zh'] },
      { content_id: b, type: 'quiz', missing: ['en'] },
      { content_id: c, type: 'pdf', duration: 12, missing: [] },
    ]);
    expect((await lessonsOf(courseId, { archived: true })).list).toMatchObject([
      { content_id: gone },
    ]);
  });

  test('take a new order, which learners see at once', async () => {
    const { courseId, a, b, c, gone } = await three();
    const { version } = await lessonsOf(courseId);
    const { data, msg } = await order(courseId, [c, a, b], version);
    expect(msg).toBe('New order saved');
    expect(data.list.map((row) => [row.content_id, row.position])).toEqual([
      [c, 1],
      [a, 2],
      [b, 3],
    ]);
    expect(data.version).toBe(version + 1);
    const learners = await academy.call(learningCalls.contents, { query: { course_id: courseId } });
    expect(learners.data.list.map((row) => row.content_id)).toEqual([c, a, b]);
    expect((await lessonsOf(courseId, { archived: true })).list).toMatchObject([
      { content_id: gone, position: 4 },
    ]);
    const line = (await auditOf(courseId)).at(-1);
    expect(line).toMatchObject({ action: 'course.reorder', actor_name: 'Ms Chen', after: data });
  });

  test('in the order that they have leave no trace', async () => {
    const { courseId, a, b, c } = await three();
    const { version } = await lessonsOf(courseId);
    expect((await order(courseId, [a, b, c], version)).data.version).toBe(version);
    expect(await auditOf(courseId)).toEqual([]);
  });

  test('are put in order by one admin at a time', async () => {
    const { courseId, a, b, c } = await three();
    const { version } = await lessonsOf(courseId);
    await order(courseId, [b, a, c], version);
    const late = await order(courseId, [c, b, a], version);
    expect(late).toMatchObject({
      status: 409,
      error: 'STALE_VERSION',
      data: {
        version: version + 1,
        list: [{ content_id: b }, { content_id: a }, { content_id: c }],
      },
    });
    expect(await idsOf(courseId)).toEqual([b, a, c]);
  });

  test('are each named exactly once, or nothing changes', async () => {
    const { courseId, a, b, c, gone } = await three();
    const other = await three();
    for (const ids of [
      [a, b],
      [a, b, b],
      [a, b, c, c],
      [a, b, c, gone],
      [a, b, other.a],
    ]) {
      const refused = await order(courseId, ids);
      expect(refused.status).toBe(400);
      expect(refused.fields?.content_ids).toContain('appears twice');
    }
    expect((await order(courseId, [])).status).toBe(400);
    expect(await idsOf(courseId)).toEqual([a, b, c]);
  });

  test('of a course that is not there, or archived, take no order', async () => {
    const { courseId, a, b, c } = await three();
    await archive(courseId);
    expect((await order(courseId, [c, b, a])).error).toBe('NOT_FOUND');
    expect((await order(2e9, [1])).error).toBe('NOT_FOUND');
    const missing = await academy.call(
      courseLessonsAdminCalls.list,
      { params: { id: 2e9 } },
      { as: admin },
    );
    expect(missing.error).toBe('NOT_FOUND');
  });
});
