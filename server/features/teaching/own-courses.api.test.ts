import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { courseLessonsTeachCalls } from '#contract/courses-admin.ts';
import { learningCalls } from '#contract/learning.ts';
import { reviewAdminCalls } from '#contract/reviews-admin.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
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

describe('the learners of a course', () => {
  let lessons: number[];
  beforeEach(async () => {
    lessons = [];
    for (let number = 0; number < 3; number++) {
      lessons.push(await addLesson(academy.db, courseId));
    }
  });

  const begin = (as: TestPerson, lesson: number) =>
    academy.call(
      learningCalls.progress,
      { body: { content_id: lessons[lesson] ?? 0, progress: 20 } },
      { as },
    );
  async function complete(as: TestPerson, lesson: number) {
    academy.advanceMinutes(1);
    const content_id = lessons[lesson] ?? 0;
    await academy.call(learningCalls.progress, { body: { content_id, progress: 100 } }, { as });
    const body = { course_id: courseId, content_id };
    const answer = await academy.call(learningCalls.complete, { body }, { as });
    expect(answer.status, answer.msg).toBe(200);
  }
  const learners = (query: Record<string, unknown> = {}, as = teacher, id = courseId) =>
    academy.callWith(teachingCalls.learners, { params: { id }, query }, { as });
  const names = async (query: Record<string, unknown>) =>
    (await learners(query)).data.list.map((one) => one.name);

  test('are listed with how far they are, without their email', async () => {
    const learner = await academy.addLearner({ name: '陈美玲' });
    const begunAt = academy.now.toISOString();
    await begin(learner, 0);
    await complete(learner, 0);
    const { data } = await learners();
    expect(data).toEqual({
      list: [
        {
          user_id: learner.userId,
          name: '陈美玲',
          email: null,
          // A free course, which everybody can open.
          access: {
            source: 'free',
            reason: '',
            granted_by: null,
            since: expect.any(String),
            until: null,
          },
          access_ended: null,
          avatar: null,
          percent: 33,
          completed_contents: 1,
          begun_at: begunAt,
          last_activity_at: academy.now.toISOString(),
          completed_at: null,
          used_up_quizzes: [],
        },
      ],
      count: 1,
      page: 1,
      limit: 20,
      total_contents: 3,
    });
    expect(JSON.stringify(data)).not.toContain('@');
  });

  test('who have completed it say when; a redeemed course has a learner before they begin', async () => {
    const premium = await addCourse(academy.db, { teacher_id: teacherId, points_required: 10 });
    const buyer = await academy.addLearner({ points: 10 });
    await academy.call(courseCalls.redeem, { body: { course_id: premium } }, { as: buyer });
    const bought = await learners({}, teacher, premium);
    expect(bought.data.list).toMatchObject([{ user_id: buyer.userId, percent: 0 }]);

    const learner = await academy.addLearner();
    for (const lesson of [0, 1, 2]) await complete(learner, lesson);
    const { data } = await learners();
    expect(data.list).toMatchObject([{ percent: 100, completed_at: academy.now.toISOString() }]);
  });

  test('are searched, narrowed and sorted', async () => {
    const [an, bo, chen] = await Promise.all(
      ['An', 'Bo', 'Chen 100%'].map((name) => academy.addLearner({ name })),
    );
    if (!an || !bo || !chen) throw new Error('the learners were not added');
    for (const lesson of [0, 1, 2]) await complete(bo, lesson);
    await complete(chen, 0);
    academy.advanceMinutes(1);
    await begin(an, 1);
    expect(await names({})).toEqual(['An', 'Chen 100%', 'Bo']);
    expect(await names({ sort: 'progress' })).toEqual(['Bo', 'Chen 100%', 'An']);
    expect(await names({ sort: 'least' })).toEqual(['An', 'Chen 100%', 'Bo']);
    expect(await names({ sort: 'name', limit: 2, page: 2 })).toEqual(['Chen 100%']);
    expect(await names({ search: 'b' })).toEqual(['Bo']);
    expect(await names({ search: '%' })).toEqual(['Chen 100%']);
    expect(await names({ state: 'completed' })).toEqual(['Bo']);
    expect(await names({ state: 'learning', sort: 'name' })).toEqual(['An', 'Chen 100%']);
    expect((await learners({ state: 'learning', limit: 1 })).data.count).toBe(2);
  });

  test('an archived lesson counts for nobody, a restored one again', async () => {
    const learner = await academy.addLearner();
    await complete(learner, 0);
    await complete(learner, 1);
    const setArchived = (at: Date | null) =>
      academy.db
        .updateTable('contents')
        .set({ archived_at: at })
        .where('content_id', '=', lessons[0] ?? 0)
        .execute();
    await setArchived(academy.now);
    expect((await learners()).data.list[0]).toMatchObject({ completed_contents: 1, percent: 50 });
    await setArchived(null);
    expect((await learners()).data.list[0]).toMatchObject({ completed_contents: 2, percent: 66 });
  });

  test('the course says how many learn, and how many reviews wait', async () => {
    await begin(await academy.addLearner(), 0);
    await review(courseId, 5);
    const { data } = await academy.call(
      teachingCalls.course,
      { params: { id: courseId } },
      { as: teacher },
    );
    expect(data).toMatchObject({
      course_id: courseId,
      learner_count: 1,
      content_count: 3,
      unanswered_count: 1,
    });
  });

  test('of another’s course are not found, nor the course', async () => {
    for (const as of [other, teacher]) {
      const id = as === other ? courseId : 2_000_000_000;
      expect((await learners({}, as, id)).status).toBe(404);
      const course = await academy.call(teachingCalls.course, { params: { id } }, { as });
      expect(course.status).toBe(404);
    }
    expect((await learners({}, admin)).status).toBe(200);
  });

  test.each([[{ sort: 'email' }], [{ state: 'gone' }], [{ page: 0 }]])(
    'refuses %j',
    async (query) => {
      expect((await learners(query)).status).toBe(400);
    },
  );
});

