import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { courseAdminCalls } from '#contract/courses-admin.ts';
import { learningCalls } from '#contract/learning.ts';
import { getBalance } from '#server/features/points/index.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let learner: TestPerson;
let admin: TestPerson;
let teacher: TestPerson;
let teacherId: number;

const premium = { points_required: 300, price_usd: 29.5, price_cny: 199, points_reward: 120 };

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

const balanceOf = async (person: TestPerson) =>
  (await getBalance(academy.db, person.userId, academy.now)).available;

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

describe('one course', () => {
  const get = (courseId: number, as: TestPerson | null = null, locale: 'zh' | 'en' = 'zh') =>
    academy.call(courseCalls.get, { query: { course_id: courseId } }, { as, locale });

  test('has its price in the currency of the language', async () => {
    const courseId = await addCourse(academy.db, { ...premium, teacher_id: teacherId });
    const zh = await get(courseId);
    expect(zh.data.basic_info).toMatchObject({ price: 199, currency: 'CNY', is_premium: true });
    const en = await get(courseId, null, 'en');
    expect(en.data.basic_info).toMatchObject({ price: 29.5, currency: 'USD', is_free: false });
    expect(en.data.teacher).toMatchObject({ teacher_id: teacherId, name_zh: '林志远' });
  });

  test('has its price in the currency that is asked for, else in Singapore dollars', async () => {
    const prices = { price_usd: 29.5, price_cny: 199, price_sgd: 39.9 };
    const course_id = await addCourse(academy.db, { ...prices, teacher_id: teacherId });
    const priceIn = async (currency: 'CNY' | 'SGD' | 'MYR') => {
      const { data } = await academy.call(courseCalls.get, { query: { course_id, currency } });
      return data;
    };
    expect((await priceIn('CNY')).basic_info).toMatchObject({ price: 199, currency: 'CNY' });
    expect((await priceIn('MYR')).basic_info).toMatchObject({ price: 39.9, currency: 'SGD' });
    expect((await priceIn('SGD')).prices).toEqual([
      { currency: 'USD', amount: 29.5 },
      { currency: 'CNY', amount: 199 },
      { currency: 'SGD', amount: 39.9 },
    ]);
    const query = { teacher_id: teacherId, currency: 'SGD', page_size: 50 } as const;
    const { data } = await academy.call(courseCalls.list, { query });
    expect(data.list.find((course) => course.course_id === course_id)).toMatchObject({
      price: 39.9,
      currency: 'SGD',
    });
  });

  test.each(['price_usd', 'price_cny', 'price_sgd', 'price_myr'])(
    'is not free with a %s alone, and points never open it for nothing',
    async (column) => {
      const course_id = await addCourse(academy.db, { [column]: 5 });
      await addLesson(academy.db, course_id);
      const { data } = await get(course_id, learner);
      expect(data.basic_info).toMatchObject({ is_free: false, is_premium: true });
      const body = { course_id };
      const redeemed = await academy.call(courseCalls.redeem, { body }, { as: learner });
      expect(redeemed.error).toBe('UNAVAILABLE');
    },
  );

  test('sums up its lessons and shows the caller’s progress, to guests none', async () => {
    const courseId = await addCourse(academy.db);
    await addLesson(academy.db, courseId, { duration: 30 });
    const second = await addLesson(academy.db, courseId, { duration: 12 });
    await addLesson(academy.db, courseId, { duration: 99, archived_at: new Date() });
    await academy.db
      .insertInto('content_progress')
      .values({ user_id: learner.userId, content_id: second, completed_at: new Date() })
      .execute();
    const { data } = await get(courseId, learner);
    expect(data.basic_info).toMatchObject({ duration: 42, content_count: 2 });
    expect(data.progress).toMatchObject({
      completed_contents: 1,
      total_contents: 2,
      percent: 50,
      is_completed: false,
    });
    expect(data.progress?.next_content_id).toBe(second - 1);
    expect((await get(courseId)).data.progress).toBeNull();
  });

  test('that is a draft is there for admins and its teacher alone', async () => {
    const draft = await addCourse(academy.db, { teacher_id: teacherId, status: 'draft' });
    expect((await get(draft)).error).toBe('NOT_FOUND');
    expect((await get(draft, learner)).error).toBe('NOT_FOUND');
    expect((await get(draft, teacher)).data.basic_info.status).toBe('draft');
    expect((await get(draft, admin)).status).toBe(200);
  });

  test('that does not exist is not found', async () => {
    expect((await get(2_000_000_000)).error).toBe('NOT_FOUND');
  });

  test('loses a teacher who has left', async () => {
    const gone = await addTeacher(academy.db, { archived_at: new Date() });
    const courseId = await addCourse(academy.db, { teacher_id: gone });
    expect((await get(courseId)).data.teacher).toBeNull();
  });
});

