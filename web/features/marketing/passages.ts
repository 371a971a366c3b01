import type { Passage } from '#contract/marketing.ts';
import type { Locale } from '#domain/locale.ts';
import type { PassageSection } from '#domain/passage-sections.ts';
import { onlyShownTexts, type ShownTexts } from '#web/lib/shown-texts.ts';

export type ShownPassage = ShownTexts<Omit<Passage, 'section'>>;

/** The passages of one page, by their section, in order. */
export type PagePassages = Partial<Record<PassageSection, ShownPassage[]>>;

/** The passages that a page shows, each in the reader's language alone. */
export function passagesOf(
  list: readonly Passage[],
  locale: Locale,
  sections: readonly PassageSection[],
): PagePassages {
  const found: PagePassages = {};
  for (const { section, ...passage } of list) {
    if (!sections.includes(section)) continue;
    found[section] = [...(found[section] ?? []), onlyShownTexts(passage, locale)];
  }
  return found;
}
