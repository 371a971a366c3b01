import type { FastifyInstance } from 'fastify';
import type { i18n } from 'i18next';
import { z } from 'zod';
import type { Locale } from '#contract/fields.ts';
import { pageSize } from '#contract/fields.ts';
import { redemptionStatus, rewardAdminCalls } from '#contract/rewards.ts';
import type { Db } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import { createAfterAnswer } from '../../http/after-response.ts';
import { letterOriginOf } from '../../http/cookies.ts';
import { serve } from '../../http/define-route.ts';
import { FileAnswer } from '../../http/file-response.ts';
import { Answer } from '../../http/http-response.ts';
import { Failure } from '../../lib/app-error.ts';
import { getAcademyName, getSiteSettings } from '../marketing/index.ts';
import { getCategory, listAdminCategories, presentCategory } from './categories.queries.ts';
import { correctParcel } from './correct-parcel.ts';
import { advanceRedemption } from './decide-redemption-as-admin.ts';
import { advanceRedemptions } from './decide-redemptions-as-admin.ts';
import {
  archiveCategory,
  changeCategory,
  createCategory,
  restoreCategory,
} from './edit-category.ts';
import { archiveReward, changeReward, createReward, restoreReward } from './edit-reward.ts';
import { presentAdminRedemption } from './present-redemption.ts';
import { presentAdminReward } from './present-reward.ts';
import { presentSlip } from './present-slip.ts';
import {
  findRedemption,
  findRedemptions,
  listQueue,
  listRedemptionEvents,
  type RedemptionRow,
  streamParcels,
} from './redemptions.queries.ts';
import { getAdminReward, listAdminRewards } from './rewards.queries.ts';
import { sendStepLetters } from './send-transition-emails.ts';
import { listSharedRedemptions } from './shared-redemptions.queries.ts';
import { writeCourierCsv } from './write-courier-csv.ts';

/** Requests as admins see them, each with its steps. */
async function presentQueue(db: Db, rows: readonly RedemptionRow[], locale: Locale, now: Date) {
  const ids = rows.map((row) => row.redemption_id);
  const [events, shared, academy] = await Promise.all([
    listRedemptionEvents(db, ids),
    listSharedRedemptions(db, ids),
    getAcademyName(db, locale),
  ]);
  const eventsOf = Map.groupBy(events, (event) => event.redemption_id);
  const sharedOf = Map.groupBy(shared, (other) => other.of_redemption_id);
  return rows.map((row) => {
    const around = {
      events: eventsOf.get(row.redemption_id) ?? [],
      shared: sharedOf.get(row.redemption_id) ?? [],
    };
    return presentAdminRedemption(row, around, academy, now);
  });
}

async function getQueued(db: Db, redemptionId: number, locale: Locale, now: Date) {
  const row = await findRedemption(db, redemptionId);
  const [redemption] = row ? await presentQueue(db, [row], locale, now) : [];
  if (!redemption) throw new Failure('NOT_FOUND');
  return redemption;
}

function sentencesOf(t: i18n['t']) {
  return {
    noSuchCategory: t('validation.not_an_option'),
    nameRequired: t('validation.name_required'),
  };
}

export function serveAdminRewards(app: FastifyInstance): void {
  serveCategories(app);
  serveQueue(app);
  serveParcels(app);
  serveRewardItems(app);
}

function serveQueue(app: FastifyInstance): void {
  const afterAnswer = createAfterAnswer(app);

  serve(app, rewardAdminCalls.redemptions, async ({ query, deps, locale }) => {
    const { db } = deps.database;
    const limit = pageSize(query, 20);
    const { list, count, counts } = await listQueue(db, { ...query, limit });
    const presented = await presentQueue(db, list, locale, deps.now());
    return { list: presented, count, counts, page: query.page, limit };
  });

  serve(app, rewardAdminCalls.redemption, ({ params, deps, locale }) =>
    getQueued(deps.database.db, params.id, locale, deps.now()),
  );

  for (const action of ['approve', 'reject', 'ship', 'complete'] as const) {
    serve(app, rewardAdminCalls[action], async (call) => {
      const { params, body, deps, caller, locale, t, request } = call;
      await advanceRedemption(deps, caller, { redemptionId: params.id, action, body }).catch(
        (error: unknown) => {
          throw error instanceof Failure ? tellState(error, t) : error;
        },
      );
      const step = { redemptionIds: [params.id], action, origin: letterOriginOf(request, deps) };
      afterAnswer(sendStepLetters(deps, step, request.log));
      const redemption = await getQueued(deps.database.db, params.id, locale, deps.now());
      return new Answer(redemption, t(`rewardMessages.${action}`));
    });
  }

  serve(app, rewardAdminCalls.correctParcel, async (call) => {
    const { params, body, deps, caller, locale, t, request } = call;
    const isChanged = await correctParcel(deps, caller, params.id, body).catch((error: unknown) => {
      throw error instanceof Failure ? tellState(error, t) : error;
    });
    const step = {
      redemptionIds: isChanged ? [params.id] : [],
      action: 'correct' as const,
      origin: letterOriginOf(request, deps),
    };
    afterAnswer(sendStepLetters(deps, step, request.log));
    const redemption = await getQueued(deps.database.db, params.id, locale, deps.now());
    return new Answer(redemption, t('rewardMessages.correct'));
  });

  serve(app, rewardAdminCalls.batch, async ({ body, deps, caller, t, request }) => {
    const { ids, action, tracking_numbers: trackingNumbers, ...details } = body;
    const batch = { ids, action, trackingNumbers, body: details };
    const result = await advanceRedemptions(deps, caller, batch, request.log);
    const step = { redemptionIds: result.done, action, origin: letterOriginOf(request, deps) };
    afterAnswer(sendStepLetters(deps, step, request.log));
    const failed = result.failed.map(({ id, failure }) => ({
      id,
      error: failure.code,
      msg: tellState(failure, t).details.msg ?? t(`errors.${failure.code}`),
    }));
    const counts = { done: result.done.length, failed: failed.length };
    return new Answer({ done: result.done, failed }, t('rewardMessages.batch', counts));
  });
}

