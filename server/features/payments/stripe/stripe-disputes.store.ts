import { sql } from 'kysely';
import type { Db, Tx } from '#database/open.ts';
import type { DisputeState } from '#domain/dispute-states.ts';
import type { DisputeDays } from './stripe-disputes.rules.ts';

/** A dispute as Stripe has it. */
export interface StripeDisputeState extends DisputeDays {
  stripe_dispute: string;
  payment_id: number;
  amount: number;
  reason: string;
  state: DisputeState;
  due_at: Date | null;
  opened_at: Date;
}

/**
 * Stores the present state of a dispute. A decision about the access is removed once the dispute is
 * not lost any more.
 */
export async function putDispute(tx: Tx, dispute: StripeDisputeState, readAt: Date): Promise<void> {
  const { stripe_dispute, payment_id, opened_at, ...changes } = dispute;
  await tx
    .insertInto('stripe_disputes')
    .values({ ...dispute, updated_at: readAt })
    .onConflict((oc) =>
      oc.column('stripe_dispute').doUpdateSet({
        ...changes,
        ...(dispute.state !== 'lost' && { access_decision: null }),
        updated_at: readAt,
      }),
    )
    .execute();
}

/** A dispute by its id at Stripe; undefined: it is not known here. */
export function findDispute(db: Db, stripeDispute: string) {
  return db
    .selectFrom('stripe_disputes')
    .selectAll()
    .where('stripe_dispute', '=', stripeDispute)
    .executeTakeFirst();
}

/** The lost disputes of a payment about whose access nobody has decided, the oldest first. */
export function listUndecidedDisputes(db: Db, paymentId: number) {
  return db
    .selectFrom('stripe_disputes')
    .select(['dispute_id', 'stripe_dispute'])
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'lost')
    .where('access_decision', 'is', null)
    .orderBy('dispute_id')
    .execute();
}

/** Notes what was decided about the access that a payment opened, for all its lost disputes. */
export async function setAccessDecision(
  tx: Tx,
  paymentId: number,
  decision: 'ended' | 'kept',
): Promise<void> {
  await tx
    .updateTable('stripe_disputes')
    .set({ access_decision: decision })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'lost')
    .where('access_decision', 'is', null)
    .execute();
}

/**
 * How much of a payment its payer has got back by disputes, which revenue lacks.
 * @param paymentId the column with its id
 */
export const disputedSql = (paymentId: string) => sql<number>`coalesce((
  select sum(d.amount) from stripe_disputes d
  where d.payment_id = ${sql.ref(paymentId)} and d.withdrawn_on is not null
    and d.returned_on is null), 0)`;
