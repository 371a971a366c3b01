import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pageSize } from '#contract/paging.ts';
import { learningKinds, MAX_REFERRALS, type PointRule, pointCalls } from '#contract/points.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { type Db, inTransaction } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import { STREAK_DAYS, signInState } from '#domain/sign-in-streak.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { readIdempotencyKey } from '#server/http/idempotency.ts';
import { getPointTotals } from './deferred/point-totals.queries.ts';
import { registerPointTotalsRoutes } from './deferred/point-totals.routes.ts';
import { presentUnpaid } from './deferred/present-unpaid.ts';
import { listUnpaid, summarizeUnpaid } from './deferred/unpaid.queries.ts';
import { registerEconomyRoutes } from './economy/economy.routes.ts';
import { adjustPoints } from './ledger/adjust-points.ts';
import { assertMaySeePoints } from './ledger/assert-may-see-points.ts';
import { getBalance, listDailyBalances } from './ledger/balance.queries.ts';
import { checkLedger } from './ledger/check-ledger.ts';
import { countHistory, getLearner, listHistory } from './ledger/history.queries.ts';
import { listRules } from './ledger/point-rules.queries.ts';
import {
  inContractOrder,
  kindsSharingCap,
  presentBalance,
  presentEntry,
  presentRule,
} from './ledger/present-points.ts';
import { reverseEntry } from './ledger/reverse-entry.ts';
import { listSignIns } from './ledger/sign-ins.queries.ts';
import { changePointRule } from './rules/change-point-rule.ts';
import { signIn } from './rules/sign-in.ts';
import { registerStatementsRoutes } from './statement/statement.routes.ts';

/** The kinds that share a cap are not an admin's choice, so the audit omits them. */
function auditedRule({ shares_cap_with: _, ...rule }: PointRule) {
  return rule;
}

/** The owner of the points, as the audit names them. */
async function nameOf(db: Db, userId: number): Promise<string> {
  return (await getLearner(db, userId)).name;
}

const HISTORY_PAGE = 20;
const RULES_PAGE = 20;

async function timeZoneOf(db: Db): Promise<string> {
  return (await getSiteSettings(db)).time_zone;
}

export function registerGuestPointsRoutes(app: FastifyInstance): void {
  defineRoute(app, pointCalls.rules, async ({ dependencies }) => {
    const rules = inContractOrder(await listRules(dependencies.database.db));
    const paying = rules.filter((rule) => rule.is_active && rule.amount !== 0);
    const list = paying.map((rule) => ({
      ...rule,
      shares_cap_with: kindsSharingCap(rule, paying),
    }));
    const { daily_cap, weekly_cap } = await getPointTotals(dependencies.database.db);
    const totals = { daily_cap, weekly_cap, kinds: [...learningKinds] };
    return { list, totals, streak_days: STREAK_DAYS, max_referrals: MAX_REFERRALS };
  });
}

export function registerLearnerPointsRoutes(app: FastifyInstance): void {
  defineRoute(app, pointCalls.balance, async ({ query, dependencies, currentUser }) => {
    assertMaySeePoints(currentUser, query.user_id);
    return presentBalance(
      await getBalance(dependencies.database.db, query.user_id, dependencies.now()),
    );
  });

  defineRoute(app, pointCalls.history, async ({ query, dependencies, currentUser }) => {
    assertMaySeePoints(currentUser, query.user_id);
    const { db } = dependencies.database;
    const limit = pageSize(query, HISTORY_PAGE);
    const [rows, count] = await Promise.all([
      listHistory(db, query.user_id, { page: query.page, limit }),
      countHistory(db, query.user_id),
    ]);
    return { list: rows.map(presentEntry), count, page: query.page, limit };
  });

  defineRoute(app, pointCalls.unpaid, async ({ query, dependencies, currentUser }) => {
    assertMaySeePoints(currentUser, query.user_id);
    const { db } = dependencies.database;
    const limit = pageSize(query, HISTORY_PAGE);
    const [rows, { count, owed }] = await Promise.all([
      listUnpaid(db, query.user_id, { page: query.page, limit }),
      summarizeUnpaid(db, query.user_id),
    ]);
    return { list: rows.map(presentUnpaid), count, page: query.page, limit, points_owed: owed };
  });

  defineRoute(app, pointCalls.series, async ({ query, dependencies, currentUser }) => {
    assertMaySeePoints(currentUser, query.user_id);
    const { db } = dependencies.database;
    await getLearner(db, query.user_id);
    const timeZone = await timeZoneOf(db);
    const today = academyDay(dependencies.now(), timeZone);
    const span = { today, days: query.days, timeZone };
    return { list: await listDailyBalances(db, query.user_id, span) };
  });

  registerStatementsRoutes(app);

  defineRoute(app, pointCalls.signInState, async ({ dependencies, currentUser }) => {
    const { db } = dependencies.database;
    const today = academyDay(dependencies.now(), await timeZoneOf(db));
    return signInState(await listSignIns(db, currentUser.userId, today), today);
  });

  defineRoute(app, pointCalls.signIn, async ({ dependencies, currentUser, t }) => {
    const { db } = dependencies.database;
    const { userId } = currentUser;
    const now = dependencies.now();
    const timeZone = await timeZoneOf(db);
    const { earned, state } = await signIn(db, { userId, now, timeZone });
    const isRepeat = earned.not_paid_reason === 'already_paid';
    const msg = isRepeat
      ? t('messages.points.alreadySignedIn')
      : t('messages.points.signedIn', { count: earned.pointsEarned });
    return new HttpResponse({ ...state, ...earned }, msg);
  });
}

