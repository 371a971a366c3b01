import { useTranslation } from '#web/lib/translation.tsx';

/** Suggested searches. */
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
