import type { PointTotals } from '#contract/points.ts';
import type { Tx } from '#database/open.ts';
import { assertCurrentVersion } from '#server/features/audit/index.ts';
import { fieldError } from '#server/lib/app-error.ts';

interface TotalsChange {
  daily_cap?: number | null | undefined;
  weekly_cap?: number | null | undefined;
  /** The version that the admin saw; absent: the last write wins. */
  version?: number | undefined;
}

/** The totals of a stored row. */
export const presentTotals = ({ daily_cap, weekly_cap, version }: PointTotals): PointTotals => ({
  daily_cap,
  weekly_cap,
  version,
});

/**
 * Changes what learning and taking part pay together at most, from now on; what was paid stays.
 * @returns the totals before and after; the same where nothing changed
 * @throws AppError STALE_VERSION with the current totals in `data`
 * @throws AppError VALIDATION_FAILED where a week would hold less than a day
 */
export async function changePointTotals(
  tx: Tx,
  { version, ...change }: TotalsChange,
  now: Date,
): Promise<{ before: PointTotals; after: PointTotals }> {
  const row = await tx.selectFrom('point_totals').selectAll().forUpdate().executeTakeFirstOrThrow();
  const before = presentTotals(row);
  assertCurrentVersion(version, before);
  const { daily_cap = row.daily_cap, weekly_cap = row.weekly_cap } = change;
  if (daily_cap !== null && weekly_cap !== null && weekly_cap < daily_cap) {
    throw fieldError('VALIDATION_FAILED', 'weekly_cap', 'points.weekBelowDay');
  }
  if (daily_cap === row.daily_cap && weekly_cap === row.weekly_cap) {
    return { before, after: before };
  }
  const after = await tx
    .updateTable('point_totals')
    .set((eb) => ({ daily_cap, weekly_cap, updated_at: now, version: eb('version', '+', 1) }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { before, after: presentTotals(after) };
}
