import type { FastifyInstance } from 'fastify';
import { pageSize } from '#contract/paging.ts';
import { economyAdminCalls } from '#contract/points-economy-admin.ts';
import type { Db } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { FileResponse } from '#server/http/file-response.ts';
import { listLedger, listRuleChanges, streamLedger } from './ledger.queries.ts';
import { presentLedgerEntry, presentRuleChange } from './present-ledger.ts';
import { readEarningRates } from './read-earning-rates.ts';
import { readEconomy } from './read-economy.ts';
import { readWhatIf } from './read-what-if.ts';
import { writeLedgerCsv } from './write-ledger-csv.ts';

async function timeZoneOf(db: Db): Promise<string> {
  return (await getSiteSettings(db)).time_zone;
}

/** The ledger as a list and a file, the rules' history, and the economy of the points. */
export function registerEconomyRoutes(app: FastifyInstance): void {
  defineRoute(app, economyAdminCalls.entries, async ({ query, dependencies }) => {
    const { db } = dependencies.database;
    const limit = pageSize(query, 20);
    const { list, count, total } = await listLedger(db, { ...query, limit }, await timeZoneOf(db));
    return { list: list.map(presentLedgerEntry), count, total, page: query.page, limit };
  });

  defineRoute(app, economyAdminCalls.entriesCsv, async ({ query, dependencies, locale, t }) => {
    const { db } = dependencies.database;
    const timeZone = await timeZoneOf(db);
    const day = academyDay(dependencies.now(), timeZone);
    return new FileResponse({
      stream: writeLedgerCsv(streamLedger(db, query, timeZone), { timeZone, locale, t }),
      bytes: null,
      type: 'text/csv; charset=utf-8',
      name: `${t('messages.points.ledger.fileName', { day })}.csv`,
    });
  });

  defineRoute(app, economyAdminCalls.ruleHistory, async ({ params, query, dependencies }) => {
    const limit = pageSize(query, 20);
    const { page } = query;
    const { list, count } = await listRuleChanges(dependencies.database.db, params.kind, {
      page,
      limit,
    });
    return { list: list.map(presentRuleChange), count, page, limit };
  });

  defineRoute(app, economyAdminCalls.economy, async ({ query, dependencies }) => {
    const { db } = dependencies.database;
    return readEconomy(db, query, { now: dependencies.now(), timeZone: await timeZoneOf(db) });
  });

  defineRoute(app, economyAdminCalls.earningRates, async ({ dependencies }) => {
    const { db } = dependencies.database;
    return readEarningRates(db, { now: dependencies.now(), timeZone: await timeZoneOf(db) });
  });

  defineRoute(app, economyAdminCalls.whatIf, async ({ params, query, dependencies }) => {
    const { db } = dependencies.database;
    const supposed = { amount: query.amount ?? null, daily_cap: query.daily_cap ?? null };
    const timeZone = await timeZoneOf(db);
    return readWhatIf(db, params.kind, supposed, { now: dependencies.now(), timeZone });
  });
}
