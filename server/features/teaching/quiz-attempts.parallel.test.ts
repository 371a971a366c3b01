import { expect, test } from 'vitest';
import { learningCalls } from '#contract/learning.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

const academy = openTestAcademy();

test('giving new attempts fifty times at once gives one round of attempts', async () => {
  const teacher = await academy.addPerson({ role: 'teacher' });
  const teacher_id = await addTeacher(academy.db, { user_id: teacher.userId });
  const learner = await academy.addLearner();
  const courseId = await addCourse(academy.db, { teacher_id });
  const content_id = await addLesson(academy.db, courseId, { type: 'quiz' });
  const submit = () =>
    academy.call(
      learningCalls.submitQuiz,
      { body: { content_id, answers: { q1: 'a', q2: true } } },
      { as: learner },
    );
  for (const _ of [1, 2, 3]) await submit();
  const body = { user_id: learner.userId, content_id };
  const given = await Promise.all(
    Array.from({ length: 50 }, () =>
      academy.call(teachingCalls.giveAttempts, { params: { id: courseId }, body }, { as: teacher }),
    ),
  );
  expect(given.every(({ status }) => status === 200)).toBe(true);
  const answers = await Promise.all(Array.from({ length: 50 }, submit));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
});
