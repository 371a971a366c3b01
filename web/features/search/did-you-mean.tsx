import { useTranslation } from '#web/lib/translation.tsx';

interface DidYouMeanProps {
  search: string;
  /** What was searched instead; null: nothing was. */
  meant: string | null;
}

/** Says that nothing was found for a search, and which one the results are of. */
export function DidYouMean({ search, meant }: DidYouMeanProps) {
  const { t } = useTranslation();
  if (meant === null) return null;
  return <p className="px-3 py-1">{t('search.didYouMean', { search, meant })}</p>;
}
