import { describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { courseAdminCalls, courseLessonsAdminCalls } from '#contract/courses-admin.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { auditLinesOf } from '#server/testing/audit-lines.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { withCoursePeople } from './courses.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;
let teacherId: number;

withCoursePeople(academy, (people) => {
  ({ admin, learner, teacherId } = people);
});

const create = (body: Record<string, unknown>) =>
  academy.callWith(courseAdminCalls.create, { body }, { as: admin });

const change = (id: number, body: Record<string, unknown>, locale: 'zh' | 'en' = 'zh') =>
  academy.callWith(courseAdminCalls.update, { params: { id }, body }, { as: admin, locale });

const get = (id: number) => academy.call(courseAdminCalls.get, { params: { id } }, { as: admin });

const duplicate = (id: number) =>
  academy.call(courseAdminCalls.duplicate, { params: { id } }, { as: admin });

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

describe('changing a course', () => {
  test('changes what is sent and nothing else, and learners see and find it at once', async () => {
    const courseId = await addPublished({ title: 'Old name', title_zh: '旧名' });
    const { data: before } = await get(courseId);
    const { data, msg } = await change(courseId, {
      title: 'Convertible bonds',
      points_reward: 50,
      version: 1,
    });
    const now = academy.now.toISOString();
    const after = { ...before, title: 'Convertible bonds', points_reward: 50, version: 2 };
    expect(msg).toBe('课程已保存');
    expect(data).toEqual({ ...after, outdated: 'zh', texts_changed_at: now, updated_at: now });
    expect((await seen(courseId)).data.basic_info).toMatchObject({
      title: 'Convertible bonds',
      title_zh: '旧名',
      points_reward: 50,
    });
    expect(await found('convertible')).toEqual([courseId]);
    expect((await auditOf(courseId)).at(-1)).toEqual({
      action: 'course.update',
      actor_name: 'Ms Chen',
      before,
      after: data,
    });
  });

  test('is found by a new teacher’s name', async () => {
    const courseId = await addPublished();
    const other = await addTeacher(academy.db, { name: 'Ottoline Quill', name_zh: '' });
    await change(courseId, { teacher_id: other });
    expect(await found('ottoline')).toEqual([courseId]);
    const { data } = await seen(courseId);
    expect(data.teacher).toMatchObject({ teacher_id: other, name: 'Ottoline Quill' });
  });

  test('with the version that one saw is refused where somebody else was faster', async () => {
    const { course_id, version } = (await create({ title: 'Bonds' })).data;
    expect((await change(course_id, { title: 'Funds', version })).status).toBe(200);
    const late = await change(course_id, { title: 'Gold', version });
    expect(late).toMatchObject({
      status: 409,
      error: 'STALE_VERSION',
      data: { course_id, title: 'Funds', version: version + 1 },
    });
    expect((await get(course_id)).data.title).toBe('Funds');
  });

  test('keeps a title in one of the languages', async () => {
    const { course_id } = (await create({ title: 'Bonds' })).data;
    expect(await change(course_id, { title: ' ' })).toMatchObject({
      status: 400,
      fields: { title_zh: '请至少填写一种语言的标题' },
    });
    expect((await change(course_id, { title: '', title_zh: '债券' })).status).toBe(200);
  });

  test('keeps a published course with its teacher', async () => {
    const courseId = await addPublished();
    const refused = await change(courseId, { teacher_id: null }, 'en');
    expect(refused).toMatchObject({
      status: 409,
      error: 'INVALID_STATE',
      fields: { teacher_id: expect.stringContaining('needs a teacher') },
    });
    expect((await get(courseId)).data.teacher_id).toBe(teacherId);
  });

  test.each([
    ['a third digit of a price', { price_usd: 1.234 }],
    ['a version in quotes', { version: '1' }],
    ['an unknown status', { status: 'archived' }],
    ['no level', { difficulty_level: null }],
  ])('refuses %s', async (_, body) => {
    const { course_id } = (await create({ title: 'Bonds' })).data;
    expect((await change(course_id, body)).status).toBe(400);
    expect((await get(course_id)).data.version).toBe(1);
  });

  test('that is not there finds nothing', async () => {
    expect((await change(2e9, { title: 'Bonds' })).error).toBe('NOT_FOUND');
    expect((await get(2e9)).error).toBe('NOT_FOUND');
  });
});

describe('a copy of a course', () => {
  test('is a draft with all its lessons and a mark in each language', async () => {
    const courseId = await addPublished({
      title: 'Bonds',
      title_zh: '债券',
      price_usd: 9.5,
      price_sgd: 12.5,
      price_myr: 40,
      points_required: 100,
      is_featured: true,
    });
    const second = await addLesson(academy.db, courseId, { type: 'quiz', title: 'Xylophone' });
    await addLesson(academy.db, courseId, { type: 'pdf', archived_at: academy.now });
    await academy.call(courseCalls.redeem, { body: { course_id: courseId } }, { as: learner });
    const { data, msg } = await duplicate(courseId);
    expect(msg).toBe('课程及其课时已复制为草稿');
    expect(data).toMatchObject({
      title: 'Bonds (copy)',
      title_zh: '债券（副本）',
      status: 'draft',
      price_usd: 9.5,
      price_sgd: 12.5,
      price_myr: 40,
      is_featured: false,
      content_count: 2,
      redemption_count: 0,
      version: 1,
    });
    const rows = (id: number) =>
      academy.db
        .selectFrom('contents')
        .select(['type', 'title', 'title_zh', 'duration', 'content_data', 'search_document'])
        .where('course_id', '=', id)
        .where('archived_at', 'is', null)
        .orderBy('position')
        .execute();
    expect(await rows(data.course_id)).toEqual(await rows(courseId));
    const copies = await academy.call(
      courseLessonsAdminCalls.list,
      { params: { id: data.course_id } },
      { as: admin },
    );
    expect(copies.data.list.map((content) => content.position)).toEqual([1, 2]);
    expect(copies.data.list.map((content) => content.content_id)).not.toContain(second);
    expect((await auditOf(data.course_id)).map((line) => line.action)).toEqual(['course.create']);
  });

  test('of a title in one language has none in the other, and a long title still fits', async () => {
    const { course_id } = (await create({ title_zh: '债'.repeat(160) })).data;
    const { data } = await duplicate(course_id);
    expect(data.title).toBe('');
    expect(data.title_zh).toBe(`${'债'.repeat(150)}（副本）`);
    expect((await change(data.course_id, { title_zh: data.title_zh })).status).toBe(200);
  });

  test('of what is not there is refused', async () => {
    expect((await duplicate(2e9)).error).toBe('NOT_FOUND');
  });
});

test('a video as cover is refused with a message: uploads of another kind are not accepted', async () => {
  const { data, status } = await create({ title: 'Bonds', thumbnail: '/uploads/cover.webp' });
  expect([status, data.thumbnail]).toEqual([200, '/uploads/cover.webp']);
  const refused = await change(data.course_id, { thumbnail: '/uploads/cover.mp4' });
  expect(refused).toMatchObject({
    status: 400,
    fields: { thumbnail: '文件类型不符，请选择合适的文件' },
  });
  expect((await get(data.course_id)).data).toEqual(data);
});
