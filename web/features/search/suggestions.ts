import { useTranslation } from '#web/lib/translation.tsx';

/** Searches for somebody who does not know what to look for. */
export function useSuggestions(): string[] {
  const { t } = useTranslation();
  return [
    t('search.suggested.first'),
    t('search.suggested.second'),
    t('search.suggested.third'),
    t('search.suggested.fourth'),
    t('search.suggested.fifth'),
  ];
}
