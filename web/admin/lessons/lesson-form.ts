import { z } from 'zod';
import { writtenTexts } from '#contract/bilingual-fields.ts';
import {
  DEFAULT_MAX_ATTEMPTS,
  DEFAULT_PASS_MARK,
  DEFAULT_RETRY_HOURS,
  type FileRule,
  type QuizBodyQuestion,
  writableLesson,
} from '#contract/lesson-body.ts';
import type { AdminLesson } from '#contract/lessons-admin.ts';
import { bilingualColumns } from '#domain/bilingual-entities.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import { locales } from '#domain/locale.ts';
import { MAX_DURATION_REASON } from '#domain/measured-minutes.ts';

/** A line of the transcript of a recording. */
export interface EditedCue {
  start: number;
  end: number;
  text: string;
  text_zh: string;
}

/**
 * A question that is being edited: possibly without an answer, and with the options that it would
 * have as the other type.
 */
export interface DraftQuestion {
  id: string;
  type: QuizBodyQuestion['type'];
  question: string;
  question_zh: string;
  explanation: string;
  explanation_zh: string;
  options: { id: string; text: string; text_zh: string }[];
  answer: string | boolean | null;
}

/** The form values of a lesson; each type uses some of the lower ones. */
export type LessonValues = {
  title: string;
  title_zh: string;
  description: string;
  description_zh: string;
  duration: number;
  /** Why other minutes than the measured ones are stated; null: they are not. */
  duration_reason: string | null;
  html: string;
  html_zh: string;
  pass_mark: number;
  file: FileRule;
  max_attempts: number;
  retry_after_hours: number | null;
  questions: DraftQuestion[];
  url: string;
  poster: string | null;
  captions_en: string | null;
  captions_zh: string | null;
  transcript: EditedCue[];
  page_count: number | null;
};
export type LessonField = keyof LessonValues;

/** The initial values for a new lesson. */
export const newLessonValues: LessonValues = {
  title: '',
  title_zh: '',
  description: '',
  description_zh: '',
  duration: 5,
  duration_reason: null,
  html: '',
  html_zh: '',
  pass_mark: DEFAULT_PASS_MARK,
  file: 'optional',
  max_attempts: DEFAULT_MAX_ATTEMPTS,
  retry_after_hours: DEFAULT_RETRY_HOURS,
  questions: [],
  url: '',
  poster: null,
  captions_en: null,
  captions_zh: null,
  transcript: [],
  page_count: null,
};

type Stored = Pick<
  AdminLesson,
  'title' | 'title_zh' | 'description' | 'description_zh' | 'duration' | 'content_data'
> & { duration_reason?: string };

/** A lesson as form values. */
export function lessonValues(content: Stored): LessonValues {
  const { title, title_zh, description, description_zh, content_data } = content;
  const { duration, duration_reason = '' } = content;
  const captions = (content_data.captions ?? []) as { language: string; url: string }[];
  const captionsIn = (language: string) =>
    captions.find((one) => one.language === language)?.url ?? null;
  const known = Object.fromEntries(
    Object.entries(content_data).filter(([name]) => name in newLessonValues),
  );
  return {
    ...newLessonValues,
    ...known,
    title,
    title_zh,
    description,
    description_zh,
    duration,
    duration_reason: duration_reason || null,
    captions_en: captionsIn('en'),
    captions_zh: captionsIn('zh'),
  };
}

/** How the form of one type is built. */
interface LessonForm {
  /** Its fields below the titles. */
  fields: readonly LessonField[];
  /** The body for the API. */
  bodyOf: (values: LessonValues) => Record<string, unknown>;
}

const recordingForm: LessonForm = {
  fields: ['url', 'poster', 'captions_zh', 'captions_en', 'transcript'],
  bodyOf: ({ url, poster, transcript, ...values }) => ({
    url,
    poster: poster || null,
    captions: locales.flatMap((language) => {
      const path = values[`captions_${language}`];
      return path ? [{ language, url: path }] : [];
    }),
    transcript,
  }),
};

const lessonForms: Record<LessonType, LessonForm> = {
  text: { fields: ['html_zh', 'html'], bodyOf: ({ html, html_zh }) => ({ html, html_zh }) },
  video: recordingForm,
  audio: recordingForm,
  pdf: { fields: ['url', 'page_count'], bodyOf: ({ url, page_count }) => ({ url, page_count }) },
  quiz: {
    fields: ['questions', 'pass_mark', 'max_attempts', 'retry_after_hours'],
    bodyOf: ({ pass_mark, max_attempts, retry_after_hours, questions }) => ({
      pass_mark,
      max_attempts,
      retry_after_hours,
      questions: questions.map((question) => ({
        ...question,
        options: question.type === 'true_false' ? [] : question.options,
      })),
    }),
  },
  assignment: {
    fields: ['html_zh', 'html', 'pass_mark', 'file'],
    bodyOf: ({ html, html_zh, pass_mark, file }) => ({ html, html_zh, pass_mark, file }),
  },
};

/** The fields of a type's form. */
export function fieldsOf(type: LessonType): readonly LessonField[] {
  return [
    ...bilingualColumns('content'),
    'duration',
    'duration_reason',
    ...lessonForms[type].fields,
  ];
}

/** The body of a lesson for the API. */
export function lessonBodyOf(type: LessonType, values: LessonValues): Record<string, unknown> {
  return lessonForms[type].bodyOf(values);
}

const writable = writableLesson((html) => html);

/** What is sent on save. */
export interface LessonOutput {
  title: string;
  title_zh: string;
  description: string;
  description_zh: string;
  duration: number;
  duration_reason: string;
  content_data: Record<string, unknown>;
}

/** Captions are two fields here and a list in the API. */
function fieldOfPath(path: readonly PropertyKey[]): PropertyKey[] {
  return path[0] === 'captions' ? ['captions_zh'] : [...path];
}

/** Checks the form of a type as the server checks its body. */
export function lessonFormSchema(type: LessonType): z.ZodType<LessonOutput, LessonValues> {
  const schema = z
    .looseObject({
      ...writtenTexts('content'),
      duration: z.int().min(0).max(6000),
      duration_reason: z
        .string()
        .trim()
        .min(1, { error: '@required' })
        .max(MAX_DURATION_REASON)
        .nullable(),
    })
    .superRefine((values, context) => {
      if (values.title === '' && values.title_zh === '') {
        context.addIssue({ code: 'custom', path: ['title_zh'], message: '@title_required' });
      }
      const body = lessonBodyOf(type, values as unknown as LessonValues);
      const checked = writable[type].safeParse(body, { reportInput: true });
      for (const issue of checked.error?.issues ?? []) {
        context.issues.push({
          ...issue,
          path: fieldOfPath(issue.path),
        } as (typeof context.issues)[number]);
      }
    })
    .transform((values) => ({
      title: values.title,
      title_zh: values.title_zh,
      description: values.description,
      description_zh: values.description_zh,
      duration: values.duration,
      duration_reason: values.duration_reason ?? '',
      content_data: lessonBodyOf(type, values as unknown as LessonValues),
    }));
  return schema as unknown as z.ZodType<LessonOutput, LessonValues>;
}
