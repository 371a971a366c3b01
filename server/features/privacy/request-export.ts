import { inTransaction } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { lockUser } from '#server/features/accounts/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { EXPORT_WINDOW_MS, MAX_EXPORTS, secondsUntilExport } from './export.rules.ts';
import { insertExport, listExportsSince } from './privacy.store.ts';

/**
 * Counts a person's export before it is written: three within an hour, over all processes.
 * @throws AppError RATE_LIMITED with the time of the next one
 */
export function requestExport({ database, now }: Dependencies, userId: number): Promise<void> {
  return inTransaction(database.db, async (tx) => {
    await lockUser(tx, userId);
    const at = now();
    const lately = await listExportsSince(tx, userId, new Date(at.getTime() - EXPORT_WINDOW_MS));
    const seconds = secondsUntilExport(lately, at);
    if (seconds !== null) {
      throw new AppError('RATE_LIMITED', {
        retryAfterSeconds: seconds,
        msg: {
          key: 'messages.privacy.exportsEnough',
          params: { max: MAX_EXPORTS, minutes: Math.ceil(seconds / 60) },
        },
      });
    }
    await insertExport(tx, userId, at);
  });
}