describe('the lessons of a course', () => {
  const lessonsOf = (id: number, as: TestPerson, query: { archived?: boolean } = {}) =>
    academy.call(courseLessonsTeachCalls.list, { params: { id }, query }, { as });
  const order = (id: number, content_ids: number[], as: TestPerson, version?: number) =>
    academy.call(
      courseLessonsTeachCalls.order,
      { params: { id }, body: { content_ids, ...(version !== undefined && { version }) } },
      { as },
    );
  const idsOf = async (id: number) =>
    (await lessonsOf(id, teacher)).data.list.map((row) => row.content_id);
  const two = async () => [
    await addLesson(academy.db, courseId),
    await addLesson(academy.db, courseId),
  ];

  test('are put in order by their teacher, and learners see it', async () => {
    const [first = 0, second = 0] = await two();
    const { version } = (await lessonsOf(courseId, teacher)).data;
    const { data, msg } = await order(courseId, [second, first], teacher, version);
    expect(msg).toBe('新的顺序已保存');
    expect(data).toMatchObject({ version: version + 1 });
    expect(await idsOf(courseId)).toEqual([second, first]);
    const seen = await academy.call(learningCalls.contents, { query: { course_id: courseId } });
    expect(seen.data.list.map((row) => row.content_id)).toEqual([second, first]);
    const lines = await academy.db
      .selectFrom('audit_log')
      .select(['action', 'actor_name'])
      .where('entity', '=', 'course')
      .where('entity_id', '=', String(courseId))
      .execute();
    expect(lines).toEqual([{ action: 'course.reorder', actor_name: '林老师' }]);
    // What an admin has ordered meanwhile is not undone by accident.
    const late = await order(courseId, [first, second], teacher, version);
    expect(late).toMatchObject({ status: 409, error: 'STALE_VERSION' });
  });

  test('of another teacher are not there, and stay as they are', async () => {
    const [first = 0, second = 0] = await two();
    expect((await lessonsOf(courseId, other)).error).toBe('NOT_FOUND');
    expect((await order(courseId, [second, first], other)).error).toBe('NOT_FOUND');
    expect(await idsOf(courseId)).toEqual([first, second]);
    const remote = await addCourse(academy.db, { teacher_id: otherTeacherId });
    expect((await lessonsOf(remote, teacher)).error).toBe('NOT_FOUND');
  });

  test('of an archived course are for nobody to order', async () => {
    const [first = 0, second = 0] = await two();
    await academy.db
      .updateTable('courses')
      .set({ archived_at: academy.now })
      .where('course_id', '=', courseId)
      .execute();
    expect((await lessonsOf(courseId, teacher)).error).toBe('NOT_FOUND');
    expect((await order(courseId, [second, first], teacher)).error).toBe('NOT_FOUND');
  });

  test('are for learners and guests neither to list nor to order', async () => {
    const learner = await academy.addLearner();
    const params = { id: courseId };
    for (const as of [learner, null]) {
      const status = as === null ? 401 : 403;
      expect((await academy.call(courseLessonsTeachCalls.list, { params }, { as })).status).toBe(
        status,
      );
      const body = { content_ids: [1] };
      const ordered = await academy.call(courseLessonsTeachCalls.order, { params, body }, { as });
      expect(ordered.status).toBe(status);
    }
  });
});
