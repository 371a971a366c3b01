import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { teacherCalls } from '#contract/teachers.ts';
import { inTransaction } from '#database/open.ts';
import { addCourse, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { reindexTeacher } from './index.ts';

const academy = openTestAcademy();
let learner: TestPerson;
let ids: Record<'lin' | 'chen' | 'zhang' | 'gone', number>;

beforeAll(async () => {
  learner = await academy.addLearner();
  ids = {
    lin: await addTeacher(academy.db, {
      name: 'Lin Zhiyuan',
      name_zh: '林志远',
      bio: 'Twenty years of value investing.',
      specialization_zh: '价值投资',
      experience_years: 20,
    }),
    chen: await addTeacher(academy.db, { name: 'Tan Mei', name_zh: '陈美', is_assistant: true }),
    zhang: await addTeacher(academy.db, { name: 'Cheong Wei', name_zh: '张伟' }),
    gone: await addTeacher(academy.db, { name: 'Gone', archived_at: new Date() }),
  };
  await addCourse(academy.db, { teacher_id: ids.zhang, title: 'Bonds', title_zh: '债券' });
  await addCourse(academy.db, { teacher_id: ids.zhang, status: 'draft' });
  await addCourse(academy.db, { teacher_id: ids.zhang, archived_at: new Date() });
  await like(ids.chen, await academy.addLearner());
});
afterAll(async () => {
  await academy.assertLedgerIsSound();
});

const like = (teacherId: number, as: TestPerson) =>
  academy.call(teacherCalls.like, { query: { teacher_id: teacherId } }, { as });
const unlike = (teacherId: number, as: TestPerson) =>
  academy.call(teacherCalls.unlike, { query: { teacher_id: teacherId } }, { as });
const get = (teacherId: number, as: TestPerson | null = null) =>
  academy.call(teacherCalls.get, { query: { teacher_id: teacherId } }, { as });
type ListQuery = { sort?: 'popularity' | 'name' | 'courses'; search?: string; page?: number };
const list = async (query: ListQuery & { page_size?: number } = {}, locale: 'zh' | 'en' = 'zh') => {
  const { data } = await academy.call(teacherCalls.list, { query }, { locale });
  return data.list.map((teacher) => teacher.teacher_id);
};

describe('the list of teachers', () => {
  test('is without those who have left, the most popular first', async () => {
    expect(await list()).toEqual([ids.chen, ids.zhang, ids.lin]);
    expect(await list({ sort: 'popularity' })).toEqual([ids.chen, ids.zhang, ids.lin]);
  });

  test('is sorted by name as a reader of the language expects', async () => {
    expect(await list({ sort: 'name' }, 'zh')).toEqual([ids.chen, ids.lin, ids.zhang]);
    expect(await list({ sort: 'name' }, 'en')).toEqual([ids.zhang, ids.lin, ids.chen]);
  });

  test('is sorted by listed courses, and shows how many', async () => {
    expect(await list({ sort: 'courses' })).toEqual([ids.zhang, ids.chen, ids.lin]);
    const { data } = await academy.call(teacherCalls.list, { query: { search: 'Cheong' } });
    expect(data.list[0]).toMatchObject({
      full_name: 'Cheong Wei',
      full_name_zh: '张伟',
      course_count: 1,
      likes_count: 0,
      is_liked_by_user: false,
    });
  });

  test.each([
    ['林志远', 'lin'],
    ['志远', 'lin'],
    ['value', 'lin'],
    ['价值投资', 'lin'],
    ['tan m', 'chen'],
    ['chenmei', 'chen'],
  ] as const)('finds by %s', async (search, found) => {
    expect(await list({ search })).toEqual([ids[found]]);
  });

  test('finds who left no more, and nobody by signs', async () => {
    expect(await list({ search: 'Gone' })).toEqual([]);
    expect(await list({ search: "'!&" })).toEqual([]);
  });

  test('has pages', async () => {
    expect(await list({ sort: 'name', page: 2, page_size: 2 }, 'zh')).toEqual([ids.zhang]);
    const { data } = await academy.call(teacherCalls.list, { query: { page_size: 2 } });
    expect(data).toMatchObject({ count: 3, page: 1, limit: 2 });
    expect((await academy.call(teacherCalls.list, {})).data.limit).toBe(6);
  });
});

describe('one teacher', () => {
  test('has the rating of all reviews of their courses, and lists the listed ones', async () => {
    const before = await get(ids.zhang);
    expect(before.data.basic_info).toMatchObject({ rating: null, total_ratings: 0 });
    const courseId = before.data.courses[0]?.course_id ?? 0;
    expect(before.data.courses).toHaveLength(1);
    expect(before.data.courses[0]).toMatchObject({ title: 'Bonds', is_free: true });
    for (const rating of [5, 4, 4]) {
      const as = await academy.addLearner();
      await academy.call(courseCalls.read, { body: { course_id: courseId } }, { as });
      await academy.call(courseCalls.review, { body: { course_id: courseId, rating } }, { as });
    }
    const { data } = await get(ids.zhang);
    expect(data.basic_info).toMatchObject({
      name: 'Cheong Wei',
      rating: 4.3,
      total_ratings: 3,
      course_count: 1,
    });
  });

  test('who has left, or never was, is not found', async () => {
    expect((await get(ids.gone)).error).toBe('NOT_FOUND');
    expect((await get(2_000_000_000)).error).toBe('NOT_FOUND');
    expect((await like(ids.gone, learner)).error).toBe('NOT_FOUND');
    expect((await unlike(ids.gone, learner)).error).toBe('NOT_FOUND');
  });

  test('is found by a new name once it is indexed, and so are their courses', async () => {
    const teacherId = await addTeacher(academy.db, { name: 'Old Name', name_zh: '' });
    const courseId = await addCourse(academy.db, { teacher_id: teacherId });
    await inTransaction(academy.db, async (tx) => {
      await tx
        .updateTable('teachers')
        .set({ name: 'Siti Aminah', archived_at: null })
        .where('teacher_id', '=', teacherId)
        .execute();
      await reindexTeacher(tx, teacherId);
    });
    expect(await list({ search: 'siti' })).toEqual([teacherId]);
    const { data } = await academy.call(courseCalls.list, { query: { search: 'Aminah' } });
    expect(data.list.map((course) => course.course_id)).toEqual([courseId]);
    await academy.db
      .updateTable('teachers')
      .set({ archived_at: new Date() })
      .where('teacher_id', '=', teacherId)
      .execute();
  });
});

describe('liking a teacher', () => {
  test('twice is liking once and earns once; unliking twice is unliking once', async () => {
    expect((await like(ids.lin, learner)).data).toMatchObject({
      is_liked: true,
      likes_count: 1,
      pointsEarned: 5,
      not_paid_reason: null,
    });
    expect((await like(ids.lin, learner)).data).toMatchObject({
      likes_count: 1,
      pointsEarned: 0,
      not_paid_reason: 'already_paid',
    });
    expect((await get(ids.lin, learner)).data.basic_info.is_liked_by_user).toBe(true);
    expect((await get(ids.lin)).data.basic_info).toMatchObject({
      likes_count: 1,
      is_liked_by_user: false,
    });
    for (const _ of [1, 2]) {
      expect((await unlike(ids.lin, learner)).data).toMatchObject({
        is_liked: false,
        likes_count: 0,
      });
    }
    expect((await like(ids.lin, learner)).data.pointsEarned).toBe(0);
  });

  test('works by POST too, and never without the bearer header', async () => {
    const post = { ...teacherCalls.like, method: 'POST' as const };
    const body = { teacher_id: ids.zhang };
    expect((await academy.callWith(post, { body }, { as: learner })).data.is_liked).toBe(true);
    expect((await academy.callWith(post, { body })).error).toBe('AUTH_REQUIRED');
    const headers = { cookie: `session=${learner.token}` };
    const query = { teacher_id: ids.zhang };
    const byCookie = await academy.call(teacherCalls.like, { query }, { headers });
    expect(byCookie.error).toBe('AUTH_REQUIRED');
  });
});
