import { htmlLang } from '#domain/locale.ts';
import { useLocale } from '#web/lib/language.tsx';
import { searchPath, termAnchor } from '#web/lib/page-paths.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';
import { BookOpenText } from '#web/ui/page-icons.tsx';
import type { GlossaryTerm } from './glossary-list.ts';

/** A term on the page of the glossary: both names, its aliases, both definitions. */
export function TermEntry({ term }: { term: GlossaryTerm }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const other = locale === 'zh' ? 'en' : 'zh';
  const names = { en: term.en, zh: term.zh };
  const meanings = { en: term.meaning, zh: term.meaning_zh };
  return (
    <article
      id={termAnchor(term.term_id)}
      className="-mx-3 rounded-md border-b border-line/70 px-3 py-5 transition-colors target:bg-wash"
    >
      <h3 className="flex flex-wrap items-baseline gap-x-3">
        <span>{names[locale]}</span>
        <span lang={htmlLang[other]} className="font-sans text-base font-normal text-soft">
          {names[other]}
        </span>
      </h3>
      {meanings[locale] && <p className="measure mt-2">{meanings[locale]}</p>}
      {meanings[other] && (
        <p className="measure mt-1.5 text-sm text-soft" lang={htmlLang[other]}>
          {meanings[other]}
        </p>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-5 text-sm text-soft">
        {term.aliases.length > 0 && (
          <span>
            {t('glossary.alsoCalled', { names: term.aliases.join(locale === 'zh' ? '、' : ', ') })}
          </span>
        )}
        {term.has_lessons && (
          <Link
            to={searchPath(names[locale])}
            aria-label={t('glossary.lessonsOf', { term: names[locale] })}
            className="inline-flex min-h-11 items-center gap-1.5 text-porcelain no-underline hover:underline"
          >
            <BookOpenText aria-hidden="true" className="size-4" />
            {t('glossary.lessons')}
          </Link>
        )}
      </p>
    </article>
  );
}
