import type { FastifyInstance } from 'fastify';
import { consultationAdminCalls } from '#contract/consultations-admin.ts';
import { pageSize } from '#contract/paging.ts';
import { parcelAdminCalls } from '#contract/parcels-admin.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { academyDay } from '#domain/academy-day.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { errorSentence } from '#server/http/errors.ts';
import { FileResponse } from '#server/http/file-response.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { AppError } from '#server/lib/app-error.ts';
import {
  getCategory,
  listAdminCategories,
  presentCategory,
} from './catalogue/categories.queries.ts';
import {
  archiveCategory,
  changeCategory,
  createCategory,
  restoreCategory,
} from './catalogue/edit-category.ts';
import {
  archiveReward,
  changeReward,
  createReward,
  restoreReward,
} from './catalogue/edit-reward.ts';
import { presentAdminReward } from './catalogue/present-reward.ts';
import { getAdminReward, listAdminRewards } from './catalogue/rewards.queries.ts';
import { registerCodesRoutes } from './codes/codes-admin.routes.ts';
import { shipParcels } from './parcels/ship-parcels.ts';
import { agreeTime } from './redemptions/agree-time.ts';
import { correctAddress } from './redemptions/correct-address.ts';
import { correctParcel } from './redemptions/correct-parcel.ts';
import { decideRedemptionAsAdmin } from './redemptions/decide-redemption-as-admin.ts';
import { decideRedemptionsAsAdmin } from './redemptions/decide-redemptions-as-admin.ts';
import { streamParcels } from './redemptions/parcels.queries.ts';
import { getQueued, presentQueue } from './redemptions/present-queue.ts';
import { presentSlip } from './redemptions/present-slip.ts';
import { findRedemptions, listQueue } from './redemptions/redemptions.queries.ts';
import { writeCourierCsv } from './redemptions/write-courier-csv.ts';

export function registerAdminRewardsRoutes(app: FastifyInstance): void {
  registerCategoriesRoutes(app);
  registerQueueRoutes(app);
  registerParcelsRoutes(app);
  registerRewardItemsRoutes(app);
  registerCodesRoutes(app);
}

function registerQueueRoutes(app: FastifyInstance): void {
  defineRoute(app, redemptionAdminCalls.redemptions, async ({ query, dependencies, locale }) => {
    const { db } = dependencies.database;
    const limit = pageSize(query, 20);
    const { list, count, counts } = await listQueue(db, { ...query, limit });
    const presented = await presentQueue(db, list, locale, dependencies.now());
    return { list: presented, count, counts, page: query.page, limit };
  });

  defineRoute(app, redemptionAdminCalls.redemption, ({ params, dependencies, locale }) =>
    getQueued(dependencies.database.db, params.id, locale, dependencies.now()),
  );

  for (const action of ['approve', 'reject', 'ship', 'complete'] as const) {
    defineRoute(app, redemptionAdminCalls[action], async (call) => {
      const { params, body, dependencies, currentUser, locale, t } = call;
      await decideRedemptionAsAdmin(dependencies, currentUser, {
        redemptionId: params.id,
        action,
        body,
      });
      const redemption = await getQueued(
        dependencies.database.db,
        params.id,
        locale,
        dependencies.now(),
      );
      return new HttpResponse(redemption, t(`messages.rewards.${action}`));
    });
  }

  defineRoute(app, redemptionAdminCalls.correctParcel, async (call) => {
    const { params, body, dependencies, currentUser, locale, t } = call;
    await correctParcel(dependencies, currentUser, params.id, body);
    const { db } = dependencies.database;
    const redemption = await getQueued(db, params.id, locale, dependencies.now());
    return new HttpResponse(redemption, t('messages.rewards.correct'));
  });

  defineRoute(app, redemptionAdminCalls.correctAddress, async (call) => {
    const { params, body, dependencies, currentUser, locale, t } = call;
    await correctAddress(dependencies, currentUser, params.id, body);
    const { db } = dependencies.database;
    const redemption = await getQueued(db, params.id, locale, dependencies.now());
    return new HttpResponse(redemption, t('messages.rewards.correctAddress'));
  });

  defineRoute(app, consultationAdminCalls.agreeTime, async (call) => {
    const { params, body, dependencies, currentUser, locale, t } = call;
    await agreeTime(dependencies, currentUser, params.id, body);
    const { db } = dependencies.database;
    const redemption = await getQueued(db, params.id, locale, dependencies.now());
    return new HttpResponse(redemption, t('messages.rewards.consultation.agreed'));
  });
  defineRoute(
    app,
    redemptionAdminCalls.batch,
    async ({ body, dependencies, currentUser, locale, t, request }) => {
      const { ids, action, tracking_numbers: trackingNumbers, ...details } = body;
      const batch = { ids, action, trackingNumbers, body: details };
      const result = await decideRedemptionsAsAdmin(dependencies, currentUser, batch, request.log);
      const failed = result.failed.map(({ id, failure }) => ({
        id,
        error: failure.code,
        msg: errorSentence(failure, locale),
      }));
      const done = t(`messages.rewards.batch.${action}`, { count: result.done.length });
      const msg =
        failed.length === 0
          ? done
          : t('messages.rewards.batchFailed', { done, failed: failed.length });
      return new HttpResponse({ done: result.done, failed }, msg);
    },
  );
}

