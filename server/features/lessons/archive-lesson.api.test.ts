import { describe, expect, test, vi } from 'vitest';
import { learningCalls } from '#contract/learning.ts';
import { type AdminLesson, lessonAdminCalls } from '#contract/lessons-admin.ts';
import { addCourse, openEarlier } from '#server/testing/add-catalogue.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { LessonEditing } from './lessons.testing.ts';

const editing = new LessonEditing();
const { academy } = editing;
const calls = lessonAdminCalls;

describe('archiving a lesson', () => {
  test('takes it out of its course, keeps progress, and can be undone', async () => {
    const course = await addCourse(academy.db);
    const [one, two] = [
      await editing.create({ course_id: course }),
      await editing.create({ course_id: course }),
    ];
    const learner = await academy.addLearner();
    const complete = { course_id: course, content_id: one.content_id };
    await academy.call(learningCalls.complete, { body: complete }, { as: learner });

    const { status, msg } = await editing.archive(one.content_id);
    expect([status, msg]).toEqual([200, '课时已归档，学员的学习进度仍然保留']);
    const shown = await academy.call(learningCalls.contents, { query: { course_id: course } });
    expect(shown.data.list.map((row) => row.content_id)).toEqual([two.content_id]);
    expect((await editing.archive(one.content_id)).status).toBe(404);
    const list = await academy.call(
      calls.list,
      { query: { course_id: course, archived: true } },
      { as: editing.admin },
    );
    expect(list.data.list.map((row) => row.content_id)).toEqual([one.content_id]);

    const back = await editing.restore(one.content_id);
    expect(back).toMatchObject({ msg: '课时已放回课程', data: { archived_at: null, position: 1 } });
    expect((await editing.restore(one.content_id)).status).toBe(404);
    const again = await academy.call(
      learningCalls.contents,
      { query: { course_id: course } },
      { as: learner },
    );
    expect(again.data.list.map((row) => row.completed_by_user)).toEqual([true, false]);
    expect((await editing.auditOf(one.content_id)).map((line) => line.action)).toEqual([
      'content.create',
      'content.archive',
      'content.restore',
    ]);
  });

  test('completes the course, and pays for it once, for learners who had only that one left', async () => {
    const course = await addCourse(academy.db, { points_reward: 40 });
    const [one, two] = [
      await editing.create({ course_id: course }),
      await editing.create({ course_id: course }),
    ];
    const [done, other] = [await academy.addLearner(), await academy.addLearner()];
    const complete = (content: AdminLesson, learner: TestPerson) =>
      academy.call(
        learningCalls.complete,
        { body: { course_id: course, content_id: content.content_id } },
        { as: learner },
      );
    await openEarlier(academy.db, done.userId, [one.content_id], academy.now);
    await complete(one, done);
    await complete(two, other);
    await editing.archive(two.content_id);
    const completed = async () =>
      (
        await academy.db
          .selectFrom('course_completions')
          .select('user_id')
          .where('course_id', '=', course)
          .execute()
      ).map((row) => row.user_id);
    await vi.waitFor(async () => expect(await completed()).toEqual([done.userId]));

    expect(await paidFor(course)).toEqual([{ user_id: done.userId, amount: 40 }]);
    // It comes back and goes again: what was completed stays so, and nothing is paid twice.
    await editing.restore(two.content_id);
    expect(await completed()).toEqual([done.userId]);
    await editing.archive(two.content_id);
    expect((await complete(one, done)).data.course_points_earned).toBe(0);
    expect(await paidFor(course)).toEqual([{ user_id: done.userId, amount: 40 }]);
    await academy.assertLedgerIsSound();
  });

  test('the only one completes the course for nobody', async () => {
    const course = await addCourse(academy.db, { points_reward: 40 });
    const one = await editing.create({ course_id: course });
    const spare = await editing.create({ course_id: course });
    const learner = await academy.addLearner();
    await academy.call(
      learningCalls.complete,
      { body: { course_id: course, content_id: one.content_id } },
      { as: learner },
    );
    await editing.archive(one.content_id);
    await editing.archive(spare.content_id);
    const { completeFinishedLearners } = await import('#server/features/learning/index.ts');
    await completeFinishedLearners(academy.app.dependencies, course, { error: vi.fn() });
    expect(await paidFor(course)).toEqual([]);
  });

  test('adding one to a completed course takes nothing back', async () => {
    const course = await addCourse(academy.db, { points_reward: 40 });
    const one = await editing.create({ course_id: course });
    const learner = await academy.addLearner();
    const body = { course_id: course, content_id: one.content_id };
    await openEarlier(academy.db, learner.userId, [one.content_id], academy.now);
    const { data } = await academy.call(learningCalls.complete, { body }, { as: learner });
    expect(data).toMatchObject({ course_completed: true, course_points_earned: 40 });
    await editing.create({ course_id: course });
    const rows = await academy.db
      .selectFrom('course_completions')
      .select('user_id')
      .where('course_id', '=', course)
      .execute();
    expect(rows).toEqual([{ user_id: learner.userId }]);
  });
});

/** What was paid for completing a course, to whom. */
async function paidFor(course: number) {
  const rows = await academy.db
    .selectFrom('point_entries')
    .select(['user_id', 'amount'])
    .where('kind', '=', 'course_completion')
    .where('subject_id', '=', course)
    .execute();
  return rows;
}
