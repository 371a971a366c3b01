import type { SearchResults } from '#contract/search.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Trash2 } from '#web/ui/page-icons.tsx';
import type { SearchState } from './create-searcher.ts';
import { countResults } from './search-choices.ts';

interface NothingFoundProps {
  search: string;
  suggestions: readonly string[];
  onSearch: (search: string) => void;
}

/** Says that nothing was found, and suggests searches. */
export function NothingFound({ search, suggestions, onSearch }: NothingFoundProps) {
  const { t } = useTranslation();
  return (
    <div className="px-4 py-10 text-center">
      <p className="font-serif text-xl">{t('search.nothing', { search: search })}</p>
      <p className="mt-2 text-soft">{t('search.nothingHelp')}</p>
      <ul className="mt-5 flex flex-wrap justify-center gap-2">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <Button variant="secondary" size="sm" onClick={() => onSearch(suggestion)}>
              {suggestion}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says that the search failed. */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="px-4 py-10 text-center">
      <p className="font-serif text-xl">{t('search.failed')}</p>
      <p className="mt-2 text-soft">{t('common.errorHelp')}</p>
      <Button variant="secondary" className="mt-5" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}

/** Announces the state of the search to screen readers. */
export function SearchStatus({ state }: { state: SearchState<SearchResults> }) {
  const { t } = useTranslation();
  return (
    <p role="status" className="sr-only">
      {state.status === 'searching' && <span>{t('search.searching')}</span>}
      {state.status === 'done' && state.results && (
        <span>{t('search.count', { count: countResults(state.results) })}</span>
      )}
    </p>
  );
}

/** Deletes the searches stored on this device. */
export function ClearRecent({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="quiet"
      size="sm"
      className="mt-1 min-h-11"
      icon={<Trash2 aria-hidden="true" className="size-4" />}
      onClick={onClear}
    >
      {t('search.clearRecent')}
    </Button>
  );
}
