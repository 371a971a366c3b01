import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { addCourse, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let learner: TestPerson;
let teacher: TestPerson;
let teacherId: number;

beforeAll(async () => {
  [learner, teacher] = await Promise.all([
    academy.addLearner(),
    academy.addPerson({ role: 'teacher' }),
  ]);
  teacherId = await addTeacher(academy.db, { user_id: teacher.userId });
});
afterAll(async () => {
  await academy.assertLedgerIsSound();
});

describe('reviews', () => {
  const review = (courseId: number, as: TestPerson, rating: number, comment = '') =>
    academy.call(courseCalls.review, { body: { course_id: courseId, rating, comment } }, { as });
  const reviews = (courseId: number, as: TestPerson | null = null, query = {}) =>
    academy.call(courseCalls.reviews, { query: { course_id: courseId, ...query } }, { as });
  const read = (courseId: number, as: TestPerson) =>
    academy.call(courseCalls.read, { body: { course_id: courseId } }, { as });
  const canReview = async (courseId: number, as: TestPerson | null) => {
    const query = { course_id: courseId };
    return (await academy.call(courseCalls.get, { query }, { as })).data.can_review;
  };

  test('are for those who read or completed some of the course', async () => {
    const courseId = await addCourse(academy.db, { teacher_id: teacherId });
    const refused = await review(courseId, learner, 5);
    expect(refused.error).toBe('FORBIDDEN');
    expect(refused.msg).toBe('请先学习或完成部分课时，再来评价。');
    expect(await canReview(courseId, learner)).toBe(false);
    await read(courseId, learner);
    expect(await canReview(courseId, learner)).toBe(true);
    expect((await review(courseId, learner, 5)).status).toBe(200);
  });

  test('are not for guests, nor for the teacher of the course', async () => {
    const courseId = await addCourse(academy.db, { teacher_id: teacherId });
    await read(courseId, teacher);
    expect(await canReview(courseId, null)).toBe(false);
    expect((await review(courseId, teacher, 5)).error).toBe('FORBIDDEN');
  });

  test('earn once; sending again edits', async () => {
    const person = await academy.addLearner({ name: '陈美芳' });
    const courseId = await addCourse(academy.db);
    await read(courseId, person);
    const first = await review(courseId, person, 3, 'Fine');
    expect(first.data).toMatchObject({ pointsEarned: 10, not_paid_reason: null });
    academy.advanceMinutes(5);
    const second = await review(courseId, person, 5, ' Better now ');
    expect(second.data).toMatchObject({ pointsEarned: 0, not_paid_reason: 'already_paid' });
    expect(second.data.review).toMatchObject({
      review_id: first.data.review.review_id,
      user_name: '陈美芳',
      rating: 5,
      comment: 'Better now',
      created_at: first.data.review.created_at,
      updated_at: academy.now.toISOString(),
      is_own: true,
    });
    const { data } = await reviews(courseId);
    expect(data.summary).toEqual({ average: 5, total: 1, by_stars: [0, 0, 0, 0, 1] });
  });

  test('keep HTML as the plain text that it is', async () => {
    const courseId = await addCourse(academy.db);
    await read(courseId, learner);
    const comment = '<script>alert(1)</script> & <b>好</b>';
    expect((await review(courseId, learner, 4, comment)).data.review.comment).toBe(comment);
  });

  test('are listed with the caller’s own first, then the newest', async () => {
    const courseId = await addCourse(academy.db);
    const people = [];
    for (const rating of [1, 4, 4]) {
      const person = await academy.addLearner();
      await read(courseId, person);
      await review(courseId, person, rating);
      people.push(person);
      academy.advanceMinutes(1);
    }
    const names = (data: { list: { user_name: string }[] }) =>
      data.list.map((row) => row.user_name);
    const [first, second, third] = people;
    const guest = await reviews(courseId);
    expect(names(guest.data)).toEqual([third?.name, second?.name, first?.name]);
    expect(guest.data.summary).toEqual({ average: 3, total: 3, by_stars: [1, 0, 0, 2, 0] });
    const own = await reviews(courseId, first);
    expect(names(own.data)).toEqual([first?.name, third?.name, second?.name]);
    expect(own.data.list.map((row) => row.is_own)).toEqual([true, false, false]);
    const paged = await reviews(courseId, null, { page: 2, limit: 2 });
    expect(names(paged.data)).toEqual([first?.name]);
    expect(paged.data).toMatchObject({ count: 3, page: 2, limit: 2 });
  });

  test('that an admin has hidden count nowhere', async () => {
    const courseId = await addCourse(academy.db);
    await read(courseId, learner);
    const { data } = await review(courseId, learner, 1);
    await academy.db
      .updateTable('course_reviews')
      .set({ is_hidden: true })
      .where('review_id', '=', data.review.review_id)
      .execute();
    expect((await reviews(courseId)).data).toMatchObject({ list: [], count: 0 });
    const query = { course_id: courseId };
    const shown = await academy.call(courseCalls.get, { query });
    expect(shown.data.basic_info).toMatchObject({ rating: null, total_ratings: 0 });
  });

  test.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ rating: 4, comment: 'x'.repeat(1001) }, 'comment'],
  ])('must be valid: %#', async (fields, wrong) => {
    const body = { course_id: await addCourse(academy.db), ...fields };
    const answer = await academy.callWith(courseCalls.review, { body }, { as: learner });
    expect(answer.error).toBe('VALIDATION_FAILED');
    expect(Object.keys(answer.fields ?? {})).toEqual([wrong]);
  });
});
