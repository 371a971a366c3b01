import { describe, expect, test } from 'vitest';
import { lessonAdminCalls, lessonTeachingCalls } from '#contract/lessons-admin.ts';
import { addCourse, addTeacher } from '#server/testing/add-catalogue.ts';
import { sampleData } from '#server/testing/sample-lessons.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { LessonEditing } from './lessons.testing.ts';

const GONE = 2_000_000_000;
const editing = new LessonEditing();
const { academy } = editing;
const calls = lessonAdminCalls;

describe('who may edit', () => {
  const idCalls = [
    'get',
    'update',
    'archive',
    'restore',
    'duplicate',
    'confirm',
    'versions',
  ] as const;

  /** A change of nothing is refused before anybody looks for what it would change. */
  const bodyOf = (name: string) => (name === 'update' ? { title: 'Changed' } : {});

  test.each([...idCalls, 'list', 'create', 'tryQuiz'] as const)(
    '%s is for admins alone under /admin',
    async (name) => {
      const { content_id } = await editing.create();
      const learner = await academy.addLearner();
      const teacher = await academy.addPerson({ role: 'teacher' });
      const input = { params: { id: content_id }, body: {} };
      const ask = (as: TestPerson | null) => academy.callWith(calls[name], input, { as });
      const statuses = [await ask(null), await ask(learner), await ask(teacher)];
      expect(statuses.map((answer) => answer.status)).toEqual([401, 403, 403]);
    },
  );

  test.each(idCalls)('%s of a lesson that is gone finds nothing', async (name) => {
    const input = { params: { id: GONE }, body: bodyOf(name) };
    expect((await academy.callWith(calls[name], input, { as: editing.admin })).error).toBe(
      'NOT_FOUND',
    );
  });

  test('a teacher edits the lessons of their own courses, and sees no others', async () => {
    const teacher = await academy.addPerson({ role: 'teacher', name: 'Mr Lin' });
    const other = await academy.addPerson({ role: 'teacher' });
    const teacher_id = await addTeacher(academy.db, { user_id: teacher.userId });
    const own = await addCourse(academy.db, { teacher_id });
    const body = {
      course_id: own,
      type: 'text' as const,
      title: 'Mine',
      content_data: sampleData.text,
    };
    const mine = await academy.call(lessonTeachingCalls.create, { body }, { as: teacher });
    expect(mine).toMatchObject({ status: 200, data: { title: 'Mine' } });
    const id = mine.data.content_id;
    const saved = await academy.call(
      lessonTeachingCalls.update,
      { params: { id }, body: { title: 'Ours' } },
      { as: teacher },
    );
    expect(saved.data.title).toBe('Ours');
    const list = await academy.call(lessonTeachingCalls.list, {}, { as: teacher });
    expect(list.data.list.map((row) => row.content_id)).toEqual([id]);

    const strange = await editing.create();
    for (const name of idCalls) {
      const answers = [
        await academy.callWith(
          lessonTeachingCalls[name],
          { params: { id: strange.content_id }, body: bodyOf(name) },
          { as: teacher },
        ),
        await academy.callWith(
          lessonTeachingCalls[name],
          { params: { id }, body: bodyOf(name) },
          { as: other },
        ),
      ];
      expect([name, ...answers.map((answer) => answer.error)]).toEqual([
        name,
        'NOT_FOUND',
        'NOT_FOUND',
      ]);
    }
    const foreign = { ...body, course_id: editing.courseId };
    const refused = await academy.call(
      lessonTeachingCalls.create,
      { body: foreign },
      { as: teacher },
    );
    expect(refused.status).toBe(404);
    expect((await editing.get(strange.content_id)).data).toEqual(strange);
    const learner = await academy.addLearner();
    expect((await academy.call(lessonTeachingCalls.list, {}, { as: learner })).status).toBe(403);
    const everything = await academy.call(
      lessonTeachingCalls.get,
      { params: { id: strange.content_id } },
      { as: editing.admin },
    );
    expect(everything.status).toBe(200);
  });
});
