import type { Dependencies } from '#server/dependencies.ts';
import { type JobRunner, runDueJobs } from '#server/lib/queue/run-jobs.ts';
import { jobRunnersOf } from './job-kinds.ts';

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
  const work = async () => {
    // A job that was queued while the last one of a round ended asks for another round.
    while (isAsked && !isStopping()) {
      isAsked = false;
      await runDueJobs({ ...runner, isStopping }).catch(onBroken);
    }
    round = null;
  };
  return {
    wake: () => {
      isAsked = true;
      round ??= work();
    },
    ended: async () => {
      await round;
    },
  };
}

/**
 * Runs the jobs of the queue: at once when one is queued, and every few seconds.
 * @returns a function that stops it, after the jobs that it is running
 */
export function startQueueWorker(
  dependencies: Dependencies,
  {
    onFailure,
    onBroken,
  }: {
    /** Called with each job that failed. */
    onFailure: JobRunner<Dependencies>['onFailure'];
    /** Called where the queue itself cannot be read; the next round tries again. */
    onBroken: (error: unknown) => void;
  },
): () => Promise<void> {
  let isStopping = false;
  const runners = jobRunnersOf(dependencies, onFailure).map((runner) =>
    startRunner(runner, () => isStopping, onBroken),
  );
  const wake = () => {
    for (const runner of runners) runner.wake();
  };
  const stopListening = dependencies.database.changes.onSignal((signal) => {
    if (signal === 'jobs') wake();
  });
  const timer = setInterval(wake, EVERY_MS);
  wake();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    stopListening();
    await Promise.all(runners.map(({ ended }) => ended()));
  };
}
