import type { Db } from '#database/open.ts';
import type { Locale } from '#domain/locale.ts';
import { getAcademyName } from '#server/features/academy/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { presentAdminRedemption } from './present-redemption.ts';
import { findRedemption, listRedemptionEvents, type RedemptionRow } from './redemptions.queries.ts';
import { listSharedRedemptions } from './shared-redemptions.queries.ts';

/** Requests as admins see them, each with its transitions. */
export async function presentQueue(
  db: Db,
  rows: readonly RedemptionRow[],
  locale: Locale,
  now: Date,
) {
  const ids = rows.map((row) => row.redemption_id);
  const [events, shared, academy] = await Promise.all([
    listRedemptionEvents(db, ids),
    listSharedRedemptions(db, ids),
    getAcademyName(db, locale),
  ]);
  const eventsOf = Map.groupBy(events, (event) => event.redemption_id);
  const sharedOf = Map.groupBy(shared, (other) => other.of_redemption_id);
  return rows.map((row) => {
    const around = {
      events: eventsOf.get(row.redemption_id) ?? [],
      shared: sharedOf.get(row.redemption_id) ?? [],
    };
    return presentAdminRedemption(row, around, academy, now);
  });
}

/** @throws AppError NOT_FOUND */
export async function getQueued(db: Db, redemptionId: number, locale: Locale, now: Date) {
  const row = await findRedemption(db, redemptionId);
  const [redemption] = row ? await presentQueue(db, [row], locale, now) : [];
  if (!redemption) throw new AppError('NOT_FOUND');
  return redemption;
}
