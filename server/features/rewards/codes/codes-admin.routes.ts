import type { FastifyInstance } from 'fastify';
import { pageSize } from '#contract/paging.ts';
import { rewardCodeAdminCalls } from '#contract/rewards-codes-admin.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { getAdminReward } from '../catalogue/rewards.queries.ts';
import { countCodes, listCodes } from './codes.queries.ts';
import { addCodes, removeCodes } from './edit-codes.ts';
import { presentCode } from './present-code.ts';

export function registerCodesRoutes(app: FastifyInstance): void {
  defineRoute(app, rewardCodeAdminCalls.codes, async ({ params, query, dependencies }) => {
    const { db } = dependencies.database;
    const { reward_id: rewardId } = await getAdminReward(db, params.id);
    const { page } = query;
    const limit = pageSize(query, 20);
    const [list, stock] = await Promise.all([
      listCodes(db, rewardId, { page, limit }),
      countCodes(db, rewardId),
    ]);
    return {
      list: list.map(presentCode),
      count: stock.unused + stock.delivered,
      stock,
      page,
      limit,
    };
  });

  defineRoute(app, rewardCodeAdminCalls.addCodes, async (call) => {
    const { params, body, dependencies, currentUser, t } = call;
    const report = await addCodes(dependencies, currentUser, params.id, body);
    const key = report.dry_run ? 'messages.rewards.codes.tried' : 'messages.rewards.codes.added';
    return new HttpResponse(report, t(key, { count: report.counts.added ?? 0 }));
  });

  defineRoute(
    app,
    rewardCodeAdminCalls.removeCodes,
    async ({ params, dependencies, currentUser, t }) => {
      const outcome = await removeCodes(dependencies, currentUser, params.id);
      const count = outcome.removed;
      return new HttpResponse(outcome, t('messages.rewards.codes.removed', { count }));
    },
  );
}
