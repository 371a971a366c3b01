import type { Db } from '#database/open.ts';

/**
 * Notes that the person of a session has just proved again that it is them.
 * @returns false where the session has ended meanwhile
 */
export async function noteProof(db: Db, sessionId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set((eb) => ({ proved_at: eb.fn('greatest', [eb.val(now), 'created_at']) }))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
