import type { FastifyInstance } from 'fastify';
import { id } from '#contract/fields.ts';
import { pageSize } from '#contract/paging.ts';
import {
  consultationRedemptionBody,
  courseRedemptionBody,
  redemptionCalls,
  shippedRedemptionBody,
} from '#contract/redemptions.ts';
import { rewardCalls } from '#contract/rewards.ts';
import type { Db } from '#database/open.ts';
import { asksForTimes } from '#domain/consultations.ts';
import type { Locale } from '#domain/locale.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import { getAcademyName } from '#server/features/academy/index.ts';
import { findAvailablePoints } from '#server/features/points/index.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { AppError } from '#server/lib/app-error.ts';
import { publicOriginOf } from '#server/settings.ts';
import { presentReward } from './catalogue/present-reward.ts';
import {
  countRedeemed,
  findReward,
  listCatalogue,
  listCategories,
  type RewardRow,
} from './catalogue/rewards.queries.ts';
import { findOwnCode } from './codes/codes.queries.ts';
import { presentCalendarFile } from './consultations/present-calendar-file.ts';
import { opensCourse } from './pass-courses.rules.ts';
import { listCoveredCourses } from './passes/passes.queries.ts';
import { cancelRedemption } from './redemptions/cancel-redemption.ts';
import {
  presentRedemptionDetail,
  presentRedemptionItem,
} from './redemptions/present-redemption.ts';
import { redeemReward } from './redemptions/redeem-reward.ts';
import {
  findRedemption,
  listOwnRedemptions,
  listRedemptionEvents,
} from './redemptions/redemptions.queries.ts';
import { requiresShipping } from './reward-shipping.rules.ts';

/** Rewards as the viewer sees them. */
async function presentRewardsFor(
  db: Db,
  rows: readonly RewardRow[],
  { currentUser, now, locale }: { currentUser: CurrentUser | null; now: Date; locale: Locale },
) {
  if (currentUser === null) {
    return rows.map((row) => presentReward(row, { learner: null, now, locale }));
  }
  const ids = rows.map((row) => row.reward_id);
  const [points, redeemed] = await Promise.all([
    findAvailablePoints(db, [currentUser.userId]),
    countRedeemed(db, currentUser.userId, ids),
  ]);
  const availablePoints = points.get(currentUser.userId) ?? 0;
  return rows.map((row) => {
    const redeemedCount = redeemed.get(row.reward_id) ?? 0;
    const learner = { availablePoints, redeemedCount };
    return presentReward(row, { learner, now, locale });
  });
}

/**
 * The stricter schema that the reward of a redemption form requires, found even where the rest of
 * the form is invalid; null: none.
 */
async function stricterForm(db: Db, form: unknown) {
  const asked = id.safeParse(Number((form as { reward_id?: unknown } | undefined)?.reward_id));
  const reward = asked.success ? await findReward(db, asked.data) : undefined;
  if (reward === undefined) return null;
  if (requiresShipping(reward)) return shippedRedemptionBody;
  if (asksForTimes(reward)) return consultationRedemptionBody;
  return opensCourse(reward) ? courseRedemptionBody : null;
}

export function registerGuestRewardsRoutes(app: FastifyInstance): void {
  defineRoute(app, rewardCalls.list, async ({ query, dependencies, currentUser, locale }) => {
    const { db } = dependencies.database;
    const limit = pageSize(query, 12);
    const now = dependencies.now();
    const { list, count } = await listCatalogue(db, { ...query, limit }, now);
    return {
      list: await presentRewardsFor(db, list, { currentUser, now, locale }),
      count,
      page: query.page,
      limit,
    };
  });

  defineRoute(app, rewardCalls.get, async ({ query, dependencies, currentUser, locale }) => {
    const { db } = dependencies.database;
    const row = await findReward(db, query.reward_id);
    if (!row || row.status === 'draft') throw new AppError('NOT_FOUND');
    const [reward] = await presentRewardsFor(db, [row], {
      currentUser,
      now: dependencies.now(),
      locale,
    });
    if (!reward) throw new AppError('NOT_FOUND');
    return reward;
  });

  defineRoute(app, rewardCalls.categories, async ({ dependencies }) => ({
    list: await listCategories(dependencies.database.db, dependencies.now()),
  }));
}

export function registerLearnerRewardsRoutes(app: FastifyInstance): void {
  defineRoute(app, rewardCalls.courses, async ({ query, dependencies, currentUser }) => {
    const { db } = dependencies.database;
    const row = await findReward(db, query.reward_id);
    if (!row || row.status === 'draft') throw new AppError('NOT_FOUND');
    if (!opensCourse(row)) return { list: [] };
    const now = dependencies.now();
    return { list: await listCoveredCourses(db, row.reward_id, currentUser, now) };
  });

  defineRoute(app, redemptionCalls.redemptions, async ({ query, dependencies, currentUser }) => {
    const limit = pageSize(query, 10);
    const { page } = query;
    const { db } = dependencies.database;
    const { list, count } = await listOwnRedemptions(db, currentUser.userId, { page, limit });
    return {
      redemptions: list.map(presentRedemptionItem),
      pagination: { page, limit, total: count, total_pages: Math.ceil(count / limit) },
    };
  });

  defineRoute(
    app,
    redemptionCalls.redemption,
    async ({ query, dependencies, currentUser, locale }) => {
      const { db } = dependencies.database;
      const row = await findRedemption(db, query.redemption_id);
      if (row?.user_id !== currentUser.userId) throw new AppError('NOT_FOUND');
      const [events, academy] = await Promise.all([
        listRedemptionEvents(db, [row.redemption_id]),
        getAcademyName(db, locale),
      ]);
      return presentRedemptionDetail(row, events, academy, dependencies.now());
    },
  );

  defineRoute(
    app,
    redemptionCalls.createRedemption,
    async ({ body, dependencies, currentUser, t }) => {
      const input = { learner: currentUser, body };
      return new HttpResponse(
        await redeemReward(dependencies, input),
        t('messages.rewards.requested'),
      );
    },
    {
      bodyIfWrong: (body, { database }) => stricterForm(database.db, body),
    },
  );

  defineRoute(app, redemptionCalls.redemptionCode, async ({ query, dependencies, currentUser }) => {
    const { db } = dependencies.database;
    const own = await findOwnCode(db, currentUser.userId, query.redemption_id);
    if (!own) throw new AppError('NOT_FOUND');
    return own;
  });

  defineRoute(
    app,
    redemptionCalls.calendar,
    async ({ query, dependencies, currentUser, locale }) => {
      const { db } = dependencies.database;
      const row = await findRedemption(db, query.redemption_id);
      if (row?.user_id !== currentUser.userId) throw new AppError('NOT_FOUND');
      return presentCalendarFile(row, {
        locale,
        academy: await getAcademyName(db, locale),
        origin: publicOriginOf(dependencies.settings),
      });
    },
  );

  defineRoute(
    app,
    redemptionCalls.cancelRedemption,
    async ({ body, dependencies, currentUser, t }) => {
      const cancelled = await cancelRedemption(
        dependencies,
        currentUser.userId,
        body.redemption_id,
      );
      return new HttpResponse(cancelled, t('messages.rewards.cancelled'));
    },
  );
}
