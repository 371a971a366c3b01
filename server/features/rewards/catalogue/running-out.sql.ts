import { sql } from 'kysely';
import { LOW_STOCK } from '#contract/stock.ts';

/** Rewards that can be redeemed now and soon no more, for a query of `rewards` alone. */
export const isRunningOut = sql<boolean>`(archived_at is null and status = 'active'
  and available_stock <= ${LOW_STOCK})`;