describe('liking a course', () => {
  test('twice is liking once, and earns once', async () => {
    const courseId = await addCourse(academy.db);
    const like = () =>
      academy.call(courseCalls.like, { body: { course_id: courseId } }, { as: learner });
    const before = await balanceOf(learner);
    expect((await like()).data).toEqual({
      is_liked: true,
      likes_count: 1,
      pointsEarned: 5,
      not_paid_reason: null,
    });
    expect((await like()).data).toEqual({
      is_liked: true,
      likes_count: 1,
      pointsEarned: 0,
      not_paid_reason: 'already_paid',
    });
    expect(await balanceOf(learner)).toBe(before + 5);
  });

  test('can be removed, twice too; liking again earns nothing', async () => {
    const courseId = await addCourse(academy.db);
    const body = { course_id: courseId };
    await academy.call(courseCalls.like, { body }, { as: learner });
    const before = await balanceOf(learner);
    for (const _ of [1, 2]) {
      const { data } = await academy.call(courseCalls.unlike, { body }, { as: learner });
      expect(data).toMatchObject({ is_liked: false, likes_count: 0, pointsEarned: 0 });
    }
    const { data } = await academy.call(courseCalls.like, { body }, { as: learner });
    expect(data).toMatchObject({
      likes_count: 1,
      pointsEarned: 0,
      not_paid_reason: 'already_paid',
    });
    expect(await balanceOf(learner)).toBe(before);
  });

  test('needs a session and a course that is there', async () => {
    const courseId = await addCourse(academy.db, { status: 'draft' });
    const body = { course_id: courseId };
    expect((await academy.call(courseCalls.like, { body })).error).toBe('AUTH_REQUIRED');
    expect((await academy.call(courseCalls.like, { body }, { as: learner })).error).toBe(
      'NOT_FOUND',
    );
  });

  test('works as form data too', async () => {
    const courseId = await addCourse(academy.db);
    const body = { course_id: String(courseId) };
    const { data } = await academy.callWith(
      courseCalls.like,
      { body },
      { as: learner, form: true },
    );
    expect(data.is_liked).toBe(true);
  });
});

describe('marking a course as read', () => {
  test('earns once', async () => {
    const body = { course_id: await addCourse(academy.db) };
    const first = await academy.call(courseCalls.read, { body }, { as: learner });
    expect(first.data).toEqual({ is_read: true, pointsEarned: 5, not_paid_reason: null });
    const second = await academy.call(courseCalls.read, { body }, { as: learner });
    expect(second.data).toMatchObject({ pointsEarned: 0, not_paid_reason: 'already_paid' });
  });

  test('needs the course to be open', async () => {
    const body = { course_id: await addCourse(academy.db, { ...premium, teacher_id: teacherId }) };
    expect((await academy.call(courseCalls.read, { body }, { as: learner })).error).toBe(
      'CONTENT_LOCKED',
    );
    expect((await academy.call(courseCalls.read, { body }, { as: teacher })).status).toBe(200);
    expect((await academy.call(courseCalls.read, { body }, { as: admin })).status).toBe(200);
  });
});

