import { z } from 'zod';
import { defineCall } from './call.ts';
import { difficultyLevel } from './courses.ts';
import { id, locale } from './fields.ts';
import { lessonLockReason, lessonType } from './learning.ts';
import { rowLimit } from './paging.ts';

/** The longest text that can be searched for. */
export const MAX_SEARCH_LENGTH = 200;
const MAX_RESULTS = 20;
const RESULTS = 5;

/** A text in segments, so that what was found can be marked without any HTML. */
export const foundText = z
  .array(z.object({ text: z.string(), found: z.boolean() }))
  .meta({ id: 'FoundText' });
export type FoundText = z.output<typeof foundText>;

/** About two lines, in the caller’s language unless only the other one matches. */
const excerpt = z.object({ language: locale, pieces: foundText }).nullable();
export type SearchExcerpt = z.output<typeof excerpt>;

export const courseResult = z.object({
  course_id: id,
  title: foundText,
  title_zh: foundText,
  thumbnail: z.string().nullable(),
  difficulty_level: difficultyLevel,
  excerpt,
});
export type CourseResult = z.output<typeof courseResult>;

export const lessonResult = z.object({
  content_id: id,
  course_id: id,
  type: lessonType,
  locked: lessonLockReason,
  title: foundText,
  title_zh: foundText,
  course_title: z.string(),
  course_title_zh: z.string(),
  excerpt: excerpt.describe('Of a locked content from its description only.'),
});
export type LessonResult = z.output<typeof lessonResult>;

export const teacherResult = z.object({
  teacher_id: id,
  name: foundText,
  name_zh: foundText,
  specialization: foundText,
  specialization_zh: foundText,
  profile_image: z.string().nullable(),
});
export type TeacherResult = z.output<typeof teacherResult>;

export const termResult = z.object({
  term_id: id,
  en: foundText,
  zh: foundText,
  meaning: z.string(),
  meaning_zh: z.string(),
});
export type TermResult = z.output<typeof termResult>;

export const searchResults = z
  .object({
    courses: z.array(courseResult),
    contents: z.array(lessonResult),
    teachers: z.array(teacherResult),
    terms: z.array(termResult),
    read_as: z
      .array(z.object({ term_id: id, en: z.string(), zh: z.string() }))
      .describe('Terms that `q` names: what bears their other names is found as well.'),
    did_you_mean: z
      .string()
      .nullable()
      .describe('Nothing bears what `q` says; the results are those of this text instead.'),
  })
  .meta({ id: 'SearchResults' });
export type SearchResults = z.output<typeof searchResults>;

export const searchCalls = {
  search: defineCall({
    name: 'search.search',
    method: 'GET',
    path: '/search',
    access: 'guest',
    isShared: true,
    summary: 'Listed courses, their contents, teachers and terms, the best first.',
    query: z.object({
      q: z.string().max(MAX_SEARCH_LENGTH).default('').describe('Without a word it finds nothing.'),
      limit: rowLimit(MAX_RESULTS)
        .default(RESULTS)
        .describe(`Results of each kind; ${MAX_RESULTS} at most.`),
    }),
    data: searchResults,
  }),
};
