import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { courseCalls } from '#contract/courses.ts';
import { teacherCalls } from '#contract/teachers.ts';
import { teacherAdminCalls } from '#contract/teachers-admin.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
});

const create = (body: Record<string, unknown>) =>
  academy.callWith(teacherAdminCalls.create, { body }, { as: admin });
const added = async (body: Record<string, unknown> = {}) =>
  (await create({ name: 'Lin', name_zh: '林', ...body })).data;
const change = (id: number, body: Record<string, unknown>) =>
  academy.callWith(teacherAdminCalls.update, { params: { id }, body }, { as: admin });
const get = (id: number) => academy.call(teacherAdminCalls.get, { params: { id } }, { as: admin });
const archive = (id: number) =>
  academy.call(teacherAdminCalls.delete, { params: { id } }, { as: admin });
const restore = (id: number) =>
  academy.call(teacherAdminCalls.restore, { params: { id } }, { as: admin });
const list = async (query: Record<string, unknown>) => {
  const { data } = await academy.callWith(teacherAdminCalls.list, { query }, { as: admin });
  return data.list.map((teacher) => teacher.teacher_id);
};
const found = async (search: string) => {
  const { data } = await academy.call(teacherCalls.list, { query: { search } });
  return data.list.map((teacher) => teacher.teacher_id);
};
const auditOf = (id: number) =>
  academy.db
    .selectFrom('audit_log')
    .select(['action', 'actor_name'])
    .where('entity', '=', 'teacher')
    .where('entity_id', '=', String(id))
    .orderBy('audit_id')
    .execute();

describe('adding a teacher', () => {
  test('in one language is enough; learners find them at once', async () => {
    const { status, data, msg } = await create({
      name_zh: ' 郭靖 ',
      specialization_zh: '固定收益',
      experience_years: 12,
    });
    expect([status, msg]).toEqual([200, '教师已新建。']);
    expect(data).toEqual({
      teacher_id: expect.any(Number),
      user_id: null,
      user_email: '',
      name: '',
      name_zh: '郭靖',
      bio: '',
      bio_zh: '',
      specialization: '',
      specialization_zh: '固定收益',
      profile_image: null,
      is_assistant: false,
      experience_years: 12,
      course_count: 0,
      student_count: 0,
      likes_count: 0,
      is_archived: false,
      created_at: academy.now.toISOString(),
      version: 1,
    });
    expect(await found('郭靖')).toEqual([data.teacher_id]);
    expect(await auditOf(data.teacher_id)).toEqual([
      { action: 'teacher.create', actor_name: 'Ms Chen' },
    ]);
  });

  test('links the account that teaches as them, whatever the case of its email', async () => {
    const account = await academy.addPerson({ role: 'teacher' });
    const teacher = await added({ user_email: account.email.toUpperCase() });
    expect(teacher).toMatchObject({ user_id: account.userId, user_email: account.email });
    expect(await create({ name: 'Second', user_email: account.email })).toMatchObject({
      status: 409,
      error: 'ALREADY_EXISTS',
      fields: { user_email: '此账户已关联教师林' },
    });
  });

  test('does not link a learner, or nobody', async () => {
    const learner = await academy.addLearner();
    expect((await create({ name: 'x', user_email: learner.email })).fields).toEqual({
      user_email: '这是学员账户，请先把角色改为教师',
    });
    expect((await create({ name: 'x', user_email: 'nobody@example.com' })).fields).toEqual({
      user_email: '没有使用此电邮的账户',
    });
  });

  test.each([
    ['no name', { name: ' ', name_zh: '' }, 'name_zh'],
    ['81 years of experience', { experience_years: 81 }, 'experience_years'],
    ['half a year', { experience_years: 0.5 }, 'experience_years'],
    ['a long name', { name: 'x'.repeat(81) }, 'name'],
    ['an email that is none', { user_email: 'lin' }, 'user_email'],
  ])('refuses %s', async (_, fields, field) => {
    const answer = await create({ name: 'Lin', ...fields });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });
});

describe('changing a teacher', () => {
  test('is seen by learners at once, who find them by the new name', async () => {
    const { teacher_id: id } = await added({ name: 'Wong', name_zh: '黄蓉' });
    const { data, msg } = await change(id, { name_zh: '黄药师', version: 1 });
    expect(msg).toBe('教师资料已保存。');
    expect(data).toMatchObject({ name: 'Wong', name_zh: '黄药师', version: 2 });
    expect(await found('黄药师')).toEqual([id]);
    expect(await found('黄蓉')).toEqual([]);
    expect(await change(id, { name: 'Late', version: 1 })).toMatchObject({
      status: 409,
      error: 'STALE_VERSION',
      data: { teacher_id: id, name_zh: '黄药师', version: 2 },
    });
  });

  test('keeps a name in one of the languages', async () => {
    const { teacher_id: id } = await added({ name: 'Only', name_zh: '' });
    expect((await change(id, { name: '' })).fields).toEqual({ name_zh: '请填写姓名' });
    expect((await change(id, { name: '', name_zh: '独' })).status).toBe(200);
  });

  test('links and unlinks an account', async () => {
    const account = await academy.addPerson({ role: 'teacher' });
    const { teacher_id: id } = await added();
    expect((await change(id, { user_email: account.email })).data.user_id).toBe(account.userId);
    expect((await change(id, { bio: 'x', user_email: account.email })).status).toBe(200);
    expect((await change(id, { user_email: '' })).data).toMatchObject({
      user_id: null,
      user_email: '',
    });
  });
});

