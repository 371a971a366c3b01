import { sql } from 'kysely';
import type { Tx } from '#database/open.ts';
import { READABLE_CHARACTERS, randomCode } from '#server/lib/random-code.ts';

const CODE_LENGTH = 8;

/** An invitation code of 40 bits: a learner's own one, or an admin's where they typed none. */
export const createInvitationCode = (): string => randomCode(CODE_LENGTH, READABLE_CHARACTERS);

/** Gives a learner the code that they invite others with. */
export async function insertOwnInvitation(tx: Tx, userId: number): Promise<void> {
  await tx
    .insertInto('invitation_codes')
    .values({ code: createInvitationCode(), owner_user_id: userId })
    .execute();
}

/** Gives new people the codes that they invite others with. */
export async function insertOwnInvitations(
  tx: Tx,
  userIds: readonly number[],
  now: Date,
): Promise<void> {
  // Of very many codes two may be equal: whoever got none gets another.
  for (let left = userIds; left.length > 0; ) {
    const codes = left.map((userId) => ({ userId, code: createInvitationCode() }));
    const { rows } = await sql<{ owner: number }>`
      insert into invitation_codes (code, owner_user_id, created_at)
      select code, "userId", ${now}
      from json_to_recordset(${JSON.stringify(codes)}::json) as own (code text, "userId" int)
      on conflict (code) do nothing
      returning owner_user_id as owner
    `.execute(tx);
    const done = new Set(rows.map((row) => row.owner));
    left = left.filter((userId) => !done.has(userId));
  }
}
