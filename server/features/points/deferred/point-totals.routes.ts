import type { FastifyInstance } from 'fastify';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { inTransaction } from '#database/open.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { changePointTotals, presentTotals } from './change-point-totals.ts';
import { getPointTotals } from './point-totals.queries.ts';

/** What learning and taking part pay together at most. */
export function registerPointTotalsRoutes(app: FastifyInstance): void {
  defineRoute(app, pointAdminCalls.totals, async ({ dependencies }) =>
    presentTotals(await getPointTotals(dependencies.database.db)),
  );

  defineRoute(app, pointAdminCalls.updateTotals, async ({ body, dependencies, currentUser, t }) => {
    const now = dependencies.now();
    const { after } = await inTransaction(dependencies.database.db, async (tx) => {
      const change = await changePointTotals(tx, body, now);
      if (change.after.version !== change.before.version) {
        await recordAudit(tx, currentUser, {
          action: 'point_totals.update',
          entity: 'point_totals',
          entityId: 1,
          ...change,
          now,
        });
      }
      return change;
    });
    return new HttpResponse(after, t('messages.points.totalsSaved'));
  });
}
