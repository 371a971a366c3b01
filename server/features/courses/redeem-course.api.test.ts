import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminAccessCalls } from '#contract/course-access.ts';
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

const premium = { points_required: 300, price_usd: 29.5, price_cny: 199, points_reward: 120 };

beforeAll(async () => {
  [learner, admin, teacher] = await Promise.all([
    academy.addLearner(),
    academy.addAdmin(),
    academy.addPerson({ role: 'teacher' }),
  ]);
  await addTeacher(academy.db, {
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

  test('again charges nothing and gets what was paid, also when the price changed since', async () => {
    const rich = await academy.addLearner({ points: 1000 });
    const courseId = await addCourse(academy.db, premium);
    await redeem(courseId, rich);
    const params = { id: courseId };
    await academy.call(
      courseAdminCalls.update,
      { params, body: { points_required: 400 } },
      { as: admin },
    );
    const again = await redeem(courseId, rich);
    expect(again.status).toBe(200);
    expect(again.data).toEqual({ is_redeemed: true, points_spent: 300, available_points: 700 });
    expect(await balanceOf(rich)).toBe(700);
  });

  test('is refused where an admin opened it', async () => {
    const rich = await academy.addLearner({ points: 1000 });
    const params = { id: await addCourse(academy.db, premium) };
    const body = { user_ids: [rich.userId], reason: 'Scholarship' };
    expect(
      (await academy.call(adminAccessCalls.grant, { params, body }, { as: admin })).status,
    ).toBe(200);
    expect((await redeem(params.id, rich)).error).toBe('ALREADY_REDEEMED');
    expect(await balanceOf(rich)).toBe(1000);
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
