import { expect, test } from 'vitest';
import { addOption, changeQuestionType, moved, newQuestion, removeOption } from './quiz-list.ts';

test.each([
  [0, -1, ['a', 'b', 'c']],
  [0, 1, ['b', 'a', 'c']],
  [1, -1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [2, 1, ['a', 'b', 'c']],
] as const)('row %i moves by %i', (index, step, after) => {
  expect(moved(['a', 'b', 'c'], index, step)).toEqual(after);
});

test('a new question has two options and no answer yet', () => {
  const question = newQuestion();
  expect(question.options).toHaveLength(2);
  expect(question.answer).toBeNull();
  expect(newQuestion().id).not.toBe(question.id);
});

test('a question that is changed to the other type and back has its options again', () => {
  const question = addOption(newQuestion());
  const truth = changeQuestionType(question, 'true_false');
  expect(truth).toMatchObject({ type: 'true_false', answer: null });
  expect(changeQuestionType(truth, 'multiple_choice').options).toEqual(question.options);
  const bare = { ...truth, options: [] };
  expect(changeQuestionType(bare, 'multiple_choice').options).toHaveLength(2);
});

test('the right option that is removed leaves the question without an answer', () => {
  const question = newQuestion();
  const [first, second] = question.options.map((option) => option.id) as [string, string];
  expect(removeOption({ ...question, answer: first }, first).answer).toBeNull();
  expect(removeOption({ ...question, answer: first }, second).answer).toBe(first);
});
