import type { SearchResults } from '#contract/search.ts';
import { useLocale } from '#web/lib/language.tsx';
import { useTranslation } from '#web/lib/translation.tsx';

/** Shows the names by which the search was expanded, which explains the results. */
export function ReadAs({ terms }: { terms: SearchResults['read_as'] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (terms.length === 0) return null;
  const names = terms
    .map(({ en, zh }) => (locale === 'zh' ? `${zh}（${en}）` : `${en} (${zh})`))
    .join(locale === 'zh' ? '、' : ', ');
  return <p className="px-3 py-1 text-sm text-soft">{t('search.readAs', { terms: names })}</p>;
}
