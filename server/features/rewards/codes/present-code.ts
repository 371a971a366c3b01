import type { StoredCode } from '#contract/rewards-codes-admin.ts';
import type { listCodes } from './codes.queries.ts';
import { maskCode } from './codes.rules.ts';

/** A code as admins see it: never in full, since a delivered one is somebody else's money. */
export function presentCode(row: Awaited<ReturnType<typeof listCodes>>[number]): StoredCode {
  return {
    reward_code_id: row.reward_code_id,
    masked: maskCode(row.code),
    created_at: row.created_at.toISOString(),
    delivered_at: row.delivered_at?.toISOString() ?? null,
    redemption_id: row.redemption_id,
    user_id: row.user_id,
    user_name: row.user_name,
  };
}
