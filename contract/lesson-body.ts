import { z } from 'zod';
import { type LessonType, lessonTypes } from '#domain/lesson-completion.ts';
import { MAX_CUES, maxLengths } from '#domain/limits.ts';
import { wholeNumber } from './amounts.ts';
import { requiredString } from './fields.ts';
import { canBeKind, type FileKind } from './files.ts';

export const lessonType = z.enum(lessonTypes);

/**
 * What a lesson holds beyond its titles, by type, right answers included. The server reads
 * what is stored with these schemas; an author's input must also satisfy
 * `writableLesson`, which requires what a learner needs.
 */

/** In per cent; of quizzes and assignments that say nothing else. */
export const DEFAULT_PASS_MARK = 70;
/** Of quizzes that say nothing else; 0: no limit. */
export const DEFAULT_MAX_ATTEMPTS = 3;

/** Until new attempts at quizzes that say nothing else. */
export const DEFAULT_RETRY_HOURS = 24;
/** Thirty days. */
const MAX_RETRY_HOURS = 720;

const MAX_HTML_LENGTH = 300_000;
/** Cleaning HTML takes its time by the tag, not by the character. */
const MAX_TAGS = 10_000;
const MAX_QUESTIONS = 200;
const MAX_OPTIONS = 12;

/** A path of this site or a secure address: nothing that could run. */
const address = requiredString('@required')
  .min(1, { error: '@required' })
  .max(500)
  .regex(/^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/);
const passMark = wholeNumber(0, 100).prefault(DEFAULT_PASS_MARK);
/** A quiz is never passed without a right answer: passing pays. */
const quizPassMark = wholeNumber(1, 100).prefault(DEFAULT_PASS_MARK);
const text = z.string().max(maxLengths.lessonText).default('');
const key = z.string().min(1).max(100);

const media = z.object({
  url: address,
  poster: address.nullable().default(null),
  captions: z
    .array(z.object({ language: z.enum(['en', 'zh']), url: address }))
    .max(10)
    .default([]),
  transcript: z
    .array(z.object({ start: z.number().min(0), end: z.number(), text, text_zh: text }))
    .max(MAX_CUES)
    .default([]),
});

const questionTexts = {
  id: key,
  question: text,
  question_zh: text,
  explanation: text,
  explanation_zh: text,
};
const option = z.object({ id: key, text, text_zh: text });

const areDistinct = (rows: readonly { id: string }[]) =>
  new Set(rows.map((row) => row.id)).size === rows.length;

const question = z.discriminatedUnion('type', [
  z
    .object({
      ...questionTexts,
      type: z.literal('multiple_choice'),
      options: z.array(option).min(2).max(MAX_OPTIONS).refine(areDistinct),
      answer: requiredString('@answer_required'),
    })
    .refine(({ options, answer }) => options.some(({ id }) => id === answer), {
      path: ['answer'],
      error: '@answer_required',
    }),
  z.object({
    ...questionTexts,
    type: z.literal('true_false'),
    options: z.array(option).max(MAX_OPTIONS).default([]),
    answer: z.boolean({ error: '@answer_required' }),
  }),
]);

/** Whether a submission may, must or must not have a file. */
export const fileRule = z.enum(['optional', 'required', 'none']);
export type FileRule = z.output<typeof fileRule>;

const caption = z.object({ language: z.enum(['en', 'zh']), url: z.string() });
const cue = z.object({ start: z.number(), end: z.number(), text: z.string(), text_zh: z.string() });

const textData = z.object({
  type: z.literal('text'),
  html: z.string(),
  html_zh: z.string(),
});
const mediaData = z.object({
  type: z.enum(['video', 'audio']),
  url: z.string(),
  poster: z.string().nullable(),
  captions: z.array(caption),
  transcript: z.array(cue),
});
const pdfData = z.object({
  type: z.literal('pdf'),
  url: z.string(),
  page_count: z.int().nullable(),
});
const quizQuestion = z.object({
  id: z.string(),
  type: z.enum(['multiple_choice', 'true_false']),
  question: z.string(),
  question_zh: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string(), text_zh: z.string() })),
});
const quizData = z.object({
  type: z.literal('quiz'),
  questions: z.array(quizQuestion),
  pass_mark: z.int(),
  max_attempts: z.int().describe('0: no limit.'),
  retry_after_hours: z.int().nullable().describe('After the last attempt; null: never.'),
});
const assignmentData = z.object({
  type: z.literal('assignment'),
  html: z.string(),
  html_zh: z.string(),
  pass_mark: z.int(),
  file: fileRule.describe('Whether work may, must or must not come with a file.'),
});
/** What a learner may see of a lesson's body, by type. */
export const lessonData = z.discriminatedUnion('type', [
  textData,
  mediaData,
  pdfData,
  quizData,
  assignmentData,
]);
export type ContentData = z.output<typeof lessonData>;

