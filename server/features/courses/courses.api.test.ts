import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
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
    expect((await like()).data).toMatchObject({
      is_liked: true,
      likes_count: 1,
      pointsEarned: 5,
      not_paid_reason: null,
    });
    expect((await like()).data).toMatchObject({
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
    expect(first.data).toMatchObject({ is_read: true, pointsEarned: 5, not_paid_reason: null });
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
