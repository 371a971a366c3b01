import type { Tx } from '#database/open.ts';

/** Stores the times that a learner proposes with a request, the best first. */
export async function insertProposedTimes(
  tx: Tx,
  redemptionId: number,
  [first, second, third]: readonly Date[],
): Promise<void> {
  await tx
    .insertInto('consultations')
    .values({
      redemption_id: redemptionId,
      first_choice: first ?? null,
      second_choice: second ?? null,
      third_choice: third ?? null,
    })
    .execute();
}

/** The agreed time of a request, which is locked; undefined: it is for no consultation. */
export function findAgreement(tx: Tx, redemptionId: number) {
  return tx
    .selectFrom('consultations')
    .select(['starts_at', 'ends_at', 'place'])
    .where('redemption_id', '=', redemptionId)
    .executeTakeFirst();
}

interface Agreement {
  startsAt: Date;
  endsAt: Date;
  place: string;
  agreedBy: number;
  now: Date;
}

/** Stores the agreed time of a request, which is locked, as its next revision, which it returns. */
export async function storeAgreement(
  tx: Tx,
  redemptionId: number,
  { startsAt, endsAt, place, agreedBy, now }: Agreement,
): Promise<number> {
  const { revision } = await tx
    .updateTable('consultations')
    .set((eb) => ({
      starts_at: startsAt,
      ends_at: endsAt,
      place,
      agreed_by: agreedBy,
      agreed_at: now,
      revision: eb('revision', '+', 1),
    }))
    .where('redemption_id', '=', redemptionId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  // `updated_at` stays: it is the time of the last transition.
  await tx
    .updateTable('reward_redemptions')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('redemption_id', '=', redemptionId)
    .execute();
  return revision;
}
