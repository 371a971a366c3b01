import { glossaryCalls } from '#contract/glossary.ts';
import type { LessonDetail } from '#contract/learning.ts';
import { markTerms } from '#web/features/glossary/mark-terms.ts';
import type { LessonTerm } from '#web/features/glossary/term-card.tsx';
import type { ApiClient } from '#web/lib/api.ts';
import type { ReaderMode } from './reader-mode.ts';

/** The additional data of a text lesson. */
export interface LessonAids {
  /** The terms that are marked in it. */
  terms: LessonTerm[];
  /** In how many languages it is shown at first. */
  reader: ReaderMode;
}

/**
 * Marks the glossary's terms in a text lesson; for loaders, so that pages carry only the terms that
 * they show. Other lessons, or a failing glossary, change nothing.
 */
export async function markLesson(
  api: ApiClient,
  content: LessonDetail,
): Promise<{ content: LessonDetail; terms: LessonTerm[] }> {
  const data = content.content_data;
  if (data?.type !== 'text') return { content, terms: [] };
  const { list } = await api.call(glossaryCalls.list).catch(() => ({ list: [] }));
  const english = markTerms(data.html, list, 'en');
  const chinese = markTerms(data.html_zh, list, 'zh');
  const marked = new Set([...english.termIds, ...chinese.termIds]);
  return {
    content: { ...content, content_data: { ...data, html: english.html, html_zh: chinese.html } },
    terms: list
      .filter((term) => marked.has(term.term_id))
      .map(({ term_id, en, zh, meaning, meaning_zh }) => ({
        term_id,
        en,
        zh,
        meaning,
        meaning_zh,
      })),
  };
}
