import type { ElementType } from 'react';
import { shownLanguage } from '#domain/bilingual.ts';
import { htmlLang, type Locale } from '#domain/locale.ts';
import { useLocale } from './language.tsx';

/** A text of an entity in the reader’s language, or in the other where that one is empty. */
export interface Picked {
  text: string;
  /** The `lang` attribute of the text when it is not in the page’s language. */
  lang: string | undefined;
}

/** Left out where the reader sees the other one (`shown-texts.ts`). */
type MaybeText = string | null | undefined;

/** Chooses between the two languages of an entity; each falls back to the other. */
export function pick(locale: Locale, en: MaybeText, zh: MaybeText): Picked {
  const shown = shownLanguage({ en: en ?? null, zh: zh ?? null }, locale);
  const text = (shown === 'zh' ? zh : en)?.trim() ?? '';
  return { text, lang: shown === locale ? undefined : htmlLang[shown] };
}

/** `pick` for the current page: `const text = usePick(); text(course.title, course.title_zh)`. */
export function usePick(): (en: MaybeText, zh: MaybeText) => Picked {
  const locale = useLocale();
  return (en, zh) => pick(locale, en, zh);
}

interface BilingualProps {
  en: MaybeText;
  zh: MaybeText;
  as?: ElementType;
  className?: string;
}

/** A bilingual text on the page, marked with its language when it is the other one. */
export function Bilingual({ en, zh, as: Tag = 'span', className }: BilingualProps) {
  const { text, lang } = pick(useLocale(), en, zh);
  return (
    <Tag className={className} lang={lang}>
      {text}
    </Tag>
  );
}
