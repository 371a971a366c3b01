import type { SearchResults } from '#contract/search.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { ALL, type Choice, type ChoiceGroup } from './choice-groups.tsx';
import { ChoiceList } from './choice-list.tsx';
import type { SearchState } from './create-searcher.ts';
import { DidYouMean } from './did-you-mean.tsx';
import { ReadAs } from './read-as.tsx';
import { countResults } from './search-choices.ts';
import { ClearRecent, NothingFound, SearchFailed } from './search-outcome.tsx';

interface SearchListProps {
  /** The prefix of the ids of its elements. */
  id: string;
  state: SearchState<SearchResults>;
  groups: readonly ChoiceGroup[];
  suggestions: readonly string[];
  recent: readonly string[];
  active: Choice | undefined;
  idOf: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
  onPoint: (choice: Choice) => void;
  onSearch: (search: string) => void;
  onRetry: () => void;
  onClearRecent: () => void;
}

/** The part of the search dialog below its field: results, suggestions, or why there are none. */
export function SearchList(props: SearchListProps) {
  const { t } = useTranslation();
  const { id, state, groups, suggestions, recent, active, onSearch } = props;
  const isEmpty = state.status === 'done' && state.results && countResults(state.results) === 0;
  return (
    <div className="min-h-0 grow overflow-y-auto overscroll-contain p-2">
      {state.results && (
        <>
          {state.status === 'done' && (
            <DidYouMean search={state.search} meant={state.results.did_you_mean} />
          )}
          <ReadAs terms={state.results.read_as} />
        </>
      )}
      <div id={`${id}-list`} role="listbox" aria-label={t('search.label')}>
        {groups.map((group, index) => (
          <ChoiceList
            key={group.title ?? ALL}
            titleId={`${id}-group-${index}`}
            group={group}
            active={active}
            idOf={props.idOf}
            onChoose={props.onChoose}
            onPoint={props.onPoint}
          />
        ))}
      </div>
      {state.status === 'searching' && state.results === null && (
        // The status above announces it to screen readers.
        <p aria-hidden="true" className="px-4 py-10 text-center text-soft">
          {t('search.searching')}
        </p>
      )}
      {isEmpty && (
        <NothingFound search={state.search} suggestions={suggestions} onSearch={onSearch} />
      )}
      {state.status === 'failed' && <SearchFailed onRetry={props.onRetry} />}
      {state.status === 'idle' && recent.length > 0 && (
        <ClearRecent onClear={props.onClearRecent} />
      )}
    </div>
  );
}