export function registerAdminPointsRoutes(app: FastifyInstance): void {
  defineRoute(
    app,
    pointAdminCalls.adjust,
    async ({ params, body, dependencies, currentUser, t, request }) => {
      const { db } = dependencies.database;
      const now = dependencies.now();
      const adjustment = {
        userId: params.id,
        ...body,
        actorUserId: currentUser.userId,
        // Without the client's own key every adjustment is a new one.
        idempotencyKey: readIdempotencyKey(request) ?? randomUUID(),
        now,
      };
      const { pointId } = await inTransaction(db, async (tx) => {
        const written = await adjustPoints(tx, adjustment);
        if (written.isRepeat) return written;
        await recordAudit(tx, currentUser, {
          action: 'points.adjust',
          entity: 'user',
          entityId: params.id,
          after: { user_name: await nameOf(tx, params.id), point_id: written.pointId, ...body },
        });
        return written;
      });
      const balance = presentBalance(await getBalance(db, params.id, now));
      return new HttpResponse({ point_id: pointId, balance }, t('messages.points.adjusted'));
    },
  );

  defineRoute(
    app,
    pointAdminCalls.reverse,
    async ({ params, body, dependencies, currentUser, t }) => {
      const { db } = dependencies.database;
      const now = dependencies.now();
      const correction = { pointId: params.id, ...body, actorUserId: currentUser.userId, now };
      const { pointId, userId } = await inTransaction(db, async (tx) => {
        const written = await reverseEntry(tx, correction);
        if (written.isRepeat) return written;
        await recordAudit(tx, currentUser, {
          action: 'points.reverse',
          entity: 'point_entry',
          entityId: params.id,
          after: {
            user_name: await nameOf(tx, written.userId),
            point_id: written.pointId,
            ...body,
          },
        });
        return written;
      });
      const balance = presentBalance(await getBalance(db, userId, now));
      return new HttpResponse({ point_id: pointId, balance }, t('messages.points.reversed'));
    },
  );

  registerEconomyRoutes(app);
  registerPointTotalsRoutes(app);

  defineRoute(app, pointAdminCalls.ledgerCheck, ({ dependencies }) =>
    checkLedger(dependencies.database.db, dependencies.now()),
  );

  defineRoute(app, pointAdminCalls.rules, async ({ dependencies }) => {
    const rules = await listRules(dependencies.database.db);
    const list = inContractOrder(rules).map((rule) => presentRule(rule, rules));
    return { list, count: list.length, page: 1, limit: RULES_PAGE };
  });

  defineRoute(
    app,
    pointAdminCalls.updateRule,
    async ({ params, body, dependencies, currentUser, t }) => {
      const now = dependencies.now();
      const { after } = await inTransaction(dependencies.database.db, async (tx) => {
        const change = await changePointRule(tx, params.kind, body, now);
        for (const one of change.written) {
          await recordAudit(tx, currentUser, {
            action: 'point_rule.update',
            entity: 'point_rule',
            entityId: one.after.kind,
            before: auditedRule(one.before),
            after: auditedRule(one.after),
            now,
          });
        }
        return change;
      });
      return new HttpResponse(after, t('messages.points.ruleSaved'));
    },
  );
}
