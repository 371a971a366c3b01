import { sql } from 'kysely';
import type { z } from 'zod';
import type { groupBody } from '#contract/groups-admin.ts';
import type { Tx } from '#database/open.ts';
import { isNotDeactivated } from '#server/auth/deactivated-accounts.ts';

/** Locks a group until the transaction ends: one in use, or an archived one. */
export async function lockGroup(tx: Tx, groupId: number, archived = false): Promise<boolean> {
  const row = await tx
    .selectFrom('learner_groups')
    .select('group_id')
    .where('group_id', '=', groupId)
    .where('archived_at', archived ? 'is not' : 'is', null)
    // Not `for update`: a registration that joins the group need not wait.
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether another group in use has a name; upper and lower case make no difference. Until the
 * transaction ends, whoever asks for a name next waits.
 */
export async function isGroupNameTaken(
  tx: Tx,
  name: string,
  exceptId: number | null,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('names of groups'))`.execute(tx);
  const row = await tx
    .selectFrom('learner_groups')
    .select('group_id')
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .where('archived_at', 'is', null)
    .$if(exceptId !== null, (qb) => qb.where('group_id', '<>', exceptId ?? 0))
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns the id of the new group */
export async function insertGroup(
  tx: Tx,
  group: z.output<typeof groupBody>,
  now: Date,
): Promise<number> {
  const { group_id } = await tx
    .insertInto('learner_groups')
    .values({ ...group, created_at: now })
    .returning('group_id')
    .executeTakeFirstOrThrow();
  return group_id;
}

/** @param change what is undefined in it stays as it is */
export async function updateGroup(
  tx: Tx,
  groupId: number,
  change: { name?: string | undefined; note?: string | undefined; archived_at?: Date | null },
): Promise<void> {
  await tx
    .updateTable('learner_groups')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('group_id', '=', groupId)
    .execute();
}

interface NewMembers {
  groupId: number;
  userIds: readonly number[];
  source: 'hand' | 'list';
  addedBy: number;
  now: Date;
}

/** Adds people to a group; who is in it already is left as is. */
export async function insertMembers(
  tx: Tx,
  { groupId, userIds, source, addedBy, now }: NewMembers,
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insertInto('group_members')
    .values(
      userIds.map((userId) => ({
        group_id: groupId,
        user_id: userId,
        source,
        added_by: addedBy,
        added_at: now,
      })),
    )
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** @returns whether they were in it */
export async function deleteMember(tx: Tx, groupId: number, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('group_members')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Locks the active members of a group until the transaction ends, in the order of their ids, in
 * which all who lock several people do it.
 */
export function lockActiveMembers(tx: Tx, groupId: number) {
  return tx
    .selectFrom('users')
    .select(['user_id', 'email', 'name', 'role', 'is_active'])
    .where(isNotDeactivated('users'))
    .where('user_id', 'in', (eb) =>
      eb.selectFrom('group_members').select('user_id').where('group_id', '=', groupId),
    )
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();
}
