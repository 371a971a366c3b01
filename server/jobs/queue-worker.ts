import type { Dependencies } from '#server/dependencies.ts';
import { type JobRunner, runDueJobs } from '#server/lib/queue/run-jobs.ts';
import { stopTimes } from '#server/lib/stop.ts';
import { type JobEvents, jobRunnersOf } from './job-kinds.ts';

/**
 * How often a process looks for due jobs. It also finds those whose announcement it did not get:
 * behind a pooler by transaction no connection listens.
 */
const EVERY_MS = 5_000;

/** Runs the due jobs of one runner, whenever it is woken. */
function startRunner(
  runner: JobRunner<Dependencies>,
  isStopping: () => boolean,
  onBroken: (error: unknown) => void,
) {
  let isAsked = false;
  let round: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  /** A rate that the service allows lets the next job begin between two looks at the queue. */
  const wakeInTime = () => {
    const ms = runner.gate ? runner.gate.opensAt.getTime() - runner.now().getTime() : 0;
    clearTimeout(timer);
    if (ms > 0 && ms < EVERY_MS && !isStopping()) timer = setTimeout(wake, ms);
  };
  const work = async () => {
    // A job that was queued while the last one of a round ended asks for another round.
    while (isAsked && !isStopping()) {
      isAsked = false;
      await runDueJobs({ ...runner, isStopping }).catch(onBroken);
    }
    round = null;
    wakeInTime();
  };
  const wake = () => {
    isAsked = true;
    round ??= work();
  };
  return {
    wake,
    gate: runner.gate,
    ended: async () => {
      clearTimeout(timer);
      await round;
    },
  };
}

/**
 * Runs the jobs of the queue: at once when one is queued, and every few seconds.
 * @param abandonAfterMs how long a stop waits for running jobs before it puts them back into the queue
 * @returns a function that stops it, after the jobs that it is running
 */
export function startQueueWorker(
  dependencies: Dependencies,
  {
    onBroken,
    abandonAfterMs = stopTimes.jobs,
    ...events
  }: Omit<JobEvents, 'abandoned'> & {
    abandonAfterMs?: number;
    /** Called where the queue itself cannot be read; the next round tries again. */
    onBroken: (error: unknown) => void;
  },
): () => Promise<void> {
  let isStopping = false;
  const abandoning = new AbortController();
  const { signal: abandoned } = abandoning;
  const runners = jobRunnersOf(dependencies, { ...events, abandoned }).map((runner) =>
    startRunner(runner, () => isStopping, onBroken),
  );
  const wake = () => {
    if (dependencies.database.isFull()) return;
    for (const runner of runners) runner.wake();
  };
  const stopListening = dependencies.database.changes.onSignal((signal) => {
    if (signal === 'jobs_retry') for (const { gate } of runners) gate?.reopen();
    wake();
  });
  const timer = setInterval(wake, EVERY_MS);
  wake();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    stopListening();
    const abandonTimer = setTimeout(() => abandoning.abort(), abandonAfterMs);
    await Promise.all(runners.map(({ ended }) => ended()));
    clearTimeout(abandonTimer);
  };
}
