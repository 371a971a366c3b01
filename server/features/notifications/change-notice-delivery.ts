import type { z } from 'zod';
import type { noticeDeliveryBody } from '#contract/notifications.ts';
import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { upsertNoticeDelivery } from './notifications.store.ts';

/** Stores how the emails of somebody's notices arrive. */
export function changeNoticeDelivery(
  { database, now }: Dependencies,
  { userId }: CurrentUser,
  { frequency, quiet_hours: quiet }: z.output<typeof noticeDeliveryBody>,
): Promise<void> {
  return inTransaction(database.db, (tx) =>
    upsertNoticeDelivery(tx, userId, { frequency, quiet }, now()),
  );
}
