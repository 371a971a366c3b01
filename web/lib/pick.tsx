import type { ElementType } from 'react';
import type { Locale } from '#contract/fields.ts';
import { htmlLang, useLocale } from './language.tsx';

/** A text of an entity in the reader’s language, or in the other where that one is empty. */
export interface Picked {
  text: string;
  /** The `lang` attribute of the text when it is not in the page’s language. */
  lang: string | undefined;
}

/** Chooses between the two languages of an entity; each falls back to the other. */
export function pick(locale: Locale, en: string | null, zh: string | null): Picked {
  const own = (locale === 'zh' ? zh : en)?.trim();
  if (own) return { text: own, lang: undefined };
  const other = (locale === 'zh' ? en : zh)?.trim();
  if (other) return { text: other, lang: htmlLang[locale === 'zh' ? 'en' : 'zh'] };
  return { text: '', lang: undefined };
}

/** `pick` for the current page: `const text = usePick(); text(course.title, course.title_zh)`. */
export function usePick(): (en: string | null, zh: string | null) => Picked {
  const locale = useLocale();
  return (en, zh) => pick(locale, en, zh);
}

interface BilingualProps {
  en: string | null;
  zh: string | null;
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
