import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { Page } from '#server/lib/sql/page.ts';

/** How many codes of a reward are unused, awaited by pending requests, and delivered. */
export async function countCodes(db: Db, rewardId: number) {
  const { rows } = await sql<{ unused: number; awaited: number; delivered: number }>`
    select
      count(*) filter (where redemption_id is null)::integer as unused,
      count(redemption_id)::integer as delivered,
      (select count(*)::integer from reward_redemptions
        where reward_id = ${rewardId} and status = 'pending' and delivers_code) as awaited
    from reward_codes where reward_id = ${rewardId}
  `.execute(db);
  return rows[0] ?? { unused: 0, awaited: 0, delivered: 0 };
}

/** Those of some codes that are stored, for whichever reward. */
export async function findStoredCodes(db: Db, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const rows = await db
    .selectFrom('reward_codes')
    .select('code')
    .where(sql<boolean>`code = any(${sql.val(codes)}::text[])`)
    .execute();
  return new Set(rows.map(({ code }) => code));
}

/** One page of the codes of a reward, the newest first, and who has got each. */
export async function listCodes(db: Db, rewardId: number, { page, limit }: Page) {
  return db
    .selectFrom('reward_codes as stored')
    .leftJoin('reward_redemptions as redemption', (join) =>
      join
        .onRef('redemption.redemption_id', '=', 'stored.redemption_id')
        .onRef('redemption.reward_id', '=', 'stored.reward_id'),
    )
    .leftJoin('users', 'users.user_id', 'redemption.user_id')
    .select([
      'stored.reward_code_id',
      'stored.code',
      'stored.created_at',
      'stored.delivered_at',
      'stored.redemption_id',
      'users.user_id',
      'users.name as user_name',
    ])
    .where('stored.reward_id', '=', rewardId)
    .orderBy('stored.reward_code_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

/** The code of a request, for its own learner alone. */
export function findOwnCode(db: Db, userId: number, redemptionId: number) {
  return db
    .selectFrom('reward_codes')
    .innerJoin(
      'reward_redemptions',
      'reward_redemptions.redemption_id',
      'reward_codes.redemption_id',
    )
    .select(['reward_redemptions.redemption_id', 'code'])
    .where('reward_redemptions.redemption_id', '=', redemptionId)
    .where('reward_redemptions.user_id', '=', userId)
    .executeTakeFirst();
}