const requestState = z.object({ status: redemptionStatus });

/** A step that came too late says what has become of the request; one's own is another's. */
function tellState(failure: Failure, t: i18n['t']): Failure {
  if (failure.code === 'FORBIDDEN') {
    return new Failure('FORBIDDEN', { msg: t('rewardMessages.ownRequest') });
  }
  const told = requestState.safeParse(failure.details.data);
  if (failure.code !== 'INVALID_STATE' || !told.success) return failure;
  const status = t(`rewards.status.${told.data.status}`);
  return new Failure(failure.code, {
    ...failure.details,
    msg: t('rewardMessages.alreadyThere', { status }),
  });
}

/** `12,15,12` as numbers, each once. */
function readIds(text: string): number[] {
  return [...new Set(text.split(',').map(Number))];
}

function serveParcels(app: FastifyInstance): void {
  serve(app, rewardAdminCalls.redemptionsCsv, async ({ query, deps, locale, t }) => {
    const { ids, ...filter } = query;
    const { db } = deps.database;
    const parcels = streamParcels(db, {
      ...filter,
      ids: ids === undefined ? null : readIds(ids),
    });
    const { time_zone: timeZone } = await getSiteSettings(db);
    const day = academyDay(deps.now(), timeZone);
    return new FileAnswer({
      stream: writeCourierCsv(parcels, { locale, t }),
      bytes: null,
      type: 'text/csv; charset=utf-8',
      name: `${t('admin.economy.courier.fileName', { day })}.csv`,
    });
  });

  serve(app, rewardAdminCalls.slips, async ({ query, deps }) => {
    const ids = readIds(query.ids);
    const rows = await findRedemptions(deps.database.db, ids);
    if (rows.length < ids.length) throw new Failure('NOT_FOUND');
    return { list: rows.filter((row) => row.requires_shipping).map(presentSlip) };
  });
}

function serveCategories(app: FastifyInstance): void {
  serve(app, rewardAdminCalls.categories, async ({ query, deps }) => {
    const limit = pageSize(query, 20);
    const { list, count } = await listAdminCategories(deps.database.db, { ...query, limit });
    return { list: list.map(presentCategory), count, page: query.page, limit };
  });

  serve(app, rewardAdminCalls.category, async ({ params, deps }) =>
    presentCategory(await getCategory(deps.database.db, params.id)),
  );

  serve(app, rewardAdminCalls.createCategory, async ({ body, deps, caller, t }) => {
    const category = await createCategory(deps, caller, body);
    return new Answer(category, t('admin.economy.categories.added'));
  });

  serve(app, rewardAdminCalls.updateCategory, async ({ params, body, deps, caller, t }) => {
    const nameRequired = t('validation.name_required');
    const category = await changeCategory(deps, caller, params.id, body, nameRequired);
    return new Answer(category, t('admin.economy.categories.saved'));
  });

  serve(app, rewardAdminCalls.deleteCategory, async ({ params, deps, caller, t }) => {
    await archiveCategory(deps, caller, params.id);
    return new Answer({}, t('admin.economy.categories.archived'));
  });

  serve(app, rewardAdminCalls.restoreCategory, async ({ params, deps, caller, t }) => {
    const category = await restoreCategory(deps, caller, params.id);
    return new Answer(category, t('admin.economy.categories.restored'));
  });
}

function serveRewardItems(app: FastifyInstance): void {
  serve(app, rewardAdminCalls.rewards, async ({ query, deps }) => {
    const limit = pageSize(query, 20);
    const { list, count } = await listAdminRewards(deps.database.db, { ...query, limit });
    return { list: list.map(presentAdminReward), count, page: query.page, limit };
  });

  serve(app, rewardAdminCalls.reward, async ({ params, deps }) =>
    presentAdminReward(await getAdminReward(deps.database.db, params.id)),
  );

  serve(app, rewardAdminCalls.createReward, async ({ body, deps, caller, t }) => {
    const reward = await createReward(deps, caller, body, sentencesOf(t));
    return new Answer(reward, t('rewardMessages.rewardAdded'));
  });

  serve(app, rewardAdminCalls.updateReward, async ({ params, body, deps, caller, t }) => {
    const reward = await changeReward(deps, caller, params.id, body, sentencesOf(t));
    return new Answer(reward, t('rewardMessages.rewardSaved'));
  });

  serve(app, rewardAdminCalls.deleteReward, async ({ params, deps, caller, t }) => {
    await archiveReward(deps, caller, params.id);
    return new Answer({}, t('rewardMessages.rewardArchived'));
  });

  serve(app, rewardAdminCalls.restoreReward, async ({ params, deps, caller, t }) => {
    const reward = await restoreReward(deps, caller, params.id);
    return new Answer(reward, t('admin.economy.rewards.restored'));
  });
}
