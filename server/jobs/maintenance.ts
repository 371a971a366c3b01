import type { Deps } from '../dependencies.ts';
import { forgetOldAccountRows, sendWelcomeLetters } from '../features/accounts/index.ts';
import { sweepUnusedMedia, sweepUploads } from '../features/media/index.ts';
import { expireLots } from '../features/points/index.ts';
import { sweepFiles } from '../files/index.ts';

/** How often the house is kept. Each job may run twice, and in several processes at once. */
const EVERY_MS = 60 * 60 * 1000;

/** Letters that waited for a mail server, in one round. */
const LETTERS_A_ROUND = 500;

/** What has to happen without anybody asking: points expire, dead sessions and files go. */
export async function keepHouse(deps: Deps): Promise<void> {
  const now = deps.now();
  await expireLots(deps.database.db, now);
  await forgetOldAccountRows(deps.database.db, now);
  await sweepUploads(deps);
  await sweepUnusedMedia(deps);
  await sweepFiles(deps);
  // Last: a mail server that is away keeps nothing else from happening.
  await sendWelcomeLetters(deps, { limit: LETTERS_A_ROUND });
}

/**
 * Keeps house now and every hour.
 * @param onFailure told what went wrong; the next hour tries again
 * @returns stops it, after the run that is under way
 */
export function startHousekeeping(
  deps: Deps,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = running.then(() => keepHouse(deps)).catch(onFailure);
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return () => {
    clearInterval(timer);
    return running;
  };
}
