import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { courseAdminCalls, courseLessonsAdminCalls } from '#contract/courses-admin.ts';
import { learningCalls, myLearningCall } from '#contract/learning.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;
let teacher: TestPerson;
let teacherId: number;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
  learner = await academy.addLearner({ points: 1000 });
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

const create = (body: Record<string, unknown>) =>
  academy.callWith(courseAdminCalls.create, { body }, { as: admin });
const change = (id: number, body: Record<string, unknown>, locale: 'zh' | 'en' = 'zh') =>
  academy.callWith(courseAdminCalls.update, { params: { id }, body }, { as: admin, locale });
const get = (id: number) => academy.call(courseAdminCalls.get, { params: { id } }, { as: admin });
const archive = (id: number) =>
  academy.call(courseAdminCalls.archive, { params: { id } }, { as: admin });
const restore = (id: number) =>
  academy.call(courseAdminCalls.restore, { params: { id } }, { as: admin });
const duplicate = (id: number) =>
  academy.call(courseAdminCalls.duplicate, { params: { id } }, { as: admin });
const seen = (course_id: number, as: TestPerson | null = null) =>
  academy.call(courseCalls.get, { query: { course_id } }, { as });
const found = async (search: string) => {
  const { data } = await academy.call(courseCalls.list, { query: { search } });
  return data.list.map((course) => course.course_id);
};

function auditOf(courseId: number) {
  return academy.db
    .selectFrom('audit_log')
    .select(['action', 'actor_name', 'before', 'after'])
    .where('entity', '=', 'course')
    .where('entity_id', '=', String(courseId))
    .orderBy('audit_id')
    .execute();
}

/** A course of the teacher with one content, published. @returns its id */
async function addPublished(fields: Parameters<typeof addCourse>[1] = {}) {
  const courseId = await addCourse(academy.db, { teacher_id: teacherId, ...fields });
  await addLesson(academy.db, courseId);
  return courseId;
}

describe('adding a course', () => {
  test('needs a title in one language; it begins as a draft', async () => {
    const { status, data, msg } = await create({ title_zh: ' 债券入门 ' });
    expect([status, msg]).toEqual([200, '课程已新建为草稿']);
    expect(data).toEqual({
      course_id: expect.any(Number),
      title: '',
      title_zh: '债券入门',
      short_description: '',
      short_description_zh: '',
      description: '',
      description_zh: '',
      thumbnail: null,
      difficulty_level: 'beginner',
      teacher_id: null,
      teacher_name: '',
      teacher_name_zh: '',
      points_reward: 0,
      points_required: 0,
      price_usd: 0,
      price_cny: 0,
      is_featured: false,
      status: 'draft',
      content_count: 0,
      duration: 0,
      likes_count: 0,
      enrollments: 0,
      rating: null,
      redemption_count: 0,
      missing: ['en'],
      outdated: null,
      texts_changed_at: academy.now.toISOString(),
      texts_zh_changed_at: academy.now.toISOString(),
      missing_for_publishing: ['teacher', 'contents'],
      created_at: academy.now.toISOString(),
      updated_at: academy.now.toISOString(),
      archived_at: null,
      version: 1,
    });
    expect(await auditOf(data.course_id)).toEqual([
      { action: 'course.create', actor_name: 'Ms Chen', before: null, after: data },
    ]);
    expect((await seen(data.course_id)).status).toBe(404);
  });

  test('keeps prices to the cent in both currencies', async () => {
    const { data } = await create({ title: 'Bonds', price_usd: 19.99, price_cny: 138.5 });
    expect(data).toMatchObject({ price_usd: 19.99, price_cny: 138.5 });
  });

  test('with a teacher who is not there is refused at the field', async () => {
    const gone = await addTeacher(academy.db, { archived_at: academy.now });
    for (const teacher_id of [2e9, gone]) {
      const answer = await create({ title: 'Bonds', teacher_id });
      expect(answer).toMatchObject({
        status: 404,
        error: 'NOT_FOUND',
        fields: { teacher_id: '这位教师已不存在，请另选一位' },
      });
    }
  });

  test.each([
    ['no title', { title: ' ' }, 'title_zh'],
    ['a long title', { title: 'x'.repeat(161) }, 'title'],
    ['a third digit of a price', { price_usd: 9.999 }, 'price_usd'],
    ['a third digit in the other currency', { price_cny: 0.001 }, 'price_cny'],
    ['a negative price', { price_usd: -1 }, 'price_usd'],
    ['a price in quotes', { price_cny: '10' }, 'price_cny'],
    ['negative points', { points_required: -1 }, 'points_required'],
    ['half a point', { points_reward: 0.5 }, 'points_reward'],
    ['too many points', { points_reward: 1_000_001 }, 'points_reward'],
    ['an unknown level', { difficulty_level: 'expert' }, 'difficulty_level'],
    ['a picture elsewhere', { thumbnail: 'https://evil.example/x.png' }, 'thumbnail'],
    ['a picture that runs', { thumbnail: 'javascript:alert(1)' }, 'thumbnail'],
    ['a picture without a scheme', { thumbnail: '//evil.example/x.png' }, 'thumbnail'],
  ])('refuses %s', async (_, fields, field) => {
    const answer = await create({ title: 'Bonds', ...fields });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });

  test('says why a price is refused', async () => {
    expect((await create({ title: 'Bonds', price_usd: 1.005 })).fields).toEqual({
      price_usd: '小数点后最多两位',
    });
  });
});

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
    expect(published.msg).toBe('Published: learners see it now');
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