/** `12,15,12` as numbers, each once. */
function readIds(text: string): number[] {
  return [...new Set(text.split(',').map(Number))];
}

function registerParcelsRoutes(app: FastifyInstance): void {
  defineRoute(
    app,
    redemptionAdminCalls.redemptionsCsv,
    async ({ query, dependencies, locale, t }) => {
      const { ids, ...filter } = query;
      const { db } = dependencies.database;
      const parcels = streamParcels(db, {
        ...filter,
        ids: ids === undefined ? null : readIds(ids),
      });
      const { time_zone: timeZone } = await getSiteSettings(db);
      const day = academyDay(dependencies.now(), timeZone);
      return new FileResponse({
        stream: writeCourierCsv(parcels, { locale, t }),
        bytes: null,
        type: 'text/csv; charset=utf-8',
        name: `${t('messages.rewards.courier.fileName', { day })}.csv`,
      });
    },
  );

  defineRoute(app, parcelAdminCalls.shipParcels, async (call) => {
    const { body, dependencies, currentUser, t } = call;
    const report = await shipParcels(dependencies, currentUser, body);
    const key = body.dry_run
      ? 'messages.rewards.parcels.tried'
      : 'messages.rewards.parcels.shipped';
    return new HttpResponse(report, t(key, { count: report.counts.shipped ?? 0 }));
  });

  defineRoute(app, redemptionAdminCalls.slips, async ({ query, dependencies }) => {
    const ids = readIds(query.ids);
    const rows = await findRedemptions(dependencies.database.db, ids);
    if (rows.length < ids.length) throw new AppError('NOT_FOUND');
    return { list: rows.filter((row) => row.requires_shipping).map(presentSlip) };
  });
}

function registerCategoriesRoutes(app: FastifyInstance): void {
  defineRoute(app, rewardAdminCalls.categories, async ({ query, dependencies }) => {
    const limit = pageSize(query, 20);
    const { list, count } = await listAdminCategories(dependencies.database.db, {
      ...query,
      limit,
    });
    return { list: list.map(presentCategory), count, page: query.page, limit };
  });

  defineRoute(app, rewardAdminCalls.category, async ({ params, dependencies }) =>
    presentCategory(await getCategory(dependencies.database.db, params.id)),
  );

  defineRoute(
    app,
    rewardAdminCalls.createCategory,
    async ({ body, dependencies, currentUser, t }) => {
      const category = await createCategory(dependencies, currentUser, body);
      return new HttpResponse(category, t('messages.rewards.categoryAdded'));
    },
  );

  defineRoute(
    app,
    rewardAdminCalls.updateCategory,
    async ({ params, body, dependencies, currentUser, t }) => {
      const category = await changeCategory(dependencies, currentUser, params.id, body);
      return new HttpResponse(category, t('messages.rewards.categorySaved'));
    },
  );

  defineRoute(
    app,
    rewardAdminCalls.deleteCategory,
    async ({ params, dependencies, currentUser, t }) => {
      await archiveCategory(dependencies, currentUser, params.id);
      return new HttpResponse({}, t('messages.rewards.categoryArchived'));
    },
  );

  defineRoute(
    app,
    rewardAdminCalls.restoreCategory,
    async ({ params, dependencies, currentUser, t }) => {
      const category = await restoreCategory(dependencies, currentUser, params.id);
      return new HttpResponse(category, t('messages.rewards.categoryRestored'));
    },
  );
}

function registerRewardItemsRoutes(app: FastifyInstance): void {
  defineRoute(app, rewardAdminCalls.rewards, async ({ query, dependencies }) => {
    const limit = pageSize(query, 20);
    const { list, count } = await listAdminRewards(dependencies.database.db, { ...query, limit });
    return { list: list.map(presentAdminReward), count, page: query.page, limit };
  });

  defineRoute(app, rewardAdminCalls.reward, async ({ params, dependencies }) =>
    presentAdminReward(await getAdminReward(dependencies.database.db, params.id)),
  );

  defineRoute(
    app,
    rewardAdminCalls.createReward,
    async ({ body, dependencies, currentUser, t }) => {
      const reward = await createReward(dependencies, currentUser, body);
      return new HttpResponse(reward, t('messages.rewards.rewardAdded'));
    },
  );

  defineRoute(
    app,
    rewardAdminCalls.updateReward,
    async ({ params, body, dependencies, currentUser, t }) => {
      const reward = await changeReward(dependencies, currentUser, params.id, body);
      return new HttpResponse(reward, t('messages.rewards.rewardSaved'));
    },
  );

  defineRoute(
    app,
    rewardAdminCalls.deleteReward,
    async ({ params, dependencies, currentUser, t }) => {
      await archiveReward(dependencies, currentUser, params.id);
      return new HttpResponse({}, t('messages.rewards.rewardArchived'));
    },
  );

  defineRoute(
    app,
    rewardAdminCalls.restoreReward,
    async ({ params, dependencies, currentUser, t }) => {
      const reward = await restoreReward(dependencies, currentUser, params.id);
      return new HttpResponse(reward, t('messages.rewards.rewardRestored'));
    },
  );
}
