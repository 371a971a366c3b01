import { z } from 'zod';
import type { ContentData, ContentType } from '#contract/learning.ts';
import { cleanHtml } from '../../kit/clean-html.ts';

/**
 * What `contents.content_data` holds, by type. The same schemas read it and prepare it for
 * writing: HTML is cleaned both ways, so that nothing harmful is shown even where it was
 * stored past them.
 */

/** In per cent; of quizzes and assignments that say nothing else. */
const DEFAULT_PASS_MARK = 70;
/** Of quizzes that say nothing else; 0: no limit. */
const DEFAULT_MAX_ATTEMPTS = 3;

const html = z.string().default('').transform(cleanHtml);
const lesson = { html, html_zh: html };
const hasText = (body: { html: string; html_zh: string }) =>
  body.html !== '' || body.html_zh !== '';

/** A path of this site or a secure address: nothing that could run. */
const address = z.string().regex(/^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/);
const passMark = z.int().min(0).max(100).default(DEFAULT_PASS_MARK);
const text = z.string().default('');

const media = z.object({
  url: address,
  poster: address.nullable().default(null),
  captions: z.array(z.object({ language: z.enum(['en', 'zh']), url: address })).default([]),
  transcript: z
    .array(z.object({ start: z.number().min(0), end: z.number(), text, text_zh: text }))
    .default([]),
});

const questionTexts = {
  id: z.string().min(1).max(100),
  question: text,
  question_zh: text,
  explanation: text,
  explanation_zh: text,
};
const option = z.object({ id: z.string().min(1).max(100), text, text_zh: text });

const areDistinct = (rows: readonly { id: string }[]) =>
  new Set(rows.map((row) => row.id)).size === rows.length;

const question = z.discriminatedUnion('type', [
  z
    .object({
      ...questionTexts,
      type: z.literal('multiple_choice'),
      options: z.array(option).min(2).refine(areDistinct),
      answer: z.string(),
    })
    .refine(({ options, answer }) => options.some(({ id }) => id === answer), { path: ['answer'] }),
  z.object({
    ...questionTexts,
    type: z.literal('true_false'),
    options: z.array(option).default([]),
    answer: z.boolean(),
  }),
]);

/** The shape of each type as it is stored. */
const storedContent = {
  text: z.object(lesson).refine(hasText),
  video: media,
  audio: media,
  pdf: z.object({ url: address, page_count: z.int().min(1).nullable().default(null) }),
  quiz: z.object({
    pass_mark: passMark,
    max_attempts: z.int().min(0).max(1000).default(DEFAULT_MAX_ATTEMPTS),
    questions: z.array(question).refine(areDistinct),
  }),
  assignment: z.object({ ...lesson, pass_mark: passMark }).refine(hasText),
} satisfies Record<ContentType, z.ZodType>;

type StoredContent<T extends ContentType> = z.output<(typeof storedContent)[T]>;
export type StoredQuiz = StoredContent<'quiz'>;
export type StoredQuestion = StoredQuiz['questions'][number];

/** What is stored of a content, with the answers; null where it is not what its type needs. */
export function readContentData<T extends ContentType>(
  type: T,
  stored: unknown,
): StoredContent<T> | null {
  const result = storedContent[type].safeParse(stored);
  return result.success ? (result.data as StoredContent<T>) : null;
}

/**
 * A content's body as a learner may see it; null where what is stored is not valid. Of a
 * quiz it holds neither answers nor explanations.
 */
export function presentContentData(type: ContentType, stored: unknown): ContentData | null {
  switch (type) {
    case 'text':
    case 'assignment':
    case 'pdf':
    case 'video':
    case 'audio': {
      const data = readContentData(type, stored);
      return data && ({ type, ...data } as ContentData);
    }
    case 'quiz': {
      const quiz = readContentData(type, stored);
      return quiz && { type, ...quiz, questions: quiz.questions.map(withoutAnswer) };
    }
  }
}

/** Named one by one: what is added to a question later stays hidden until it is named here. */
function withoutAnswer({ id, type, question, question_zh, options }: StoredQuestion) {
  return { id, type, question, question_zh, options };
}
