import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { i18n } from 'i18next';
import { pageSize } from '#contract/fields.ts';
import { MAX_REFERRALS, type PointRule, pointAdminCalls, pointCalls } from '#contract/points.ts';
import { type Db, inTransaction } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import { serve } from '../../http/define-route.ts';
import { Answer } from '../../http/http-response.ts';
import { readIdempotencyKey } from '../../http/idempotency.ts';
import { Failure } from '../../lib/app-error.ts';
import { recordAudit } from '../audit/index.ts';
import { getSiteSettings } from '../marketing/index.ts';
import { adjustPoints } from './adjust-points.ts';
import { assertMaySee } from './assert-may-see.ts';
import { changeRule } from './change-rule.ts';
import { checkLedger } from './check-ledger.ts';
import { serveEconomy } from './economy.routes.ts';
import {
  countHistory,
  findSignInState,
  getBalance,
  getLearner,
  listDailyBalances,
  listHistory,
  listRules,
} from './points.queries.ts';
import { STREAK_DAYS } from './points.rules.ts';
import {
  inContractOrder,
  kindsSharingCap,
  presentBalance,
  presentEntry,
  presentRule,
} from './present-points.ts';
import { reverseEntry } from './reverse-entry.ts';
import { signIn } from './sign-in.ts';
import { serveStatements } from './statement.routes.ts';

/** Which rules share a cap is no admin's choice, so the audit need not say it. */
function auditedRule({ shares_cap_with: _, ...rule }: PointRule) {
  return rule;
}

/** A refusal that is about the caller's own points says so. */
function tellOwnPoints(error: unknown, t: i18n['t']): never {
  if (!(error instanceof Failure) || error.code !== 'FORBIDDEN') throw error;
  throw new Failure('FORBIDDEN', { msg: t('points.ownPoints') });
}

/** Whose points they are, as the audit tells it. */
async function nameOf(db: Db, userId: number): Promise<string> {
  return (await getLearner(db, userId)).name;
}

const HISTORY_PAGE = 20;
const RULES_PAGE = 20;

async function timeZoneOf(db: Db): Promise<string> {
  return (await getSiteSettings(db)).time_zone;
}

export function serveGuestPoints(app: FastifyInstance): void {
  serve(app, pointCalls.rules, async ({ deps }) => {
    const rules = inContractOrder(await listRules(deps.database.db));
    const paying = rules.filter((rule) => rule.is_active && rule.amount !== 0);
    const list = paying.map((rule) => ({
      ...rule,
      shares_cap_with: kindsSharingCap(rule, paying),
    }));
    return { list, streak_days: STREAK_DAYS, max_referrals: MAX_REFERRALS };
  });
}

export function serveLearnerPoints(app: FastifyInstance): void {
  serve(app, pointCalls.balance, async ({ query, deps, caller }) => {
    assertMaySee(caller, query.user_id);
    return presentBalance(await getBalance(deps.database.db, query.user_id, deps.now()));
  });

  serve(app, pointCalls.history, async ({ query, deps, caller }) => {
    assertMaySee(caller, query.user_id);
    const { db } = deps.database;
    const limit = pageSize(query, HISTORY_PAGE);
    const [rows, count] = await Promise.all([
      listHistory(db, query.user_id, { page: query.page, limit }),
      countHistory(db, query.user_id),
    ]);
    return { list: rows.map(presentEntry), count, page: query.page, limit };
  });

  serve(app, pointCalls.series, async ({ query, deps, caller }) => {
    assertMaySee(caller, query.user_id);
    const { db } = deps.database;
    await getLearner(db, query.user_id);
    const timeZone = await timeZoneOf(db);
    const today = academyDay(deps.now(), timeZone);
    const span = { today, days: query.days, timeZone };
    return { list: await listDailyBalances(db, query.user_id, span) };
  });

  serveStatements(app);

  serve(app, pointCalls.signInState, async ({ deps, caller }) => {
    const { db } = deps.database;
    const timeZone = await timeZoneOf(db);
    return findSignInState(db, { userId: caller.userId, now: deps.now(), timeZone });
  });

  serve(app, pointCalls.signIn, async ({ deps, caller, t }) => {
    const { db } = deps.database;
    const { userId } = caller;
    const now = deps.now();
    const timeZone = await timeZoneOf(db);
    const earned = await signIn(db, { userId, now, timeZone });
    const state = await findSignInState(db, { userId, now, timeZone });
    const isRepeat = earned.not_paid_reason === 'already_paid';
    const msg = isRepeat
      ? t('points.alreadySignedIn')
      : t('points.signedIn', { count: earned.pointsEarned });
    return new Answer({ ...state, ...earned }, msg);
  });
}

export function serveAdminPoints(app: FastifyInstance): void {
  serve(app, pointAdminCalls.adjust, async ({ params, body, deps, caller, t, request }) => {
    const { db } = deps.database;
    const now = deps.now();
    const adjustment = {
      userId: params.id,
      ...body,
      actorUserId: caller.userId,
      // Without the client's own key it is an adjustment like no other.
      idempotencyKey: readIdempotencyKey(request, t) ?? randomUUID(),
      now,
    };
    const { pointId } = await inTransaction(db, async (tx) => {
      const written = await adjustPoints(tx, adjustment);
      if (written.isRepeat) return written;
      await recordAudit(tx, caller, {
        action: 'points.adjust',
        entity: 'user',
        entityId: params.id,
        after: { user_name: await nameOf(tx, params.id), point_id: written.pointId, ...body },
      });
      return written;
    }).catch((error: unknown) => tellOwnPoints(error, t));
    const balance = presentBalance(await getBalance(db, params.id, now));
    return new Answer({ point_id: pointId, balance }, t('points.adjusted'));
  });

  serve(app, pointAdminCalls.reverse, async ({ params, body, deps, caller, t }) => {
    const { db } = deps.database;
    const now = deps.now();
    const correction = { pointId: params.id, ...body, actorUserId: caller.userId, now };
    const { pointId, userId } = await inTransaction(db, async (tx) => {
      const written = await reverseEntry(tx, correction);
      if (written.isRepeat) return written;
      await recordAudit(tx, caller, {
        action: 'points.reverse',
        entity: 'point_entry',
        entityId: params.id,
        after: { user_name: await nameOf(tx, written.userId), point_id: written.pointId, ...body },
      });
      return written;
    }).catch((error: unknown) => tellOwnPoints(error, t));
    const balance = presentBalance(await getBalance(db, userId, now));
    return new Answer({ point_id: pointId, balance }, t('points.reversed'));
  });

  serveEconomy(app);

  serve(app, pointAdminCalls.ledgerCheck, ({ deps }) => checkLedger(deps.database.db, deps.now()));

  serve(app, pointAdminCalls.rules, async ({ deps }) => {
    const rules = await listRules(deps.database.db);
    const list = inContractOrder(rules).map((rule) => presentRule(rule, rules));
    return { list, count: list.length, page: 1, limit: RULES_PAGE };
  });

  serve(app, pointAdminCalls.updateRule, async ({ params, body, deps, caller, t }) => {
    const now = deps.now();
    const { after } = await inTransaction(deps.database.db, async (tx) => {
      const change = await changeRule(tx, params.kind, body, { t, now });
      for (const one of change.written) {
        await recordAudit(tx, caller, {
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
    return new Answer(after, t('points.ruleSaved'));
  });
}
