import type { ParcelReport } from '#contract/parcels-admin.ts';
import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import { mayDecideAbout } from '#server/auth/may-decide-about.rules.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { transitionAsAdmin } from '../redemptions/decide-redemption-as-admin.ts';

import {
  countParcelFates,
  parcelLinesToShow,
  readParcelList,
  withFoundParcels,
} from './parcels.rules.ts';
import { lockParcels, waitForOtherParcels } from './parcels.store.ts';

interface ParcelList {
  list: string;
  /** Of the lines that name none. */
  carrier: string;
  dry_run: boolean;
}

/**
 * Ships the requests of a list with their tracking numbers, in one transaction, or only checks what
 * that would do. What cannot be shipped is left out and reported; a repetition changes nothing.
 * @throws AppError VALIDATION_FAILED for the list as a whole
 */
export function shipParcels(
  { database, now }: Dependencies,
  admin: CurrentUser,
  { list, carrier, dry_run: isDryRun }: ParcelList,
): Promise<ParcelReport> {
  const read = readParcelList(list, carrier);
  const ids = new Set(read.flatMap(({ redemptionId }) => redemptionId ?? []));
  return inTransaction(database.db, async (tx) => {
    await waitForOtherParcels(tx);
    const locked = new Map(
      (await lockParcels(tx, [...ids])).map((row) => [row.redemption_id, row]),
    );
    const found = new Map(
      [...locked].map(([id, row]) => [
        id,
        { ...row, may_decide: mayDecideAbout(row.user_id, admin.userId) },
      ]),
    );
    const lines = withFoundParcels(read, found);
    const at = now();
    for (const { redemptionId, carrier, trackingNumber, fate } of isDryRun ? [] : lines) {
      const redemption = locked.get(redemptionId ?? 0);
      if (fate !== 'shipped' || redemption === undefined) continue;
      const details = { carrier, tracking_number: trackingNumber };
      await transitionAsAdmin(tx, admin, { redemption, action: 'ship', details, now: at });
    }
    return {
      dry_run: isDryRun,
      total: lines.length,
      counts: countParcelFates(lines),
      lines: parcelLinesToShow(lines).map((line) => ({
        line: line.line,
        request: line.request,
        recipient: found.get(line.redemptionId ?? 0)?.recipient_name ?? null,
        carrier: line.carrier,
        tracking_number: line.trackingNumber,
        fate: line.fate,
      })),
    };
  });
}
