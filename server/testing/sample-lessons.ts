import type { LessonType } from '#domain/lesson-completion.ts';

/** A valid body of each type; the right answers of the quiz are `b` and true. */
export const sampleData: Record<LessonType, Record<string, unknown>> = {
  text: { html: '<p>Read me.</p>', html_zh: '<p>请读。</p>' },
  video: {
    url: '/media/lesson.mp4',
    poster: null,
    captions: [{ language: 'zh', url: '/media/lesson.zh.vtt' }],
    transcript: [{ start: 0, end: 2, text: 'Hello.', text_zh: '你好。' }],
  },
  audio: { url: '/media/lesson.mp3', poster: null, captions: [], transcript: [] },
  pdf: { url: '/media/lesson.pdf', page_count: 4 },
  quiz: {
    pass_mark: 70,
    max_attempts: 3,
    questions: [
      {
        id: 'q1',
        type: 'multiple_choice',
        question: 'What grows?',
        question_zh: '什么会增长？',
        options: [
          { id: 'a', text: 'Cash', text_zh: '现金' },
          { id: 'b', text: 'Interest on interest', text_zh: '利滚利' },
        ],
        answer: 'b',
        explanation: 'It compounds.',
        explanation_zh: '这就是复利。',
      },
      {
        id: 'q2',
        type: 'true_false',
        question: 'Prices rise.',
        question_zh: '物价会上涨。',
        options: [],
        answer: true,
        explanation: 'Mostly.',
        explanation_zh: '多半如此。',
      },
    ],
  },
  assignment: { html: '<p>Write a plan.</p>', html_zh: '<p>写一份计划。</p>', pass_mark: 60 },
};
