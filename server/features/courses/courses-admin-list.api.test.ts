import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { courseAdminCalls } from '#contract/courses-admin.ts';
import { addCourse, addTeacher } from '#server/testing/add-catalogue.ts';
import { auditLinesOf } from '#server/testing/audit-lines.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;
let teacher: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
  learner = await academy.addLearner({ points: 1000 });
  teacher = await academy.addPerson({ role: 'teacher' });
  await addTeacher(academy.db, {
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

const auditOf = (courseId: number) => auditLinesOf(academy.db, 'course', courseId);

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
    // Confirming again changes nothing.
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
