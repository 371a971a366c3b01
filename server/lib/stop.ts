/**
 * When a process that stops no longer waits, in milliseconds; a stop without trouble takes less than a
 * second. Jobs have theirs from the signal on, all others from the end of the drain period.
 */
export const stopTimes = {
  /** For jobs: what is left goes back into the queue. */
  jobs: 2_500,
  /** For statements: they are cancelled, and requests without a response get 503. */
  statements: 3_500,
  /** For clients that read slowly. */
  connections: 4_500,
  /** For anything: the process ends. */
  process: 5_750,
  /** Of a supervisor for its workers: they are killed. */
  workers: 6_500,
  /** Everything has ended. */
  all: 8_000,
};

/** What a process that stops still waits for, and what it has not waited for. */
export class Stop {
  readonly #running = new Set<string>();
  readonly #cut: string[] = [];
  #losesWork = false;

  /** Waits for something that is named where the process ends before. */
  async waitFor(what: string, work: Promise<unknown> | undefined): Promise<void> {
    this.#running.add(what);
    await work;
    this.#running.delete(what);
  }

  /** Notes what was cut short in good order: it is repeated, or the client knows. */
  cut(what: string): void {
    this.#cut.push(what);
  }

  /** Notes what was ended with its work. */
  lose(what: string): void {
    this.#losesWork = true;
    this.#cut.push(what);
  }

  /** Ends the process, with a line about what was still running, if anything was. */
  end(): never {
    const left = [...this.#cut, ...this.#running];
    if (left.length > 0) {
      process.stderr.write(`Stopped by force; still running: ${left.join(', ')}.\n`);
    }
    process.exit(this.#losesWork || this.#running.size > 0 ? 1 : 0);
  }
}

/**
 * Ends this process on the first signal to stop: gracefully, or when its time is over.
 * @param options.drainSeconds come before that time
 * @param options.afterMs that time
 * @param close what has to happen before
 */
export function stopOn(
  signals: readonly NodeJS.Signals[],
  { drainSeconds, afterMs = stopTimes.process }: { drainSeconds: number; afterMs?: number },
  close: (stop: Stop) => Promise<void>,
): void {
  let stop: Stop | null = null;
  const begin = () => {
    if (stop !== null) return;
    const begun = new Stop();
    stop = begun;
    setTimeout(() => begun.end(), drainSeconds * 1000 + afterMs).unref();
    close(begun).then(
      () => begun.end(),
      (error: unknown) => {
        process.stderr.write(`${(error as Error).stack}\n`);
        begun.lose('the stop itself');
        begun.end();
      },
    );
  };
  for (const signal of signals) process.on(signal, begin);
}
