import { z } from 'zod';
import type { LessonType } from '#domain/lesson-completion.ts';
import { lessonTypeRules } from './lesson-types.ts';

const text = z.string().catch('');
const rows = <T extends z.ZodType>(row: T) => z.array(row.catch({} as z.output<T>)).catch([]);

/** Whatever is missing or of another kind says nothing. */
const stored = z.object({
  html: text,
  html_zh: text,
  transcript: rows(z.object({ text, text_zh: text })),
  questions: rows(z.object({ question: text, question_zh: text })),
});

/**
 * What a content says, as plain text of both languages: what it is found by, and what an
 * excerpt of an open one is cut from.
 */
export function lessonTexts(type: LessonType, data: unknown): { en: string; zh: string } {
  const result = stored.safeParse(data);
  if (!result.success) return { en: '', zh: '' };
  return lessonTypeRules[type].plainTexts(result.data);
}
