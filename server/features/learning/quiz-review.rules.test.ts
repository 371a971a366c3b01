import { expect, test } from 'vitest';
import { readLessonData, type StoredQuiz } from '#server/features/lessons/index.ts';
import { sampleData } from '#server/testing/sample-lessons.ts';
import { reviewAnswers } from './quiz-review.rules.ts';

const quiz = readLessonData('quiz', sampleData.quiz) as StoredQuiz;

test('the review says right or wrong for what was answered, and why', () => {
  expect(reviewAnswers(quiz.questions, { q1: 'a' })).toEqual([
    {
      question_id: 'q1',
      is_correct: false,
      given: 'a',
      correct_answer: 'b',
      explanation: 'It compounds.',
      explanation_zh: '这就是复利。',
    },
  ]);
});
