import type { FastifyInstance } from 'fastify';
import { pageSize } from '#contract/fields.ts';
import { rewardCalls } from '#contract/rewards.ts';
import type { Db } from '#database/open.ts';
import { serve } from '../../http/define-route.ts';
import { Answer } from '../../http/http-response.ts';
import { readIdempotencyKey } from '../../http/idempotency.ts';
import type { Caller } from '../../http/session.ts';
import { Failure } from '../../lib/app-error.ts';
import { getAcademyName } from '../marketing/index.ts';
import { findAvailablePoints } from '../points/index.ts';
import { cancelRedemption } from './cancel-redemption.ts';
import { presentRedemptionDetail, presentRedemptionItem } from './present-redemption.ts';
import { presentReward } from './present-reward.ts';
import { redeemReward } from './redeem-reward.ts';
import { findRedemption, listOwnRedemptions, listRedemptionEvents } from './redemptions.queries.ts';
import {
  countRedeemed,
  findReward,
  listCatalogue,
  listCategories,
  type RewardRow,
} from './rewards.queries.ts';

/** Rewards as the person who looks sees them. */
async function presentRewardsFor(
  db: Db,
  rows: readonly RewardRow[],
  caller: Caller | null,
  now: Date,
) {
  if (caller === null) return rows.map((row) => presentReward(row, null, now));
  const ids = rows.map((row) => row.reward_id);
  const [points, redeemed] = await Promise.all([
    findAvailablePoints(db, [caller.userId]),
    countRedeemed(db, caller.userId, ids),
  ]);
  const availablePoints = points.get(caller.userId) ?? 0;
  return rows.map((row) => {
    const redeemedCount = redeemed.get(row.reward_id) ?? 0;
    return presentReward(row, { availablePoints, redeemedCount }, now);
  });
}

export function serveGuestRewards(app: FastifyInstance): void {
  serve(app, rewardCalls.list, async ({ query, deps, caller }) => {
    const { db } = deps.database;
    const limit = pageSize(query, 12);
    const now = deps.now();
    const { list, count } = await listCatalogue(db, { ...query, limit }, now);
    return { list: await presentRewardsFor(db, list, caller, now), count, page: query.page, limit };
  });

  serve(app, rewardCalls.get, async ({ query, deps, caller }) => {
    const { db } = deps.database;
    const row = await findReward(db, query.reward_id);
    if (!row || row.status === 'draft') throw new Failure('NOT_FOUND');
    const [reward] = await presentRewardsFor(db, [row], caller, deps.now());
    if (!reward) throw new Failure('NOT_FOUND');
    return reward;
  });

  serve(app, rewardCalls.categories, async ({ deps }) => ({
    list: await listCategories(deps.database.db, deps.now()),
  }));
}

export function serveLearnerRewards(app: FastifyInstance): void {
  serve(app, rewardCalls.redemptions, async ({ query, deps, caller }) => {
    const limit = pageSize(query, 10);
    const { page } = query;
    const { db } = deps.database;
    const { list, count } = await listOwnRedemptions(db, caller.userId, { page, limit });
    return {
      redemptions: list.map(presentRedemptionItem),
      pagination: { page, limit, total: count, total_pages: Math.ceil(count / limit) },
    };
  });

  serve(app, rewardCalls.redemption, async ({ query, deps, caller, locale }) => {
    const { db } = deps.database;
    const row = await findRedemption(db, query.redemption_id);
    if (row?.user_id !== caller.userId) throw new Failure('NOT_FOUND');
    const [events, academy] = await Promise.all([
      listRedemptionEvents(db, [row.redemption_id]),
      getAcademyName(db, locale),
    ]);
    return presentRedemptionDetail(row, events, academy);
  });

  serve(app, rewardCalls.createRedemption, async ({ body, deps, caller, locale, t, request }) => {
    const idempotencyKey = readIdempotencyKey(request, t);
    const wish = { userId: caller.userId, body, idempotencyKey, locale };
    return new Answer(await redeemReward(deps, wish), t('rewardMessages.requested'));
  });

  serve(app, rewardCalls.cancelRedemption, async ({ body, deps, caller, t }) => {
    const cancelled = await cancelRedemption(deps, caller.userId, body.redemption_id);
    return new Answer(cancelled, t('rewardMessages.cancelled'));
  });
}
