import { useEffect, useMemo, useState } from 'react';
import { createSearcher, IDLE, type SearchState } from './create-searcher.ts';

/**
 * What is sought while a person types, and what asks for it.
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
