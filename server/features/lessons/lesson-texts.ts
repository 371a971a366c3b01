import { z } from 'zod';
import type { LessonType } from '#contract/learning.ts';
import { textOfHtml } from '#server/lib/html/text-of-html.ts';

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
 * excerpt of an open one is cut from. Of a quiz only the questions, so that no search
 * tells an answer.
 */
export function lessonTexts(type: LessonType, data: unknown): { en: string; zh: string } {
  const result = stored.safeParse(data);
  if (!result.success) return { en: '', zh: '' };
  const { html, html_zh, transcript, questions } = result.data;
  const joined = (parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
  switch (type) {
    case 'text':
    case 'assignment':
      return { en: textOfHtml(html), zh: textOfHtml(html_zh) };
    case 'video':
    case 'audio':
      return {
        en: joined(transcript.map((cue) => cue.text)),
        zh: joined(transcript.map((cue) => cue.text_zh)),
      };
    case 'quiz':
      return {
        en: joined(questions.map((question) => question.question)),
        zh: joined(questions.map((question) => question.question_zh)),
      };
    case 'pdf':
      return { en: '', zh: '' };
  }
}
