import { z } from 'zod';
import type { LessonType } from '#domain/lesson-completion.ts';
import { lessonTypeRules } from './lesson-types.ts';

const text = z.string().catch('');
const rows = <T extends z.ZodType>(row: T) => z.array(row.catch({} as z.output<T>)).catch([]);

/** Anything missing or of another type yields no text. */
const stored = z.object({
  html: text,
  html_zh: text,
  transcript: rows(z.object({ text, text_zh: text })),
  questions: rows(z.object({ question: text, question_zh: text })),
});

/**
 * The plain text of a lesson in both languages: what it is found by, and what an excerpt of a free
 * one is cut from.
 */
export function lessonTexts(type: LessonType, data: unknown): { en: string; zh: string } {
  const result = stored.safeParse(data);
  if (!result.success) return { en: '', zh: '' };
  return lessonTypeRules[type].plainTexts(result.data);
}
