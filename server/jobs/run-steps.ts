import type { Tx } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { recordRoutineFailure, recordRoutineSuccess } from '#server/lib/routines.store.ts';

/** A part of maintenance. It opens its own transactions, and may run twice at once. */
export interface MaintenanceStep {
  /** How metrics, log lines and notices name it. */
  name: string;
  run(dependencies: Dependencies, clock: { now: Date; timeZone: string }): Promise<unknown>;
}

/** Called with each failure; the next run of maintenance tries the step again. */
export type OnStepFailure = (error: unknown, step: string) => void;

/** Once a day, for as long as the step fails. */
async function notifyLastingFailure(tx: Tx, step: string, now: Date): Promise<void> {
  const cause = `${step}:${academyDay(now, await getTimeZone(tx))}`;
  const notice = { kind: 'maintenance_failed', to: 'admins', params: { step }, cause } as const;
  await notify(tx, { ...notice, now });
}

async function runStep(
  dependencies: Dependencies,
  { name, run }: MaintenanceStep,
  onFailure: OnStepFailure,
): Promise<void> {
  const { db } = dependencies.database;
  const now = dependencies.now();
  try {
    await run(dependencies, { now, timeZone: await getTimeZone(db) });
    await recordRoutineSuccess(db, name, now);
  } catch (error) {
    onFailure(error, name);
    const onLasting = (tx: Tx) => notifyLastingFailure(tx, name, now);
    await recordRoutineFailure(db, name, { now, onLasting }).catch((reason) =>
      onFailure(reason, name),
    );
  }
}

/**
 * Runs all steps, one after the other: one that fails ends no other.
 * @param isStopping a process that closes, or has no space left, begins no further step
 */
export async function runSteps(
  dependencies: Dependencies,
  steps: readonly MaintenanceStep[],
  { onFailure, isStopping }: { onFailure: OnStepFailure; isStopping?: () => boolean },
): Promise<void> {
  for (const step of steps) {
    if (isStopping?.()) return;
    await runStep(dependencies, step, onFailure);
  }
}
