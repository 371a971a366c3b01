import type { z } from 'zod';
import type { noticeSettingBody } from '#contract/notifications.ts';
import { inTransaction } from '#database/open.ts';
import { noticeChannels, noticeKindsFor } from '#domain/notice-kinds.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { AppError } from '#server/lib/app-error.ts';
import { upsertNoticeSetting } from './notifications.store.ts';

/**
 * Stores by which channels a kind of notices reaches somebody.
 * @throws AppError NOT_FOUND for a kind that they never receive
 */
export function changeNoticeSettings(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  { kind, ...choices }: z.output<typeof noticeSettingBody>,
): Promise<void> {
  if (!noticeKindsFor(currentUser).includes(kind)) throw new AppError('NOT_FOUND');
  const { userId } = currentUser;
  const at = now();
  return inTransaction(database.db, async (tx) => {
    for (const channel of noticeChannels) {
      const isOn = choices[channel];
      if (isOn === undefined) continue;
      await upsertNoticeSetting(tx, { userId, kind, channel, isOn, now: at });
    }
  });
}
