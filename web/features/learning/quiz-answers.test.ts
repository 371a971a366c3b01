import { describe, expect, it } from 'vitest';
import { openQuestions, parseAnswers, type QuizQuestion } from './quiz-answers.ts';

const questions: QuizQuestion[] = [
  {
    id: 'q1',
    type: 'multiple_choice',
    question: 'What is a bond?',
    question_zh: '',
    options: [
      { id: 'a', text: 'A loan', text_zh: '' },
      { id: 'b', text: 'A share', text_zh: '' },
    ],
  },
  { id: 'q2', type: 'true_false', question: 'Cash is safe.', question_zh: '', options: [] },
];

describe('questions still open', () => {
  it.each([
    [{}, 2],
    [{ q1: 'a' }, 1],
    [{ q1: 'a', q2: false }, 0],
    [{ q1: 'z', q2: 'true' }, 2],
  ])('with %o are %i', (answers, open) => {
    expect(openQuestions(questions, answers)).toBe(open);
  });
});

describe('stored answers', () => {
  it.each([
    [null, {}],
    ['no json', {}],
    ['[]', {}],
    ['null', {}],
    ['{"q1":"b","q2":true}', { q1: 'b', q2: true }],
    ['{"q1":"gone","q2":false,"q9":"a"}', { q2: false }],
  ])('%s', (text, answers) => {
    expect(parseAnswers(text, questions)).toEqual(answers);
  });
});
