import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { addCourse, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let learner: TestPerson;
let admin: TestPerson;
let teacher: TestPerson;
let teacherId: number;

beforeAll(async () => {
  [learner, admin, teacher] = await Promise.all([
    academy.addLearner(),
    academy.addAdmin(),
    academy.addPerson({ role: 'teacher' }),
  ]);
  teacherId = await addTeacher(academy.db, {
    user_id: teacher.userId,
    name: 'Lin Zhiyuan',
    name_zh: '林志远',
  });
});
afterAll(async () => {
  await academy.assertLedgerIsSound();
});

describe('the list of courses', () => {
  let ids: Record<'bonds' | 'funds' | 'options' | 'draft' | 'inactive' | 'archived', number>;
  const list = async (query: Parameters<typeof callList>[0] = {}, as?: TestPerson) => {
    const { data } = await callList(query, as);
    return data.list.map((course) => course.course_id);
  };
  const callList = (
    query: NonNullable<Parameters<typeof academy.call<typeof courseCalls.list>>[1]['query']>,
    as: TestPerson | null = null,
  ) => academy.call(courseCalls.list, { query: { teacher_id: teacherId, ...query } }, { as });

  beforeAll(async () => {
    const day = (n: number) => new Date(Date.UTC(2026, 0, n));
    const add = (n: number, course: Parameters<typeof addCourse>[1]) =>
      addCourse(academy.db, { teacher_id: teacherId, created_at: day(n), ...course });
    ids = {
      bonds: await add(1, { title: 'Bonds', title_zh: '债券入门', is_featured: true }),
      funds: await add(2, {
        title: 'Index funds',
        title_zh: '指数基金',
        difficulty_level: 'intermediate',
        description_zh: '每月定投的办法',
      }),
      options: await add(3, { title: 'Options', title_zh: '期权', difficulty_level: 'advanced' }),
      draft: await add(4, { status: 'draft' }),
      inactive: await add(5, { status: 'inactive' }),
      archived: await add(6, { archived_at: day(7) }),
    };
    const [ann, bob] = await Promise.all([academy.addLearner(), academy.addLearner()]);
    for (const [person, courseId, rating] of [
      [ann, ids.bonds, 3],
      [bob, ids.bonds, 4],
      [ann, ids.options, 5],
    ] as const) {
      const body = { course_id: courseId };
      await academy.call(courseCalls.like, { body }, { as: person });
      await academy.call(courseCalls.read, { body }, { as: person });
      await academy.call(courseCalls.review, { body: { ...body, rating } }, { as: person });
    }
  });

  test('holds active courses alone, the newest first', async () => {
    expect(await list()).toEqual([ids.options, ids.funds, ids.bonds]);
    expect(await list({ sort: 'latest' }, admin)).toEqual([ids.options, ids.funds, ids.bonds]);
    expect(await list({ sort: 'newest' }, teacher)).toEqual([ids.options, ids.funds, ids.bonds]);
  });

  test('is sorted by likes or by rating, courses without a rating last', async () => {
    expect(await list({ sort: 'popular' })).toEqual([ids.bonds, ids.options, ids.funds]);
    expect(await list({ sort: 'rating' })).toEqual([ids.options, ids.bonds, ids.funds]);
  });

  test('is narrowed by level and by what is featured', async () => {
    expect(await list({ level: 'advanced' })).toEqual([ids.options]);
    expect(await list({ featured: true })).toEqual([ids.bonds]);
    expect(await list({ featured: false })).toEqual([ids.options, ids.funds]);
  });

  test.each([
    ['基金', 'funds'],
    ['定投', 'funds'],
    ['bond', 'bonds'],
    ['債券', 'bonds'],
    ['zhaiquan', 'bonds'],
  ] as const)('finds by %s', async (search, found) => {
    expect(await list({ search })).toEqual([ids[found]]);
  });

  test('finds by the teacher’s name in either language', async () => {
    expect(await list({ search: '林志远' })).toHaveLength(3);
    expect(await list({ search: 'lin zhi' })).toHaveLength(3);
    expect(await list({ search: 'nobody' })).toEqual([]);
  });

  test('a blank search seeks nothing in particular, signs alone find nothing', async () => {
    expect(await list({ search: '  ' })).toHaveLength(3);
    expect(await list({ search: "' & | ! ( ) :* \\" })).toEqual([]);
  });

  test('the best match comes first, unless another order is requested', async () => {
    const mentioned = await addCourse(academy.db, {
      teacher_id: teacherId,
      title: 'Savings',
      title_zh: '储蓄',
      description: 'Unlike bonds.',
      created_at: new Date('2026-02-01'),
    });
    expect(await list({ search: 'bonds' })).toEqual([ids.bonds, mentioned]);
    expect(await list({ search: 'bonds', sort: 'latest' })).toEqual([mentioned, ids.bonds]);
    await academy.db
      .updateTable('courses')
      .set({ archived_at: academy.now })
      .where('course_id', '=', mentioned)
      .execute();
  });

  test('has pages of six, and takes all at once', async () => {
    const first = await callList({ page_size: 2 });
    expect(first.data).toMatchObject({ count: 3, page: 1, limit: 2 });
    expect(first.data.list).toHaveLength(2);
    const second = await callList({ page: 2, limit: 2 });
    expect(second.data.list.map((course) => course.course_id)).toEqual([ids.bonds]);
    expect((await callList({})).data.limit).toBe(6);
    expect((await callList({ page: 1, page_size: 9999 })).data.limit).toBe(9999);
  });

  test('counts each level of what is searched, whichever level is asked for', async () => {
    const perLevel = (await callList({})).data.per_level;
    expect(Object.values(perLevel).reduce((sum, count) => sum + count)).toBe(3);
    expect((await callList({ level: 'beginner' })).data).toMatchObject({
      count: perLevel.beginner,
      per_level: perLevel,
    });
    expect((await callList({ search: 'nobody' })).data).toMatchObject({
      count: 0,
      per_level: { beginner: 0, intermediate: 0, advanced: 0 },
    });
  });

  test('shows likes, rating, teacher and what the caller has done', async () => {
    const { data } = await callList({ level: 'beginner' }, learner);
    expect(data.list[0]).toMatchObject({
      likes_count: 2,
      rating: 3.5,
      total_ratings: 2,
      teacher_id: teacherId,
      teacher_name: 'Lin Zhiyuan',
      teacher_name_zh: '林志远',
      is_free: true,
      is_premium: false,
      is_liked_by_user: false,
      is_read_by_user: false,
      is_redeemed_by_user: false,
      is_begun_by_user: false,
    });
    await academy.call(courseCalls.read, { body: { course_id: ids.bonds } }, { as: learner });
    const again = await callList({ level: 'beginner' }, learner);
    expect(again.data.list[0]).toMatchObject({ is_read_by_user: true, is_liked_by_user: false });
  });

  test('featured courses have a call of their own', async () => {
    const { data } = await academy.call(courseCalls.featured, {});
    expect(data.list.map((course) => course.course_id)).toEqual([ids.bonds]);
  });

  test('related courses share teacher or level, and are never the course itself', async () => {
    const stranger = await addCourse(academy.db, { difficulty_level: 'advanced' });
    const { data } = await academy.call(courseCalls.related, { query: { course_id: ids.bonds } });
    const related = data.list.map((course) => course.course_id);
    expect(related).toEqual([ids.options, ids.funds, stranger]);
    const popular = await academy.call(courseCalls.related, {});
    expect(popular.data.list[0]?.course_id).toBe(ids.bonds);
    expect(popular.data.list.length).toBeLessThanOrEqual(4);
    const none = await academy.call(courseCalls.related, { query: { course_id: ids.draft } });
    expect(none.error).toBe('NOT_FOUND');
  });
});
