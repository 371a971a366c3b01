import { expect, test } from 'vitest';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { LearningAcademy } from './learning.testing.ts';

const learning = new LearningAcademy();
const { academy } = learning;
const right = { q1: 'b', q2: true };
const wrong = { q1: 'a', q2: true };

test('a quiz whose attempts are used up has new ones a day later, with its answers still hidden', async () => {
  const person = await academy.addLearner();
  const first = await addLesson(academy.db, await addCourse(academy.db), { type: 'quiz' });
  const begun = academy.now;
  for (const _ of [1, 2]) await learning.submitQuiz(first, wrong, person);
  const last = await learning.submitQuiz(first, wrong, person);
  const next = new Date(begun.getTime() + 24 * 3_600_000).toISOString();
  expect(last.data).toMatchObject({ attempts_left: 0, next_attempt_at: next, review: null });
  academy.advanceMinutes(24 * 60 - 1);
  person.token = await academy.logIn(person.email);
  expect((await learning.submitQuiz(first, right, person)).error).toBe('ATTEMPTS_EXHAUSTED');
  academy.advanceMinutes(1);
  expect((await learning.getLesson(first, person)).data.quiz_result).toMatchObject({
    attempts_used: 0,
    attempts_left: 3,
    next_attempt_at: null,
    review: null,
  });
  const again = await learning.submitQuiz(first, right, person);
  expect(again.data).toMatchObject({ passed: true, attempts_used: 1, attempts_left: 2 });
});
