import { beforeAll, describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { reviewAdminCalls } from '#contract/reviews-admin.ts';
import { teacherCalls } from '#contract/teachers.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { addCourse, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
});

/** A review of a course by a new learner. @returns its id */
async function addReview(courseId: number, rating: number, comment = ''): Promise<number> {
  academy.advanceMinutes(1);
  const learner = await academy.addLearner({ name: '林美芳' });
  await academy.call(courseCalls.read, { body: { course_id: courseId } }, { as: learner });
  const { data, msg, status } = await academy.call(
    courseCalls.review,
    { body: { course_id: courseId, rating, comment } },
    { as: learner },
  );
  if (status !== 200) throw new Error(`the review was not written: ${msg}`);
  return data.review.review_id;
}

const change = (id: number, body: Record<string, unknown>) =>
  academy.callWith(reviewAdminCalls.update, { params: { id }, body }, { as: admin });
const get = (id: number) => academy.call(reviewAdminCalls.get, { params: { id } }, { as: admin });
const ids = async (query: Record<string, unknown>) => {
  const { data } = await academy.callWith(reviewAdminCalls.list, { query }, { as: admin });
  return data.list.map((review) => review.review_id);
};

describe('hiding a review', () => {
  test('takes it off the page and out of every rating at once, and back', async () => {
    const teacherId = await addTeacher(academy.db);
    const courseId = await addCourse(academy.db, { teacher_id: teacherId });
    await addReview(courseId, 5);
    const rude = await addReview(courseId, 1, '骗人的');
    const figures = async () => {
      const query = { course_id: courseId };
      const [reviews, course, teacher] = await Promise.all([
        academy.call(courseCalls.reviews, { query }),
        academy.call(courseCalls.get, { query }),
        academy.call(teacherCalls.get, { query: { teacher_id: teacherId } }),
      ]);
      return {
        listed: reviews.data.list.map((one) => one.review_id).includes(rude),
        summary: reviews.data.summary.average,
        course: [course.data.basic_info.rating, course.data.basic_info.total_ratings],
        teacher: teacher.data.basic_info.rating,
      };
    };
    const shown = { listed: true, summary: 3, course: [3, 2], teacher: 3 };
    expect(await figures()).toEqual(shown);
    const { data, msg } = await change(rude, { is_hidden: true, hidden_reason: '人身攻击' });
    expect(msg).toBe('已隐藏，不再出现在课程页面，也不计入评分');
    expect(data).toMatchObject({ is_hidden: true, hidden_reason: '人身攻击', comment: '骗人的' });
    expect(await figures()).toEqual({ listed: false, summary: 5, course: [5, 1], teacher: 5 });
    const again = await change(rude, { is_hidden: false });
    expect(again.msg).toBe('已重新显示在课程页面上');
    expect(again.data).toMatchObject({ is_hidden: false, hidden_reason: '' });
    expect(await figures()).toEqual(shown);
    const noted = await academy.db
      .selectFrom('audit_log')
      .select(['action', 'actor_name'])
      .where('entity', '=', 'review')
      .where('entity_id', '=', String(rude))
      .execute();
    expect(noted).toEqual([
      { action: 'review.update', actor_name: 'Ms Chen' },
      { action: 'review.update', actor_name: 'Ms Chen' },
    ]);
  });

  test('needs a reason', async () => {
    const review = await addReview(await addCourse(academy.db), 2);
    for (const body of [{ is_hidden: true }, { is_hidden: true, hidden_reason: ' ' }]) {
      expect(await change(review, body)).toMatchObject({
        status: 400,
        fields: { hidden_reason: '请填写原因' },
      });
    }
    expect((await get(review)).data.is_hidden).toBe(false);
  });

  test('is refused where the learner or another admin has changed it meanwhile', async () => {
    const review = await addReview(await addCourse(academy.db), 2);
    const { version } = (await get(review)).data;
    await change(review, { is_hidden: true, hidden_reason: 'Spam', version });
    const late = await change(review, { is_hidden: false, version });
    expect(late).toMatchObject({
      status: 409,
      error: 'STALE_VERSION',
      data: { review_id: review, is_hidden: true, version: version + 1 },
    });
  });

  test('answered by an admin it says so, and its words are found after they change', async () => {
    const courseId = await addCourse(academy.db);
    const review = await addReview(courseId, 4, '节奏稍快');
    const { version } = (await get(review)).data;
    const answer = await academy.call(
      teachingCalls.reply,
      { params: { id: review }, body: { reply: '谢谢，我们会放慢', version } },
      { as: admin },
    );
    expect(answer.status).toBe(200);
    expect((await get(review)).data).toMatchObject({
      reply: '谢谢，我们会放慢',
      replied_by_name: 'Ms Chen',
      can_reply: true,
      version: version + 1,
    });
    expect(await ids({ course_id: courseId, search: '节奏' })).toEqual([review]);
    await academy.db
      .updateTable('courses')
      .set({ archived_at: academy.now })
      .where('course_id', '=', courseId)
      .execute();
    expect((await get(review)).data.can_reply).toBe(false);
  });

  test('of what is not there is not found', async () => {
    expect((await change(2_000_000_000, { is_hidden: false })).error).toBe('NOT_FOUND');
    expect((await get(2_000_000_000)).error).toBe('NOT_FOUND');
  });
});

