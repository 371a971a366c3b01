import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { reviewAdminCalls } from '#contract/reviews-admin.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { addCourse, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let teacher: TestPerson;
let other: TestPerson;
let admin: TestPerson;
let teacherId: number;
let otherTeacherId: number;
let courseId: number;

beforeAll(async () => {
  teacher = await academy.addPerson({ role: 'teacher', name: '林老师' });
  other = await academy.addPerson({ role: 'teacher' });
  admin = await academy.addAdmin();
  teacherId = await addTeacher(academy.db, { user_id: teacher.userId });
  otherTeacherId = await addTeacher(academy.db, { user_id: other.userId });
});
beforeEach(async () => {
  courseId = await addCourse(academy.db, { teacher_id: teacherId });
});

/** A review by a new learner. @returns its id, and who wrote it */
async function review(course_id: number, rating: number, comment = '', name = '陈美玲') {
  academy.advanceMinutes(1);
  const learner = await academy.addLearner({ name });
  await academy.call(courseCalls.read, { body: { course_id } }, { as: learner });
  const body = { course_id, rating, comment };
  const { data, status, msg } = await academy.call(courseCalls.review, { body }, { as: learner });
  expect(status, msg).toBe(200);
  return { id: data.review.review_id, learner };
}

const reviews = (query: Record<string, unknown>, as = teacher) =>
  academy.callWith(teachingCalls.reviews, { query: { course_id: courseId, ...query } }, { as });
const reply = (id: number, body: { reply: string; version?: number }, as = teacher) =>
  academy.call(teachingCalls.reply, { params: { id }, body }, { as });
const shown = async (course_id = courseId) =>
  (await academy.call(courseCalls.reviews, { query: { course_id } })).data.list;

describe('replying to a review', () => {
  test('shows the reply under it at once, names its author, and is audited', async () => {
    const { id } = await review(courseId, 5, '讲得很清楚');
    const { data, msg } = await reply(id, { reply: ' 谢谢您！\n下一课见。 ' });
    expect(msg).toBe('回复已显示在课程页面上');
    expect(data).toMatchObject({
      review_id: id,
      comment: '讲得很清楚',
      reply: '谢谢您！\n下一课见。',
      replied_at: academy.now.toISOString(),
      replied_by_name: '林老师',
      version: 2,
    });
    expect(await shown()).toEqual([
      expect.objectContaining({
        review_id: id,
        reply: '谢谢您！\n下一课见。',
        replied_at: academy.now.toISOString(),
      }),
    ]);
    const lines = await academy.db
      .selectFrom('audit_log')
      .select(['action', 'actor_name', 'before', 'after'])
      .where('entity', '=', 'review')
      .where('entity_id', '=', String(id))
      .execute();
    expect(lines).toEqual([
      {
        action: 'review.reply',
        actor_name: '林老师',
        before: expect.objectContaining({ reply: null }),
        after: data,
      },
    ]);
  });

  test('again changes it; an empty reply removes it', async () => {
    const { id } = await review(courseId, 4);
    await reply(id, { reply: 'Thanks' });
    expect((await reply(id, { reply: 'Thank you' })).data.reply).toBe('Thank you');
    const taken = await reply(id, { reply: '  ' });
    expect([taken.msg, taken.data.reply, taken.data.replied_at]).toEqual([
      '回复已撤回',
      null,
      null,
    ]);
    expect((await shown())[0]).toMatchObject({ reply: null, replied_at: null });
  });

  test('is refused where the learner has edited the review meanwhile', async () => {
    const { id, learner } = await review(courseId, 5, 'Great');
    const body = { course_id: courseId, rating: 1, comment: 'On second thought, no' };
    await academy.call(courseCalls.review, { body }, { as: learner });
    expect(await reply(id, { reply: 'Thanks for the five stars', version: 1 })).toMatchObject({
      status: 409,
      error: 'STALE_VERSION',
      data: { review_id: id, rating: 1, comment: 'On second thought, no', version: 2 },
    });
    expect((await shown())[0]?.reply).toBeNull();
    expect((await reply(id, { reply: 'What can we do?', version: 2 })).status).toBe(200);
  });

  test('of another’s course is not found; an admin may', async () => {
    const { id } = await review(courseId, 5);
    expect((await reply(id, { reply: 'Mine' }, other)).status).toBe(404);
    expect((await shown())[0]?.reply).toBeNull();
    expect((await reply(id, { reply: 'The academy thanks you' }, admin)).status).toBe(200);
    expect((await reply(2_000_000_000, { reply: 'a' })).status).toBe(404);
  });

  test('that an admin has hidden is not found', async () => {
    const { id } = await review(courseId, 1, 'rude');
    const body = { is_hidden: true, hidden_reason: 'rude' };
    await academy.call(reviewAdminCalls.update, { params: { id }, body }, { as: admin });
    expect((await reply(id, { reply: 'a' })).status).toBe(404);
    expect((await reviews({})).data).toMatchObject({ count: 0, list: [] });
  });

  test.each([[{}], [{ reply: 'x'.repeat(1001) }], [{ reply: null }], [{ reply: 'a', version: 0 }]])(
    'with %j is refused and changes nothing',
    async (body) => {
      const { id } = await review(courseId, 5);
      const answer = await academy.callWith(
        teachingCalls.reply,
        { params: { id }, body },
        { as: teacher },
      );
      expect(answer.status).toBe(400);
      expect((await reviews({})).data.list[0]).toMatchObject({ reply: null, version: 1 });
    },
  );
});

describe('the reviews of one’s courses', () => {
  test('are filtered by course, reply and stars, and counted', async () => {
    const good = await review(courseId, 5);
    const poor = await review(courseId, 2);
    const elsewhere = await review(await addCourse(academy.db, { teacher_id: teacherId }), 5);
    await review(await addCourse(academy.db, { teacher_id: otherTeacherId }), 5);
    await reply(good.id, { reply: 'Thanks' });
    const ids = async (query: Record<string, unknown>) =>
      (await reviews(query)).data.list.map((one) => one.review_id);
    expect(await ids({})).toEqual([poor.id, good.id]);
    expect(await ids({ answered: false })).toEqual([poor.id]);
    expect(await ids({ answered: true })).toEqual([good.id]);
    expect(await ids({ rating: 2 })).toEqual([poor.id]);
    expect(await ids({ limit: 1, page: 2 })).toEqual([good.id]);
    const { data } = await reviews({ answered: false, limit: 1 });
    expect([data.count, data.counts]).toEqual([1, { unanswered: 1, answered: 1 }]);
    const { data: all } = await academy.call(teachingCalls.reviews, {}, { as: teacher });
    expect(all.list[0]?.review_id).toBe(elsewhere.id);
    expect(JSON.stringify(all)).not.toContain('@');
  });

  test('of another’s course are not among them, whatever the filter', async () => {
    await review(courseId, 5);
    expect((await reviews({}, other)).data).toMatchObject({ count: 0, list: [] });
    expect((await reviews({}, admin)).data.count).toBe(1);
  });

  test('are for teachers and admins alone', async () => {
    const learner = await academy.addLearner();
    for (const call of [
      teachingCalls.reviews,
      teachingCalls.reply,
      teachingCalls.learners,
      teachingCalls.course,
    ]) {
      const input = { params: { id: 1 }, body: { reply: 'a' } };
      expect((await academy.callWith(call, input)).status).toBe(401);
      expect((await academy.callWith(call, input, { as: learner })).status).toBe(403);
    }
  });
});
