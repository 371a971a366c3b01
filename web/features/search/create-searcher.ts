/** The state of a search while a person types. */
export interface SearchState<Results> {
  search: string;
  status: 'idle' | 'searching' | 'done' | 'failed';
  /** While it is searching, the last results, so that nothing flickers. */
  results: Results | null;
}

export const IDLE: SearchState<never> = { search: '', status: 'idle', results: null };

/** Shorter than a pause between words, longer than one between keystrokes. */
const PAUSE_MS = 180;

interface SearcherOptions<Results> {
  ask: (search: string, signal: AbortSignal) => Promise<Results>;
  onChange: (state: SearchState<Results>) => void;
  pauseMs?: number;
}

export interface Searcher {
  /** Searches once the typing pauses; a blank text clears the results. */
  seek(text: string): void;
  /** Repeats the search at once. */
  retry(): void;
  /** Stops: no further request or notification. */
  stop(): void;
}

/** Searches for the typed text: after a pause, one request at a time, the last one wins. */
export function createSearcher<Results>({
  ask,
  onChange,
  pauseMs = PAUSE_MS,
}: SearcherOptions<Results>): Searcher {
  let state: SearchState<Results> = IDLE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  function publish(next: SearchState<Results>) {
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
      if (!mine.signal.aborted) publish({ search, status: 'done', results });
    } catch {
      if (!mine.signal.aborted) publish({ search, status: 'failed', results: null });
    }
  }

  return {
    seek(text) {
      const search = text.trim();
      if (search === state.search) return;
      stop();
      if (search === '') return publish(IDLE);
      publish({ search, status: 'searching', results: state.results });
      timer = setTimeout(() => void run(search), pauseMs);
    },
    retry() {
      stop();
      publish({ ...state, status: 'searching' });
      void run(state.search);
    },
    stop,
  };
}