describe('the list of reviews', () => {
  test('is filtered, searched and sorted', async () => {
    const courseId = await addCourse(academy.db, { title: 'Bonds', title_zh: '债券' });
    const good = await addReview(courseId, 5, '讲得清楚 100%');
    const fair = await addReview(courseId, 3, 'Clear, but slow');
    const poor = await addReview(courseId, 1);
    await change(poor, { is_hidden: true, hidden_reason: 'Spam' });
    await academy.db
      .updateTable('course_reviews')
      .set({ reply: '谢谢' })
      .where('review_id', '=', good)
      .execute();
    const of = (query: Record<string, unknown>) => ids({ course_id: courseId, ...query });
    expect(await of({})).toEqual([poor, fair, good]);
    expect(await of({ sort: 'oldest' })).toEqual([good, fair, poor]);
    expect(await of({ sort: 'lowest' })).toEqual([poor, fair, good]);
    expect(await of({ sort: 'highest' })).toEqual([good, fair, poor]);
    expect(await of({ rating: 3 })).toEqual([fair]);
    expect(await of({ review_id: good })).toEqual([good]);
    expect(await of({ hidden: true })).toEqual([poor]);
    expect(await of({ hidden: false })).toEqual([fair, good]);
    expect(await of({ answered: true })).toEqual([good]);
    expect(await of({ answered: false })).toEqual([poor, fair]);
    expect(await of({ search: 'CLEAR' })).toEqual([fair]);
    expect(await of({ search: '清楚' })).toEqual([good]);
    expect(await of({ search: '%' })).toEqual([]);
    expect(await of({ search: ' ' })).toEqual([poor, fair, good]);
    expect(await of({ page: 2, limit: 2 })).toEqual([good]);
    const { data } = await academy.call(
      reviewAdminCalls.list,
      { query: { course_id: courseId, limit: 1 } },
      { as: admin },
    );
    expect(data).toMatchObject({
      count: 3,
      list: [
        {
          course_title: 'Bonds',
          course_title_zh: '债券',
          user_name: '林美芳',
          user_email: expect.stringContaining('@'),
          rating: 1,
          reply: null,
          is_hidden: true,
          hidden_reason: 'Spam',
        },
      ],
    });
  });

  test('knows the academy’s days', async () => {
    const courseId = await addCourse(academy.db);
    const at = async (time: string) => {
      const review = await addReview(courseId, 4);
      await academy.db
        .updateTable('course_reviews')
        .set({ created_at: new Date(time) })
        .where('review_id', '=', review)
        .execute();
      return review;
    };
    const last = await at('2026-02-10T15:59:59Z');
    const first = await at('2026-02-10T16:00:00Z');
    const of = (query: Record<string, unknown>) => ids({ course_id: courseId, ...query });
    expect(await of({ from: '2026-02-11' })).toEqual([first]);
    expect(await of({ to: '2026-02-10' })).toEqual([last]);
    expect(await of({ from: '2026-02-10', to: '2026-02-11' })).toEqual([first, last]);
  });

  test.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ hidden: 'perhaps' }, 'hidden'],
    [{ from: '2026-02-30' }, 'from'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'to'],
    [{ sort: 'funniest' }, 'sort'],
    [{ course_id: 0 }, 'course_id'],
  ])('refuses %j', async (query, field) => {
    const answer = await academy.callWith(reviewAdminCalls.list, { query }, { as: admin });
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });

  test('is for admins alone', async () => {
    const learner = await academy.addLearner();
    const teacher = await academy.addPerson({ role: 'teacher' });
    for (const call of Object.values(reviewAdminCalls)) {
      const input = { params: { id: 1 }, body: { is_hidden: false } };
      const statuses = [
        (await academy.callWith(call, input)).status,
        (await academy.callWith(call, input, { as: learner })).status,
        (await academy.callWith(call, input, { as: teacher })).status,
      ];
      expect(statuses).toEqual([401, 403, 403]);
    }
  });
});
