/** Progress is sent at most so often while a content is open. */
export const SAVE_EVERY_MS = 10_000;

/** How far somebody has come in a content. */
export interface Progress {
  /** 0 to 100. */
  percent: number;
  /** Seconds, for video and audio. */
  position?: number;
}

/** Takes every step of progress and sends few of them. */
export interface ProgressSaver {
  /** Notes how far the person has come; sends it now or when its time has come. */
  note(progress: Progress): void;
  /** Sends what is noted and not yet sent: on pausing and on leaving. */
  flush(): void;
  /** Flushes, and sends nothing more. */
  close(): void;
}

interface ProgressSaverOptions {
  /** Ends with how much of it counts, where the server has said so. */
  save: (progress: Progress) => Promise<number | undefined> | undefined;
  everyMs?: number;
  /** Already saved before: nothing below it is news, unless the position moved. */
  from?: number;
}

/**
 * Keeps the newest progress and sends it at most once in a while. A timer sends the rest. The
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