describe('a copy of a course', () => {
  test('is a draft with all its lessons and a mark in each language', async () => {
    const courseId = await addPublished({
      title: 'Bonds',
      title_zh: '债券',
      price_usd: 9.5,
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

describe('the list of courses', () => {
  let ids: Record<'bonds' | 'funds' | 'gold' | 'gone', number>;
  let quill: number;

  const list = async (query: Record<string, unknown>, locale: 'zh' | 'en' = 'en') => {
    const { data } = await academy.callWith(
      courseAdminCalls.list,
      { query: { teacher_id: quill, ...query } },
      { as: admin, locale },
    );
    return data.list.map((course) => course.course_id);
  };

  beforeAll(async () => {
    quill = await addTeacher(academy.db, { name: 'Quentin Quill', name_zh: '奎尔' });
    const add = (day: number, fields: Parameters<typeof addCourse>[1]) =>
      addCourse(academy.db, {
        teacher_id: quill,
        created_at: new Date(Date.UTC(2026, 0, day)),
        updated_at: new Date(Date.UTC(2026, 0, 20 - day)),
        ...fields,
      });
    ids = {
      bonds: await add(1, { title: 'bonds', title_zh: '债券', status: 'draft' }),
      funds: await add(2, {
        title: 'Zero-cost funds',
        title_zh: '',
        description: 'All about bonds.',
        difficulty_level: 'advanced',
      }),
      gold: await add(3, { title: '', title_zh: '黄金', status: 'inactive' }),
      gone: await add(4, { title: 'Gone', title_zh: '消失', archived_at: academy.now }),
    };
    await academy.call(courseCalls.like, { body: { course_id: ids.funds } }, { as: learner });
  });

  test('has every status, newest first, without the archived ones', async () => {
    expect(await list({})).toEqual([ids.gold, ids.funds, ids.bonds]);
    expect(await list({ archived: true })).toEqual([ids.gone]);
  });

  test('is sorted', async () => {
    expect(await list({ sort: 'oldest' })).toEqual([ids.bonds, ids.funds, ids.gold]);
    expect(await list({ sort: 'updated' })).toEqual([ids.bonds, ids.funds, ids.gold]);
    expect(await list({ sort: 'title' })).toEqual([ids.bonds, ids.funds, ids.gold]);
    expect((await list({ sort: 'title' }, 'zh'))[0]).toBe(ids.funds);
    expect(await list({ sort: 'popular' })).toEqual([ids.funds, ids.gold, ids.bonds]);
  });

  test('is filtered by status, level and what is not translated', async () => {
    expect(await list({ status: 'draft' })).toEqual([ids.bonds]);
    expect(await list({ level: 'advanced' })).toEqual([ids.funds]);
    expect(await list({ missing: 'zh' })).toEqual([ids.funds]);
    expect(await list({ missing: 'en' })).toEqual([ids.gold]);
  });

  test('is searched by titles of both languages and by the teacher, not by descriptions', async () => {
    expect(await list({ search: 'BOND' })).toEqual([ids.bonds]);
    expect(await list({ search: '黄金' })).toEqual([ids.gold]);
    expect(await list({ search: 'quill' })).toEqual([ids.gold, ids.funds, ids.bonds]);
    expect(await list({ search: '奎尔' })).toHaveLength(3);
    expect(await list({ search: '%' })).toEqual([]);
  });

  test('comes in pages and counts all', async () => {
    const { data } = await academy.call(
      courseAdminCalls.list,
      { query: { teacher_id: quill, page: 2, limit: 2 } },
      { as: admin },
    );
    expect(data).toMatchObject({ count: 3, page: 2, limit: 2, list: [{ course_id: ids.bonds }] });
  });
});

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

test('a film is no cover: an upload of another kind is refused in words', async () => {
  const { data, status } = await create({ title: 'Bonds', thumbnail: '/uploads/cover.webp' });
  expect([status, data.thumbnail]).toEqual([200, '/uploads/cover.webp']);
  const refused = await change(data.course_id, { thumbnail: '/uploads/cover.mp4' });
  expect(refused).toMatchObject({
    status: 400,
    fields: { thumbnail: '文件类型不符，请选择合适的文件' },
  });
  expect((await get(data.course_id)).data).toEqual(data);
});

describe('the languages of a course', () => {
  const confirm = (id: number, version?: number) =>
    academy.call(
      courseAdminCalls.confirm,
      { params: { id }, body: { ...(version !== undefined && { version }) } },
      { as: admin, locale: 'en' },
    );
  const bilingual = async () =>
    (
      await create({
        title: 'Bonds',
        title_zh: '债券',
        description: 'Lend.',
        description_zh: '借。',
      })
    ).data;
  const older = async (outdated: 'zh' | 'en', search: string) => {
    const { data } = await academy.call(
      courseAdminCalls.list,
      { query: { outdated, search } },
      { as: admin },
    );
    return data.list.map((course) => course.course_id);
  };

  test('are in sync until one of them changes alone; updating the other puts them in sync again', async () => {
    const { course_id: id, outdated } = await bilingual();
    expect(outdated).toBeNull();
    academy.advanceMinutes(1);
    expect((await change(id, { description: 'Lend money.' })).data).toMatchObject({
      outdated: 'zh',
      texts_changed_at: academy.now.toISOString(),
    });
    academy.advanceMinutes(1);
    // A price is of no language.
    expect((await change(id, { price_usd: 5 })).data.outdated).toBe('zh');
    expect((await change(id, { description_zh: '借钱给别人。' })).data.outdated).toBeNull();
    academy.advanceMinutes(1);
    const both = await change(id, { title: 'Bonds now', title_zh: '今日债券' });
    expect(both.data.outdated).toBeNull();
  });

  test('that lack something are missing, not older', async () => {
    const { course_id: id } = (await create({ title: 'Only English' })).data;
    academy.advanceMinutes(1);
    expect((await change(id, { title: 'Only English still' })).data).toMatchObject({
      missing: ['zh'],
      outdated: null,
    });
  });

  test('are listed by the one that is older', async () => {
    const mark = 'Porcupine';
    const { course_id: id } = (await create({ title: mark, title_zh: '豪猪' })).data;
    expect(await older('zh', mark)).toEqual([]);
    academy.advanceMinutes(1);
    await change(id, { title: `${mark} again` });
    expect([await older('zh', mark), await older('en', mark)]).toEqual([[id], []]);
  });

  test('are in sync again once somebody confirms the outdated one', async () => {
    const { course_id: id } = await bilingual();
    academy.advanceMinutes(1);
    const { version } = (await change(id, { title_zh: '债券入门' })).data;
    academy.advanceMinutes(1);
    const { data, msg } = await confirm(id, version);
    expect(msg).toBe('Both languages now count as up to date');
    expect(data).toMatchObject({ outdated: null, title_zh: '债券入门', version: version + 1 });
    expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'course.confirm' });
    // Said twice, it is said once.
    expect((await confirm(id)).data.version).toBe(version + 1);
    const late = await confirm(id, version);
    expect(late).toMatchObject({ status: 409, error: 'STALE_VERSION', data: { course_id: id } });
    expect((await confirm(2e9)).error).toBe('NOT_FOUND');
  });

  test('go with a copy as they are', async () => {
    const { course_id: id } = await bilingual();
    academy.advanceMinutes(1);
    await change(id, { title: 'Bonds today' });
    const params = { id };
    const copy = await academy.call(courseAdminCalls.duplicate, { params }, { as: admin });
    expect(copy.data.outdated).toBe('zh');
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

test('every call on courses is for admins alone', async () => {
  const courseId = await addPublished();
  const params = { id: courseId };
  const before = (await get(courseId)).data;
  const calls = [
    [courseAdminCalls.list, {}],
    [courseAdminCalls.get, { params }],
    [courseAdminCalls.create, { body: { title: 'Bonds' } }],
    [courseAdminCalls.update, { params, body: { title: 'Bonds' } }],
    [courseAdminCalls.archive, { params }],
    [courseAdminCalls.restore, { params }],
    [courseAdminCalls.duplicate, { params }],
    [courseAdminCalls.confirm, { params, body: {} }],
    [courseLessonsAdminCalls.list, { params }],
    [courseLessonsAdminCalls.order, { params, body: { content_ids: [1] } }],
  ] as const;
  for (const [call, input] of calls) {
    const statuses = [];
    for (const as of [null, learner, teacher]) {
      statuses.push((await academy.callWith(call, input, { as })).status);
    }
    expect([call.name, ...statuses]).toEqual([call.name, 401, 403, 403]);
  }
  expect((await get(courseId)).data).toEqual(before);
});