describe('a course that is given a price', () => {
  test('stays open to whoever began it, and is locked for all others', async () => {
    const [begun, late] = [await academy.addLearner(), await academy.addLearner({ points: 900 })];
    const course_id = await addCourse(academy.db);
    const content_id = await addLesson(academy.db, course_id);
    const body = { content_id, progress: 40 };
    await academy.call(learningCalls.progress, { body }, { as: begun });
    const priced = { params: { id: course_id }, body: { price_usd: 10, price_cny: 70 } };
    const saved = await academy.call(courseAdminCalls.update, priced, { as: admin });
    expect(saved.status).toBe(200);

    const locksOf = async (as: TestPerson) => {
      const { data } = await academy.call(learningCalls.contents, { query: { course_id } }, { as });
      return data.list.map(({ locked }) => locked);
    };
    expect(await locksOf(begun)).toEqual([null]);
    expect(await locksOf(late)).toEqual(['redeem']);
    const further = { content_id, progress: 60 };
    const go = (as: TestPerson) => academy.call(learningCalls.progress, { body: further }, { as });
    expect((await go(begun)).status).toBe(200);
    expect((await go(late)).error).toBe('CONTENT_LOCKED');
    const shown = (as: TestPerson) =>
      academy.call(courseCalls.get, { query: { course_id } }, { as });
    expect((await shown(begun)).data.basic_info.is_begun_by_user).toBe(true);
    expect((await shown(late)).data.basic_info.is_begun_by_user).toBe(false);
    expect((await redeemFor(course_id, begun)).error).toBe('UNAVAILABLE');
  });
});

const redeemFor = (courseId: number, as: TestPerson) =>
  academy.call(courseCalls.redeem, { body: { course_id: courseId } }, { as });

describe('redeeming a course', () => {
  const redeem = redeemFor;

  test('charges its points once and opens it', async () => {
    const rich = await academy.addLearner({ points: 1000 });
    const courseId = await addCourse(academy.db, premium);
    const { data } = await redeem(courseId, rich);
    expect(data).toEqual({ is_redeemed: true, points_spent: 300, available_points: 700 });
    expect((await redeem(courseId, rich)).error).toBe('ALREADY_REDEEMED');
    expect(await balanceOf(rich)).toBe(700);
    const read = await academy.call(
      courseCalls.read,
      { body: { course_id: courseId } },
      { as: rich },
    );
    expect(read.status).toBe(200);
    const query = { course_id: courseId };
    const shown = await academy.call(courseCalls.get, { query }, { as: rich });
    expect(shown.data.basic_info.is_redeemed_by_user).toBe(true);
  });

  test('needs enough points, and then leaves nothing behind', async () => {
    const poor = await academy.addLearner({ points: 299 });
    const courseId = await addCourse(academy.db, premium);
    expect((await redeem(courseId, poor)).error).toBe('INSUFFICIENT_POINTS');
    expect(await balanceOf(poor)).toBe(299);
    await academy.givePoints(poor.userId, 1);
    expect((await redeem(courseId, poor)).data.available_points).toBe(0);
  });

  test('is refused where there is nothing to buy', async () => {
    const rich = await academy.addLearner({ points: 1000 });
    const free = await addCourse(academy.db);
    const inactive = await addCourse(academy.db, { ...premium, status: 'inactive' });
    const draft = await addCourse(academy.db, { ...premium, status: 'draft' });
    expect((await redeem(free, rich)).error).toBe('UNAVAILABLE');
    expect((await redeem(inactive, rich)).error).toBe('UNAVAILABLE');
    expect((await redeem(draft, rich)).error).toBe('NOT_FOUND');
    expect((await redeem(2_000_000_000, rich)).error).toBe('NOT_FOUND');
    expect(await balanceOf(rich)).toBe(1000);
  });

  test('lasts: who redeemed a course keeps it when it is taken off the lists', async () => {
    const rich = await academy.addLearner({ points: 1000 });
    const courseId = await addCourse(academy.db, premium);
    await redeem(courseId, rich);
    for (const change of [{ status: 'inactive' as const }, { archived_at: new Date() }]) {
      await academy.db
        .updateTable('courses')
        .set(change)
        .where('course_id', '=', courseId)
        .execute();
      const query = { course_id: courseId };
      expect((await academy.call(courseCalls.get, { query }, { as: rich })).status).toBe(200);
      expect((await academy.call(courseCalls.get, { query }, { as: learner })).status).toBe(404);
    }
  });
});