describe('archiving a teacher', () => {
  test('with courses takes them off the site; the courses stay, and it can be undone', async () => {
    const { teacher_id } = await added({ name_zh: '欧阳锋' });
    const course_id = await addCourse(academy.db, { teacher_id });
    expect((await archive(teacher_id)).status).toBe(200);
    const page = () => academy.call(teacherCalls.get, { query: { teacher_id } });
    expect((await page()).status).toBe(404);
    expect(await found('欧阳锋')).toEqual([]);
    const course = await academy.call(courseCalls.get, { query: { course_id } });
    expect(course.status).toBe(200);
    expect(await list({ archived: true })).toEqual([teacher_id]);
    expect(await list({})).not.toContain(teacher_id);
    expect((await archive(teacher_id)).status).toBe(404);
    expect((await change(teacher_id, { name: 'x' })).status).toBe(404);
    expect((await get(teacher_id)).data.is_archived).toBe(true);

    expect((await restore(teacher_id)).data).toMatchObject({ is_archived: false, version: 3 });
    expect((await restore(teacher_id)).status).toBe(404);
    expect((await page()).status).toBe(200);
    expect((await auditOf(teacher_id)).map((line) => line.action)).toEqual([
      'teacher.create',
      'teacher.archive',
      'teacher.restore',
    ]);
  });
});

describe('the list of teachers', () => {
  test('by name has the names that its reader sees in order, Chinese ones by pinyin', async () => {
    const add = async (name: string, name_zh: string) =>
      (await added({ name: `${name} Qorder`, name_zh: `${name_zh} Qorder` })).teacher_id;
    const zhang = await add('Amy Zhang', '张艾米');
    const chen = await add('Carl Chen', '陈卡尔');
    const wang = await add('Ben Wang', '王本');
    const ids = async (locale: 'zh' | 'en') => {
      const query = { search: 'Qorder', sort: 'name' } as const;
      const { data } = await academy.call(teacherAdminCalls.list, { query }, { as: admin, locale });
      return data.list.map(({ teacher_id }) => teacher_id);
    };
    expect(await ids('zh')).toEqual([chen, wang, zhang]);
    expect(await ids('en')).toEqual([zhang, wang, chen]);
  });

  test('is searched, filtered and sorted, with courses and learners counted', async () => {
    const add = async (name: string, fields: Record<string, unknown> = {}) => {
      academy.advanceMinutes(1);
      return (await added({ name: `${name} Zephyr`, name_zh: '', ...fields })).teacher_id;
    };
    const amy = await add('Amy', { bio_zh: '简介' });
    const ben = await add('ben', { is_assistant: true });
    const learner = await academy.addLearner();
    const course_id = await addCourse(academy.db, { teacher_id: amy });
    await addCourse(academy.db, { teacher_id: amy, status: 'draft' });
    await academy.db
      .insertInto('course_redemptions')
      .values({ user_id: learner.userId, course_id, points_spent: 0 })
      .execute();
    await academy.call(teacherCalls.like, { query: { teacher_id: amy } }, { as: learner });
    const search = 'Zephyr';
    expect(await list({ search })).toEqual([ben, amy]);
    expect(await list({ search, sort: 'name' })).toEqual([amy, ben]);
    expect(await list({ search, sort: 'courses' })).toEqual([amy, ben]);
    expect(await list({ search, sort: 'popularity' })).toEqual([amy, ben]);
    expect(await list({ search, kind: 'assistant' })).toEqual([ben]);
    expect(await list({ search, missing: 'en' })).toEqual([amy]);
    expect(await list({ search, missing: 'zh' })).toEqual([ben, amy]);
    expect(await list({ search, page: 2, limit: 1 })).toEqual([amy]);
    expect((await get(amy)).data).toMatchObject({
      course_count: 2,
      student_count: 1,
      likes_count: 1,
    });
  });
});

describe('every call about teachers', () => {
  const params = { id: 2e9 };
  const calls: [string, Call, Record<string, unknown>, boolean][] = [
    ['list', teacherAdminCalls.list, {}, false],
    ['teacher', teacherAdminCalls.get, { params }, true],
    ['adding', teacherAdminCalls.create, { body: { name: 'x' } }, false],
    ['changing', teacherAdminCalls.update, { params, body: { name: 'x' } }, true],
    ['archiving', teacherAdminCalls.delete, { params }, true],
    ['restoring', teacherAdminCalls.restore, { params }, true],
  ];
  test.each(calls)('%s is for admins alone', async (_, call, input) => {
    const people = [null, await academy.addLearner(), await academy.addPerson({ role: 'teacher' })];
    const statuses = [];
    for (const as of people) statuses.push((await academy.callWith(call, input, { as })).status);
    expect(statuses).toEqual([401, 403, 403]);
  });
  test.each(calls.filter(([, , , hasId]) => hasId))(
    '%s where there is none is a 404',
    async (_, call, input) => {
      expect((await academy.callWith(call, input, { as: admin })).error).toBe('NOT_FOUND');
    },
  );
});
