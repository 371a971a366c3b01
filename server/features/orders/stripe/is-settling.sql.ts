import { sql } from 'kysely';

/**
 * Whether an order was paid on its page, and its money is on the way.
 * @param orderId the column with its id
 */
export const isSettlingSql = (orderId: string) => sql<boolean>`exists (
  select from stripe_checkouts s where s.order_id = ${sql.ref(orderId)} and s.state = 'settling')`;
