/** What is sought while a person types, and what has been found so far. */
export interface SearchState<Results> {
  search: string;
  status: 'idle' | 'searching' | 'done' | 'failed';
  /** While it is searching, what was found last, so that nothing flickers. */
  results: Results | null;
}

export const IDLE: SearchState<never> = { search: '', status: 'idle', results: null };

/** Shorter than a person pauses between words, longer than between letters. */
const PAUSE_MS = 180;

interface SearcherOptions<Results> {
  ask: (search: string, signal: AbortSignal) => Promise<Results>;
  onChange: (state: SearchState<Results>) => void;
  pauseMs?: number;
}

export interface Searcher {
  /** Seeks once the typing pauses; blank text seeks nothing and forgets what was found. */
  seek(text: string): void;
  /** Seeks the same once more, at once. */
  retry(): void;
  /** Nothing is asked and nothing told any more. */
  stop(): void;
}

/** Asks for what is typed: after a pause, one at a time, the last one wins. */
export function createSearcher<Results>({
  ask,
  onChange,
  pauseMs = PAUSE_MS,
}: SearcherOptions<Results>): Searcher {
  let state: SearchState<Results> = IDLE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  function tell(next: SearchState<Results>) {
    state = next;
    onChange(next);
  }
  function stop() {
    clearTimeout(timer);
    running?.abort();
  }
  async function run(search: string) {
    const mine = new AbortController();
    running = mine;
    try {
      const results = await ask(search, mine.signal);
      if (!mine.signal.aborted) tell({ search, status: 'done', results });
    } catch {
      if (!mine.signal.aborted) tell({ search, status: 'failed', results: null });
    }
  }

  return {
    seek(text) {
      const search = text.trim();
      if (search === state.search) return;
      stop();
      if (search === '') return tell(IDLE);
      tell({ search, status: 'searching', results: state.results });
      timer = setTimeout(() => void run(search), pauseMs);
    },
    retry() {
      stop();
      tell({ ...state, status: 'searching' });
      void run(state.search);
    },
    stop,
  };
}