type OfType<Data, T> = Data extends { type: infer Types }
  ? T extends Types
    ? Data
    : never
  : never;
/** What a learner may see of the body of one type. */
export type ContentDataOf<T extends LessonType> = OfType<ContentData, T>;

const hasText = (body: { html: string; html_zh: string }) =>
  body.html !== '' || body.html_zh !== '';
const needsText = { path: ['html_zh'], error: '@required' };

const hasFewTags = (html: string) => html.split('<', MAX_TAGS + 2).length <= MAX_TAGS + 1;

/** @param html how the HTML of a lesson is checked and changed on its way */
function shapesWith(html: z.ZodType<string, string | undefined>) {
  const lesson = { html, html_zh: html };
  return {
    text: z.object(lesson).refine(hasText, needsText),
    video: media,
    audio: media,
    pdf: z.object({
      url: address,
      page_count: wholeNumber(1, 100_000).nullable().prefault(null),
    }),
    quiz: z.object({
      pass_mark: quizPassMark,
      max_attempts: wholeNumber(0, 1000).prefault(DEFAULT_MAX_ATTEMPTS),
      retry_after_hours: wholeNumber(1, MAX_RETRY_HOURS).nullable().prefault(DEFAULT_RETRY_HOURS),
      questions: z.array(question).max(MAX_QUESTIONS).refine(areDistinct),
    }),
    assignment: z
      .object({ ...lesson, pass_mark: passMark, file: fileRule.default('optional') })
      .refine(hasText, needsText),
  } satisfies Record<LessonType, z.ZodType>;
}

/**
 * The body of each type as it is stored.
 * @param clean what is done to HTML on its way; the server cleans it
 */
export function lessonShapes(clean: (html: string) => string) {
  return shapesWith(z.string().default('').transform(clean));
}

type Shapes = ReturnType<typeof lessonShapes>;
export type LessonBody<T extends LessonType = LessonType> = z.output<Shapes[T]>;
export type QuizBody = LessonBody<'quiz'>;
export type QuizBodyQuestion = QuizBody['questions'][number];

/** A question that nobody could answer: where it lies, for the quiz's writer. */
function questionProblems(question: QuizBodyQuestion): (string | number)[][] {
  const problems: (string | number)[][] = [];
  if (question.question.trim() === '' && question.question_zh.trim() === '') {
    problems.push(['question_zh']);
  }
  if (question.type === 'multiple_choice') {
    for (const [index, { text, text_zh }] of question.options.entries()) {
      if (text.trim() === '' && text_zh.trim() === '') problems.push(['options', index, 'text_zh']);
    }
  }
  return problems;
}

type Context = z.core.$RefinementCtx;

/** An upload of another kind would be shown to learners as a broken one. */
function checkKind(
  context: Context,
  name: (string | number)[],
  path: string | null,
  kind: FileKind,
): void {
  if (path === null || canBeKind(path, [kind])) return;
  context.addIssue({ code: 'custom', path: name, message: '@other_kind' });
}

const checkMedia =
  (kind: 'video' | 'audio') =>
  ({ url, poster, captions }: z.output<typeof media>, context: Context) => {
    checkKind(context, ['url'], url, kind);
    checkKind(context, ['poster'], poster, 'image');
    for (const [index, caption] of captions.entries()) {
      checkKind(context, ['captions', index, 'url'], caption.url, 'captions');
    }
  };

/**
 * The body of each type as it may be saved: a quiz has questions, and each says something;
 * a file is of the kind that its place shows; HTML is bounded before and after it is cleaned.
 */
export function writableLesson(clean: (html: string) => string) {
  const html = z
    .string()
    .max(MAX_HTML_LENGTH)
    .refine(hasFewTags, { error: '@html_tags' })
    .default('')
    .transform(clean)
    // Tags are completed and signs escaped: what is stored may be longer than what was sent.
    .pipe(z.string().max(MAX_HTML_LENGTH, { error: '@html_grew' }));
  const shapes = shapesWith(html);
  return {
    ...shapes,
    video: shapes.video.superRefine(checkMedia('video')),
    audio: shapes.audio.superRefine(checkMedia('audio')),
    pdf: shapes.pdf.superRefine(({ url }, context) => checkKind(context, ['url'], url, 'pdf')),
    quiz: shapes.quiz.superRefine(({ questions }, context) => {
      if (questions.length === 0) {
        context.addIssue({ code: 'custom', path: ['questions'], message: '@question_needed' });
      }
      for (const [index, question] of questions.entries()) {
        for (const path of questionProblems(question)) {
          context.addIssue({
            code: 'custom',
            path: ['questions', index, ...path],
            message: '@required',
          });
        }
      }
    }),
  };
}
