import type { FoundText } from '#contract/search.ts';
import { htmlLang, type Locale } from '#domain/locale.ts';
import { hasFound } from './search-choices.ts';

/** A text with the matches of the search marked. */
export function HighlightedText({ text }: { text: FoundText }) {
  let at = 0;
  return text.map(({ text: part, found }) => {
    // The position distinguishes a part from an equal one further on.
    const key = at;
    at += part.length;
    return found ? (
      <mark key={key} className="bg-transparent font-semibold text-porcelain">
        {part}
      </mark>
    ) : (
      <span key={key}>{part}</span>
    );
  });
}

/** A text of a result without its marks. */
export const wholeText = (found: FoundText) => found.map(({ text }) => text).join('');

/** A text of a result in one of its languages. */
export interface PickedFound {
  text: FoundText;
  /** The `lang` attribute where it is not the page’s language. */
  lang: string | undefined;
}

/**
 * A text of a result in the reader’s language, or in the other where that one is empty; the other
 * as well where only that one matches.
 */
export function pickFound(
  locale: Locale,
  en: FoundText,
  zh: FoundText,
): { shown: PickedFound; also: PickedFound | null } {
  const [own, other] = locale === 'zh' ? [zh, en] : [en, zh];
  const foreign = { text: other, lang: htmlLang[locale === 'zh' ? 'en' : 'zh'] };
  if (own.length === 0) return { shown: foreign, also: null };
  const saysMore = !hasFound(own) && hasFound(other);
  return { shown: { text: own, lang: undefined }, also: saysMore ? foreign : null };
}
