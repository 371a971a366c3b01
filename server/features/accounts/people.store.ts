import type { Tx } from '#database/open.ts';

/** Locks a person's row until the transaction ends; a removed person has none to edit. */
export async function lockPerson(tx: Tx, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('archived_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks people until the transaction ends, in the order of their ids, so that two decisions about the
 * same people come one after the other. Removed people are not among them.
 * @param who their ids, and their emails in lower case
 */
export function lockPeople(
  tx: Tx,
  { ids, emails }: { ids: readonly number[]; emails: readonly string[] },
) {
  return tx
    .selectFrom('users')
    .select(['user_id', 'email', 'name', 'role', 'is_active'])
    .where('archived_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('user_id', '=', eb.fn.any(eb.val([...ids]))),
        eb(eb.fn<string>('lower', ['email']), '=', eb.fn.any(eb.val([...emails]))),
      ]),
    )
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();
}
