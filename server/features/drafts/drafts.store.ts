import type { Draft } from '#contract/drafts.ts';
import { type Db, inTransaction, type Tx } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';

/** Drafts of one person; beyond that the oldest is deleted. */
const MAX_DRAFTS = 100;

export interface DraftName {
  userId: number;
  entity: Draft['entity'];
  key: string;
}

/** Somebody's draft of one record. */
export function findDraft(db: Db, { userId, entity, key }: DraftName) {
  return db
    .selectFrom('drafts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('entity', '=', entity)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Saves a draft in place of the earlier one. @returns when */
export function saveDraft(
  { database, now }: Dependencies,
  { userId, entity, key }: DraftName,
  { body, basedOnVersion }: { body: Record<string, unknown>; basedOnVersion: number | null },
): Promise<Date> {
  const draft = {
    body: JSON.stringify(body),
    based_on_version: basedOnVersion,
    saved_at: now(),
  };
  return inTransaction(database.db, async (tx) => {
    await tx
      .insertInto('drafts')
      .values({ user_id: userId, entity, key, ...draft })
      .onConflict((oc) => oc.constraint('drafts_pkey').doUpdateSet(draft))
      .execute();
    await removeOldest(tx, userId);
    return draft.saved_at;
  });
}

async function removeOldest(tx: Tx, userId: number): Promise<void> {
  const last = await tx
    .selectFrom('drafts')
    .select('saved_at')
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .offset(MAX_DRAFTS)
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return;
  await tx
    .deleteFrom('drafts')
    .where('user_id', '=', userId)
    .where('saved_at', '<=', last.saved_at)
    .execute();
}

export async function deleteDraft(db: Db, { userId, entity, key }: DraftName): Promise<void> {
  await db
    .deleteFrom('drafts')
    .where('user_id', '=', userId)
    .where('entity', '=', entity)
    .where('key', '=', key)
    .execute();
}
