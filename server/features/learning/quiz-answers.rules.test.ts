import { describe, expect, test } from 'vitest';
import {
  readLessonData,
  type StoredQuestion,
  type StoredQuiz,
} from '#server/features/lessons/index.ts';
import { sampleData } from '#server/testing/sample-lessons.ts';
import { readAnswers } from './quiz-answers.rules.ts';

const quiz = readLessonData('quiz', sampleData.quiz) as StoredQuiz;

describe('answers', () => {
  test.each([
    [{ q1: 'a', q2: false }, {}],
    [{ q1: 'b', q2: 'true' }, {}],
    [{ q1: 'b' }, { q2: 'required' }],
    [{ q1: '', q2: true }, { q1: 'required' }],
    [{}, { q1: 'required', q2: 'required' }],
    [{ q1: 'z', q2: true }, { q1: 'not_an_option' }],
    [{ q1: true, q2: true }, { q1: 'not_an_option' }],
    [{ q1: 'a', q2: 'yes' }, { q2: 'not_an_option' }],
    [{ q1: 'a', q2: true, q3: 'a' }, { q3: 'unknown_field' }],
  ])('%j have the problems %j', (given, problems) => {
    expect(readAnswers(quiz.questions, given).problems).toEqual(problems);
  });

  test('names that every object has are no answers', () => {
    const odd = { ...quiz.questions[0], id: 'constructor' } as StoredQuestion;
    expect(readAnswers([odd], {}).problems).toEqual({ constructor: 'required' });
  });

  test('the text “true” of a form is read as a boolean', () => {
    expect(readAnswers(quiz.questions, { q1: 'b', q2: 'true' }).answers).toEqual({
      q1: 'b',
      q2: true,
    });
  });
});
