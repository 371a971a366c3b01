import { CODE_LINES_SHOWN, type CodeReport } from '#contract/rewards-codes-admin.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { lockReward } from '../rewards.store.ts';
import { countCodes, findStoredCodes } from './codes.queries.ts';
import { codeLinesToShow, countCodeFates, readCodeList, withStored } from './codes.rules.ts';
import { deleteUnusedCodes, insertCodes, storeCodeStock } from './codes.store.ts';

/** Locks a reward that delivers codes. @throws AppError NOT_FOUND, INVALID_STATE */
async function lockCodeReward(tx: Tx, rewardId: number) {
  const reward = await lockReward(tx, rewardId);
  if (!reward) throw new AppError('NOT_FOUND');
  if (!reward.delivers_code) {
    throw new AppError('INVALID_STATE', { msg: 'messages.rewards.codes.notCodes' });
  }
  return reward;
}

/**
 * Adds a list of codes to a reward, or only checks what that would do. Codes that are stored
 * already, for whichever reward, are left out. The audit has the number of codes and none of them.
 * @throws AppError NOT_FOUND; INVALID_STATE where the reward delivers no codes; VALIDATION_FAILED
 */
export function addCodes(
  { database, now }: Dependencies,
  admin: CurrentUser,
  rewardId: number,
  { codes: list, dry_run: isDryRun }: { codes: string; dry_run: boolean },
): Promise<CodeReport> {
  const read = readCodeList(list);
  const fresh = read.lines.filter(({ fate }) => fate === 'added').map(({ code }) => code);
  return inTransaction(database.db, async (tx) => {
    await lockCodeReward(tx, rewardId);
    const at = now();
    const lines = withStored(read.lines, await findStoredCodes(tx, fresh));
    if (!isDryRun) {
      const isNew = lines.filter(({ fate }) => fate === 'added').map(({ code }) => code);
      const added = await insertCodes(tx, rewardId, isNew, at);
      if (added > 0) {
        await storeCodeStock(tx, rewardId, at);
        await recordAudit(tx, admin, {
          action: 'reward.add_codes',
          entity: 'reward',
          entityId: rewardId,
          after: { codes_added: added },
          now: at,
        });
      }
    }
    return {
      dry_run: isDryRun,
      total: lines.length,
      counts: countCodeFates(lines),
      ignored_columns: read.hasOtherColumns,
      lines: codeLinesToShow(lines, CODE_LINES_SHOWN),
      stock: await countCodes(tx, rewardId),
    };
  });
}

/**
 * Removes the unused codes of a reward, but as many as pending requests wait for.
 * @throws AppError NOT_FOUND; INVALID_STATE where the reward delivers no codes
 */
export function removeCodes({ database, now }: Dependencies, admin: CurrentUser, rewardId: number) {
  return inTransaction(database.db, async (tx) => {
    const reward = await lockCodeReward(tx, rewardId);
    const at = now();
    const removed = await deleteUnusedCodes(tx, rewardId, reward.available_stock ?? 0);
    if (removed > 0) {
      await storeCodeStock(tx, rewardId, at);
      await recordAudit(tx, admin, {
        action: 'reward.remove_codes',
        entity: 'reward',
        entityId: rewardId,
        after: { codes_removed: removed },
        now: at,
      });
    }
    return { removed, stock: await countCodes(tx, rewardId) };
  });
}
