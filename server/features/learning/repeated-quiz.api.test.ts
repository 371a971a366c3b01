import { describe, expect, test } from 'vitest';
import { learningCalls } from '#contract/learning.ts';
import { teachingCalls } from '#contract/teaching.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { LearningAcademy } from './learning.testing.ts';

const learning = new LearningAcademy();
const { academy } = learning;
const right = { q1: 'b', q2: true };
const wrong = { q1: 'a', q2: true };

function submit(content_id: number, answers: object, person: TestPerson, attempt?: number) {
  const body = { content_id, answers, ...(attempt !== undefined && { attempt }) };
  return academy.callWith(learningCalls.submitQuiz, { body }, { as: person });
}

/** As many attempts as are stored of a learner at a quiz. */
async function countAttempts(contentId: number, { userId }: TestPerson): Promise<number> {
  const rows = await academy.db
    .selectFrom('quiz_attempts')
    .select('attempt')
    .where('content_id', '=', contentId)
    .where('user_id', '=', userId)
    .execute();
  return rows.length;
}

describe('an attempt that is sent again with its number', () => {
  test('gets its result and uses no other attempt (quiz_attempts_number_key)', async () => {
    const person = await academy.addLearner();
    const { first } = await learning.addLessons('quiz');
    const sent = await submit(first, wrong, person, 1);
    expect(sent.data).toMatchObject({ passed: false, scorePercentage: 50, attempts_used: 1 });
    const again = await submit(first, wrong, person, 1);
    expect(again.data).toEqual(sent.data);
    expect(await countAttempts(first, person)).toBe(1);
  });

  test('gets the result of its first answers, even if other answers are sent now', async () => {
    const person = await academy.addLearner();
    const { first } = await learning.addLessons('quiz');
    await submit(first, wrong, person, 1);
    const again = await submit(first, right, person, 1);
    expect(again.data).toMatchObject({ passed: false, scorePercentage: 50, attempts_used: 1 });
    expect((await submit(first, right, person, 2)).data).toMatchObject({ attempts_used: 2 });
    expect((await submit(first, wrong, person, 1)).data).toMatchObject({ scorePercentage: 50 });
    expect(await countAttempts(first, person)).toBe(2);
  });

  test('is not refused where it was the last one', async () => {
    const person = await academy.addLearner();
    const { first } = await learning.addLessons('quiz');
    for (const attempt of [1, 2, 3]) await submit(first, wrong, person, attempt);
    expect((await submit(first, wrong, person, 3)).status).toBe(200);
    expect((await submit(first, wrong, person, 4)).error).toBe('ATTEMPTS_EXHAUSTED');
    expect((await submit(first, wrong, person)).error).toBe('ATTEMPTS_EXHAUSTED');
  });

  test('that passed is passed and paid once', async () => {
    const person = await academy.addLearner();
    const { first } = await learning.addLessons('quiz');
    const sent = await submit(first, right, person, 1);
    const balance = await learning.balanceOf(person);
    const again = await submit(first, right, person, 1);
    expect(again.data).toMatchObject({ passed: true, attempts_used: 1, review: sent.data.review });
    expect(again.data.pointsEarned).toBe(0);
    expect(await learning.balanceOf(person)).toBe(balance);
  });

  test('is another attempt in the round after new attempts were given', async () => {
    const person = await academy.addLearner();
    const { first, courseId } = await learning.addLessons('quiz');
    for (const attempt of [1, 2, 3]) await submit(first, wrong, person, attempt);
    const given = { params: { id: courseId }, body: { user_id: person.userId, content_id: first } };
    const { status } = await academy.call(teachingCalls.giveAttempts, given, {
      as: learning.people.admin,
    });
    expect(status).toBe(200);
    expect((await submit(first, wrong, person, 1)).data).toMatchObject({ attempts_used: 1 });
    expect(await countAttempts(first, person)).toBe(4);
    expect((await submit(first, wrong, person, 1)).data).toMatchObject({ attempts_used: 1 });
    expect(await countAttempts(first, person)).toBe(4);
  });
});

test('without a number each submission is another attempt, with one key it is the same', async () => {
  const person = await academy.addLearner();
  const { first } = await learning.addLessons('quiz');
  const input = { body: { content_id: first, answers: wrong } };
  const keyed = { as: person, headers: { 'idempotency-key': 'one' } };
  const sent = await academy.call(learningCalls.submitQuiz, input, keyed);
  const again = await academy.call(learningCalls.submitQuiz, input, keyed);
  expect(again.envelope).toEqual(sent.envelope);
  expect(await countAttempts(first, person)).toBe(1);
  await submit(first, wrong, person);
  expect(await countAttempts(first, person)).toBe(2);
});
