import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { learningCalls } from '#contract/learning.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let teacher: TestPerson;
let other: TestPerson;
let admin: TestPerson;
let teacherId: number;

let courseId: number;

beforeAll(async () => {
  teacher = await academy.addPerson({ role: 'teacher', name: '林老师' });
  other = await academy.addPerson({ role: 'teacher' });
  admin = await academy.addAdmin();
  teacherId = await addTeacher(academy.db, { user_id: teacher.userId });
  await addTeacher(academy.db, { user_id: other.userId });
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
