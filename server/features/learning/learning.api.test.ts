import { describe, expect, test } from 'vitest';
import { learningCalls, myLearningCall } from '#contract/learning.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { sampleData } from '#server/testing/sample-lessons.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { LearningAcademy, premiumPrices } from './learning.testing.ts';

const learning = new LearningAcademy();
const { academy } = learning;

describe('the lessons of a course', () => {
  test('are listed in order, without bodies, with the caller’s progress', async () => {
    const { courseId, first, second } = await learning.addLessons('text', 'video');
    await learning.track(second, 40, learning.learner);
    await learning.complete(courseId, first, learning.learner);
    const query = { course_id: courseId };
    const { data, envelope } = await academy.call(
      learningCalls.contents,
      { query },
      { as: learning.learner },
    );
    expect(data.list).toMatchObject([
      { content_id: first, position: 1, completed_by_user: true, user_progress: 100, locked: null },
      { content_id: second, position: 2, completed_by_user: false, user_progress: 40 },
    ]);
    expect(JSON.stringify(envelope)).not.toMatch(/content_data|lesson\.mp4/);
    const guest = await academy.call(learningCalls.contents, { query });
    expect(guest.data.list).toMatchObject([{ completed_by_user: false }, { user_progress: 0 }]);
  });

  test('of a premium course are locked: log in first, then redeem', async () => {
    const courseId = await addCourse(academy.db, {
      ...premiumPrices,
      teacher_id: learning.teacherId,
    });
    await addLesson(academy.db, courseId);
    const lockFor = async (as: TestPerson | null) => {
      const query = { course_id: courseId };
      const { data } = await academy.call(learningCalls.contents, { query }, { as });
      return data.list[0]?.locked;
    };
    expect(await lockFor(null)).toBe('login');
    expect(await lockFor(learning.learner)).toBe('redeem');
    expect(await lockFor(learning.people.teacher)).toBeNull();
    expect(await lockFor(learning.people.admin)).toBeNull();
  });

  test('of a draft are nobody’s but its teacher’s and the admins’', async () => {
    const courseId = await addCourse(academy.db, {
      status: 'draft',
      teacher_id: learning.teacherId,
    });
    const lessonId = await addLesson(academy.db, courseId);
    expect((await learning.getLesson(lessonId, learning.learner)).error).toBe('NOT_FOUND');
    expect((await learning.getLesson(lessonId, learning.people.teacher)).data.locked).toBeNull();
    const query = { course_id: courseId };
    expect((await academy.call(learningCalls.contents, { query })).error).toBe('NOT_FOUND');
  });
});

describe('one lesson', () => {
  test('names its neighbours and its course, and skips what is archived', async () => {
    const { courseId, first, second, third } = await learning.addLessons('text', 'text', 'text');
    await academy.db
      .updateTable('contents')
      .set({ archived_at: new Date() })
      .where('content_id', '=', second)
      .execute();
    const { data } = await learning.getLesson(first);
    expect(data).toMatchObject({ previous_content_id: null, next_content_id: third });
    expect(data.course).toMatchObject({ course_id: courseId, title_zh: '价值投资入门' });
    expect((await learning.getLesson(third)).data).toMatchObject({
      previous_content_id: first,
      next_content_id: null,
    });
    expect((await learning.getLesson(second)).error).toBe('NOT_FOUND');
  });

  test('of a free course is open to guests, who cannot complete it', async () => {
    const { first } = await learning.addLessons('text');
    const { data } = await learning.getLesson(first);
    expect(data.content_data).toEqual({ type: 'text', ...sampleData.text });
    expect(data.completable).toBe(false);
    expect((await learning.getLesson(first, learning.learner)).data.completable).toBe(true);
  });

  test('never sends its body while it is locked', async () => {
    const courseId = await addCourse(academy.db, premiumPrices);
    const lessonId = await addLesson(academy.db, courseId, { type: 'pdf' });
    for (const as of [null, learning.learner]) {
      const { data, envelope } = await learning.getLesson(lessonId, as);
      expect(data.content_data).toBeNull();
      expect(JSON.stringify(envelope)).not.toContain('lesson.pdf');
      expect(data.completable).toBe(false);
    }
    await academy.db
      .insertInto('course_redemptions')
      .values({ user_id: learning.learner.userId, course_id: courseId, points_spent: 0 })
      .execute();
    expect((await learning.getLesson(lessonId, learning.learner)).data.content_data).toMatchObject({
      url: '/media/lesson.pdf',
    });
  });

  test('that is not stored as its type needs has no body', async () => {
    const courseId = await addCourse(academy.db);
    const lessonId = await addLesson(academy.db, courseId, { type: 'video', data: { html: '' } });
    expect((await learning.getLesson(lessonId, learning.learner)).data.content_data).toBeNull();
  });

  test('of a quiz contains no answer', async () => {
    const { first } = await learning.addLessons('quiz');
    const { envelope } = await learning.getLesson(first, learning.learner);
    expect(JSON.stringify(envelope)).not.toMatch(/"answer|explanation|compounds/);
  });

  test('is read without writing anything', async () => {
    const { first } = await learning.addLessons('text');
    await learning.getLesson(first, learning.learner);
    const begun = await academy.db
      .selectFrom('content_progress')
      .select('content_id')
      .where('content_id', '=', first)
      .execute();
    expect(begun).toEqual([]);
  });
});

describe('my learning', () => {
  test('holds what was begun or redeemed, the latest activity first', async () => {
    const person = await academy.addLearner();
    const begun = await learning.addLessons('text', 'text');
    const quiz = await learning.addLessons('quiz');
    const redeemed = await addCourse(academy.db, { ...premiumPrices, title_zh: '期权' });
    await learning.addLessons('text');
    await learning.complete(begun.courseId, begun.first, person);
    academy.advanceMinutes(1);
    await academy.db
      .insertInto('course_redemptions')
      .values({
        user_id: person.userId,
        course_id: redeemed,
        points_spent: 0,
        created_at: academy.now,
      })
      .execute();
    academy.advanceMinutes(1);
    await learning.submitQuiz(quiz.first, { q1: 'a', q2: false }, person);
    const { data } = await academy.call(myLearningCall, {}, { as: person });
    expect(data.list).toMatchObject([
      { course_id: quiz.courseId, percent: 0, next_content_id: quiz.first },
      { course_id: redeemed, title_zh: '期权', total_contents: 0, next_content_id: null },
      {
        course_id: begun.courseId,
        percent: 50,
        completed_contents: 1,
        total_contents: 2,
        next_content_id: begun.second,
        next_content_title_zh: '一份text',
        is_completed: false,
      },
    ]);
    expect(data.list[0]?.last_activity_at).toBe(academy.now.toISOString());
  });

  test('is empty at first, and needs a session', async () => {
    const person = await academy.addLearner();
    expect((await academy.call(myLearningCall, {}, { as: person })).data.list).toEqual([]);
    expect((await academy.call(myLearningCall, {})).error).toBe('AUTH_REQUIRED');
  });
});
