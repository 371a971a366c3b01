import { z } from 'zod';
import { type Db, inTransaction } from '#database/open.ts';
import { academyDay, academyHour, startOfAcademyDay } from '#domain/academy-day.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { defineJob, queueJob } from '#server/lib/queue/define-job.ts';
import { wasJobQueuedSince } from '#server/lib/queue/queue.store.ts';
import { recordRoutineFailure, recordRoutineSuccess } from '#server/lib/routines.store.ts';
import { checkLedger } from './check-ledger.ts';

/** From this hour of the academy's day on: where the server runs at night, it is checked then. */
const CHECK_FROM_HOUR = 3;

const KIND = 'ledger_check';

/** Checks the ledger once a day, and notifies admins of violations. */
export const ledgerCheckJob = defineJob({
  kind: KIND,
  payload: z.object({ day: z.string() }),
  run: async ({ database: { db } }: Dependencies, { day }, { now }) => {
    const { ok } = await checkLedger(db, now);
    if (ok) return recordRoutineSuccess(db, KIND, now);
    await recordRoutineFailure(db, KIND, { now });
    const found = { kind: 'ledger_unsound', to: 'admins', params: { day }, cause: day } as const;
    await inTransaction(db, (tx) => notify(tx, { ...found, now }));
  },
});

/** Queues the check of a day, unless it has been queued; with maintenance. */
export async function queueLedgerCheck(db: Db, now: Date): Promise<void> {
  const timeZone = await getTimeZone(db);
  if (academyHour(now, timeZone) < CHECK_FROM_HOUR) return;
  const day = academyDay(now, timeZone);
  if (await wasJobQueuedSince(db, KIND, startOfAcademyDay(day, timeZone))) return;
  await inTransaction(db, (tx) => queueJob(tx, ledgerCheckJob, { payload: { day } }, now));
}
