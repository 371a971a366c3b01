import type { Db, Tx } from '#database/open.ts';
import { hashToken } from '#server/auth/token.ts';

const hashOf = (code: string) => hashToken(code.replaceAll('-', ''));

/** Stores new recovery codes of a person, as hashes; the earlier ones are deleted. */
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: number,
  codes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) })))
    .execute();
}

/** Uses a recovery code up. @returns false where it is none of theirs, or was used */
export async function consumeRecoveryCode(
  tx: Tx,
  userId: number,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** How many recovery codes of a person have not been used. */
export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
