import type { ReactNode } from 'react';
import type { SearchResults } from '#contract/search.ts';
import { searchPath } from '#web/lib/page-paths.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { ArrowRight, Search } from '#web/ui/icons.tsx';
import { Clock3 } from '#web/ui/page-icons.tsx';
import type { SearchState } from './create-searcher.ts';
import { ResultLine } from './result-line.tsx';
import { countResults, groupResults, type ResultGroup } from './search-choices.ts';

/** The entry that leads to all results. */
export const ALL = 'all';

/** One entry of the list: a result, all of them, or a suggested search. */
export interface Choice {
  key: string;
  /** Its target; absent: it fills the field. */
  to?: string;
  search: string;
  line: ReactNode;
}

/** Entries under one title. */
export interface ChoiceGroup {
  title: string | null;
  choices: Choice[];
}

interface ChoiceSources {
  state: SearchState<SearchResults>;
  recent: readonly string[];
  suggestions: readonly string[];
}

/** The list: suggested searches while nothing is typed, else the results. */
export function useChoiceGroups({ state, recent, suggestions }: ChoiceSources): ChoiceGroup[] {
  const { t } = useTranslation();
  if (state.status === 'idle') {
    const lines = (title: string, searches: readonly string[], sign: ReactNode) => ({
      title,
      choices: searches.map((search) => ({
        key: search,
        search,
        line: (
          <>
            {sign}
            <span>{search}</span>
          </>
        ),
      })),
    });
    const sign = 'size-5 shrink-0 text-faint';
    return [
      lines(t('search.recent'), recent, <Clock3 aria-hidden="true" className={sign} />),
      lines(t('search.suggestions'), suggestions, <Search aria-hidden="true" className={sign} />),
    ].filter((group) => group.choices.length > 0);
  }
  if (state.results === null || countResults(state.results) === 0) return [];
  const ofKind = ({ kind, choices }: ResultGroup): ChoiceGroup => ({
    title: t(`search.groups.${kind}`),
    choices: choices.map((choice) => ({
      key: choice.to,
      to: choice.to,
      search: state.search,
      line: <ResultLine choice={choice} />,
    })),
  });
  const all: Choice = {
    key: ALL,
    to: searchPath(state.search),
    search: state.search,
    line: (
      <>
        <span className="grow text-porcelain">{t('search.all', { search: state.search })}</span>
        <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-porcelain" />
      </>
    ),
  };
  return [...groupResults(state.results).map(ofKind), { title: null, choices: [all] }];
}
