import { useEffect, useMemo, useState } from 'react';
import { createSearcher, IDLE, type SearchState } from './create-searcher.ts';

/**
 * The state of a searcher, and its functions.
 * @param ask always the same function
 */
export function useSearcher<Results>(
  ask: (search: string, signal: AbortSignal) => Promise<Results>,
) {
  const [state, setState] = useState<SearchState<Results>>(IDLE);
  const searcher = useMemo(() => createSearcher({ ask, onChange: setState }), [ask]);
  useEffect(() => searcher.stop, [searcher]);
  return { state, searcher };
}
