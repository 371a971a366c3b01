import { analyzeChanged } from '#database/statistics.ts';
import { DAY_MS } from '#domain/units.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { announceFactorDefault, purgeOldAccountRows } from '#server/features/accounts/index.ts';
import { purgeOldLines } from '#server/features/audit/index.ts';
import { correctRanks } from '#server/features/courses/index.ts';
import { storeDays } from '#server/features/daily-figures/index.ts';
import { measureOldLessons, notifyNewLessons } from '#server/features/lessons/index.ts';
import { sweepUnusedMedia, sweepUploads } from '#server/features/media/index.ts';
import { purgeOldNotices, queueDigests } from '#server/features/notifications/index.ts';
import { expireOrders, purgeOldStripeEvents } from '#server/features/orders/index.ts';
import {
  expireLots,
  payAllDeferred,
  purgeUnpaidEarnings,
  queueLedgerCheck,
  remindOfExpiringPoints,
  remindOfStreaks,
} from '#server/features/points/index.ts';
import { deleteDueAccounts, purgeOldExports } from '#server/features/privacy/index.ts';
import { blankOldAddresses } from '#server/features/rewards/index.ts';
import { sweepFiles } from '#server/files/index.ts';
import { deleteEndedJobs } from '#server/lib/queue/queue.store.ts';

/** How often maintenance runs. Each job may run twice, and in several processes at once. */
const EVERY_MS = 60 * 60 * 1000;

/** How long the queue keeps jobs that were done, and those that an admin may still retry. */
const FINISHED_JOBS_DAYS = 7;
const FAILED_JOBS_DAYS = 90;

/**
 * The periodic work: expiring points and reminding of them, deleting dead sessions and files,
 * updating the query planner's statistics.
 */
export async function runMaintenance(dependencies: Dependencies): Promise<void> {
  const now = dependencies.now();
  await announceFactorDefault(dependencies);
  await correctRanks(dependencies.database.db);
  await expireLots(dependencies.database.db, now);
  const clock = { now, timeZone: await getTimeZone(dependencies.database.db) };
  await payAllDeferred(dependencies.database.db, clock);
  await purgeUnpaidEarnings(dependencies.database.db, now);
  await remindOfExpiringPoints(dependencies.database.db, clock);
  await remindOfStreaks(dependencies.database.db, clock);
  await measureOldLessons(dependencies);
  await notifyNewLessons(dependencies.database.db, now);
  await queueDigests(dependencies.database.db, now, clock.timeZone);
  await queueLedgerCheck(dependencies.database.db, now);
  await expireOrders(dependencies.database.db, now);
  await purgeOldStripeEvents(dependencies.database.db, now);
  await purgeOldAccountRows(dependencies.database.db, now);
  await purgeOldExports(dependencies.database.db, now);
  await purgeOldNotices(dependencies.database.db, now);
  await deleteDueAccounts(dependencies);
  await blankOldAddresses(dependencies);
  await purgeOldLines(dependencies);
  await storeDays(dependencies.database.db, clock);
  await sweepUploads(dependencies);
  await sweepUnusedMedia(dependencies);
  await sweepFiles(dependencies);
  await analyzeChanged(dependencies.database);
  await deleteEndedJobs(dependencies.database.db, {
    finishedBefore: new Date(now.getTime() - FINISHED_JOBS_DAYS * DAY_MS),
    failedBefore: new Date(now.getTime() - FAILED_JOBS_DAYS * DAY_MS),
  });
}

/**
 * Runs maintenance now and every hour.
 * @param onFailure called with each error; the next hour tries again
 * @returns a function that stops it, after the current run
 */
export function startMaintenance(
  dependencies: Dependencies,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = running.then(() => runMaintenance(dependencies)).catch(onFailure);
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return () => {
    clearInterval(timer);
    return running;
  };
}
