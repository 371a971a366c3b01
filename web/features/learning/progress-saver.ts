/** Progress is sent at most this often while a lesson is open. */
export const SAVE_EVERY_MS = 10_000;

/** The progress in a lesson. */
export interface Progress {
  /** 0 to 100. */
  percent: number;
  /** Seconds, for video and audio. */
  position?: number;
}

/** Takes every change of progress and sends few of them. */
export interface ProgressSaver {
  /** Records the progress; sends it now or when the interval is over. */
  note(progress: Progress): void;
  /** Sends unsent progress: on pausing and on leaving. */
  flush(): void;
  /** Flushes, and sends nothing more. */
  close(): void;
}

interface ProgressSaverOptions {
  /** Resolves with how much of it counts, where the server has said so. */
  save: (progress: Progress) => Promise<number | undefined> | undefined;
  everyMs?: number;
  /** The stored progress: lower values are not sent, unless the position moved. */
  from?: number;
}

/**
 * Keeps the latest progress and sends it at most once per interval. A timer sends the rest. The
 * server counts no faster than anybody can watch: what it cut is sent again until it counts.
 */
export function createProgressSaver({
  save,
  everyMs = SAVE_EVERY_MS,
  from = 0,
}: ProgressSaverOptions): ProgressSaver {
  let waiting: Progress | null = null;
  let savedPercent = from;
  let savedPosition: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function flush() {
    if (waiting === null) return;
    const next = waiting;
    waiting = null;
    savedPercent = Math.max(savedPercent, next.percent);
    savedPosition = next.position;
    const sent = { ...next, percent: savedPercent };
    void save(sent)?.then((counted) => {
      if (counted === undefined || counted >= sent.percent || closed) return;
      savedPercent = counted;
      waiting ??= sent;
      timer ??= setTimeout(tick, everyMs);
    });
  }

  function tick() {
    timer = undefined;
    if (waiting === null) return;
    flush();
    timer = setTimeout(tick, everyMs);
  }

  return {
    note(progress) {
      const percent = Math.min(100, Math.max(0, Math.floor(progress.percent)));
      const moved = progress.position !== undefined && progress.position !== savedPosition;
      if (closed || (percent <= savedPercent && !moved)) return;
      waiting = { ...progress, percent: Math.max(percent, savedPercent) };
      timer ??= setTimeout(tick, everyMs);
    },
    flush,
    close() {
      flush();
      closed = true;
      clearTimeout(timer);
    },
  };
}
