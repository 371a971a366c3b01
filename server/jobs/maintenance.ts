import type { Db } from '#database/open.ts';
import { analyzeChanged } from '#database/statistics.ts';
import { DAY_MS } from '#domain/units.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { announceFactorDefault, purgeOldAccountRows } from '#server/features/accounts/index.ts';
import { purgeOldLines } from '#server/features/audit/index.ts';
import { correctRanks } from '#server/features/courses/index.ts';
import { storeDays } from '#server/features/daily-figures/index.ts';
import { measureOldLessons, notifyNewLessons } from '#server/features/lessons/index.ts';
import { sweepUnusedMedia, sweepUploads } from '#server/features/media/index.ts';
import { purgeOldNotices, queueDigests } from '#server/features/notifications/index.ts';
import { expireOrders, purgeOldStripeEvents } from '#server/features/orders/index.ts';
import { assertRevenueIsSound } from '#server/features/payments/index.ts';
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
import { hashOldFiles, removeOldFiles, sweepFiles } from '#server/files/index.ts';
import { deleteEndedJobs } from '#server/lib/queue/queue.store.ts';
import { outboxOf } from '#server/mail/mailer.ts';
import { type MaintenanceStep, type OnStepFailure, runSteps } from './run-steps.ts';

/** How often maintenance runs. */
const EVERY_MS = 60 * 60 * 1000;

/** How long the queue keeps jobs that were done, and those that an admin may still retry. */
const FINISHED_JOBS_DAYS = 7;
const FAILED_JOBS_DAYS = 90;

/** How long emails are kept that were written to the outbox instead of being sent. */
const OUTBOX_DAYS = 30;

/** A step that works on the database alone. */
const ofDatabase = (
  name: string,
  run: (db: Db, now: Date, timeZone: string) => Promise<unknown>,
): MaintenanceStep => ({
  name,
  run: ({ database: { db } }, { now, timeZone }) => run(db, now, timeZone),
});

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/**
 * The periodic work: expiring points and reminding of them, deleting what has come to its end,
 * updating the query planner's statistics.
 */
export const maintenanceSteps: readonly MaintenanceStep[] = [
  { name: 'announce_factor_default', run: announceFactorDefault },
  ofDatabase('correct_ranks', correctRanks),
  ofDatabase('expire_points', expireLots),
  ofDatabase('pay_deferred', (db, now, timeZone) => payAllDeferred(db, { now, timeZone })),
  ofDatabase('purge_unpaid_earnings', purgeUnpaidEarnings),
  ofDatabase('remind_of_expiring_points', (db, now, timeZone) =>
    remindOfExpiringPoints(db, { now, timeZone }),
  ),
  ofDatabase('remind_of_streaks', (db, now, timeZone) => remindOfStreaks(db, { now, timeZone })),
  { name: 'measure_old_lessons', run: measureOldLessons },
  ofDatabase('notify_new_lessons', notifyNewLessons),
  ofDatabase('queue_digests', queueDigests),
  ofDatabase('queue_ledger_check', queueLedgerCheck),
  ofDatabase('revenue_check', assertRevenueIsSound),
  ofDatabase('expire_orders', (db, now) => expireOrders(db, now)),
  ofDatabase('purge_stripe_events', purgeOldStripeEvents),
  ofDatabase('purge_account_rows', purgeOldAccountRows),
  ofDatabase('purge_exports', purgeOldExports),
  ofDatabase('purge_notices', purgeOldNotices),
  { name: 'delete_due_accounts', run: deleteDueAccounts },
  { name: 'blank_old_addresses', run: blankOldAddresses },
  { name: 'purge_audit_lines', run: purgeOldLines },
  ofDatabase('store_days', (db, now, timeZone) => storeDays(db, { now, timeZone })),
  { name: 'sweep_uploads', run: sweepUploads },
  { name: 'sweep_unused_media', run: sweepUnusedMedia },
  { name: 'sweep_files', run: sweepFiles },
  { name: 'hash_old_files', run: hashOldFiles },
  {
    name: 'sweep_outbox',
    run: ({ settings }, { now }) =>
      removeOldFiles(outboxOf(settings), daysBefore(now, OUTBOX_DAYS)),
  },
  { name: 'analyze_tables', run: ({ database }) => analyzeChanged(database) },
  ofDatabase('delete_ended_jobs', (db, now) =>
    deleteEndedJobs(db, {
      finishedBefore: daysBefore(now, FINISHED_JOBS_DAYS),
      failedBefore: daysBefore(now, FAILED_JOBS_DAYS),
    }),
  ),
];

/** Runs every step once. @throws what failed, after all others have run */
export async function runMaintenance(dependencies: Dependencies): Promise<void> {
  const failures: unknown[] = [];
  await runSteps(dependencies, maintenanceSteps, { onFailure: (error) => failures.push(error) });
  if (failures.length > 1) throw new AggregateError(failures, 'steps of maintenance failed');
  if (failures.length === 1) throw failures[0];
}

/**
 * Runs maintenance now and every hour.
 * @returns a function that stops it, after the current step
 */
export function startMaintenance(
  dependencies: Dependencies,
  onFailure: OnStepFailure,
): () => Promise<void> {
  let isStopping = false;
  const isPaused = () => isStopping || dependencies.database.isFull();
  const options = { onFailure, isStopping: isPaused };
  let running = Promise.resolve();
  const run = () => {
    running = running.then(() => runSteps(dependencies, maintenanceSteps, options));
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return () => {
    isStopping = true;
    clearInterval(timer);
    return running;
  };
}
