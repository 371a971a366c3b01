import type { FastifyInstance } from 'fastify';
import { dashboardCalls } from '#contract/dashboard-admin.ts';
import { pageSize } from '#contract/paging.ts';
import type { Db } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import { isPermitted } from '#domain/permissions.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { findStored } from '#server/features/daily-figures/index.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { readCursor, writeCursor } from '#server/lib/sql/time-cursor.ts';
import { listActivities } from './activities.queries.ts';
import { bucketDays, bucketsOf, decidePeriod, sameDayLastMonth } from './period.rules.ts';
import { presentActivity, presentRow, presentSeries, presentTodo } from './present-dashboard.ts';
import { listFigureRows } from './rows.queries.ts';
import { readCards, readSeries } from './stats.queries.ts';
import { readTodo } from './todo.queries.ts';

/**
 * The academy's today, and the requested period.
 * @throws AppError VALIDATION_FAILED where it cannot be shown
 */
async function readPeriod(
  db: Db,
  asked: { from?: string | undefined; to?: string | undefined },
  now: Date,
) {
  const { time_zone: timeZone } = await getSiteSettings(db);
  const today = academyDay(now, timeZone);
  const period = decidePeriod(asked, today);
  if (typeof period === 'string') {
    const key = period === 'too_long' ? 'validation.period_two_years' : 'validation.period';
    throw fieldError('VALIDATION_FAILED', 'from', key);
  }
  return { timeZone, today, period };
}

export function registerAdminDashboardRoutes(app: FastifyInstance): void {
  defineRoute(app, dashboardCalls.stats, async ({ query, dependencies }) => {
    const { db } = dependencies.database;
    const { timeZone, today, period } = await readPeriod(db, query, dependencies.now());
    const comparedWith = sameDayLastMonth(today);
    const stored = await findStored(db, timeZone);
    const [cards, series] = await Promise.all([
      readCards(db, { today, comparedWith, stored }),
      readSeries(db, period, stored),
    ]);
    return {
      ...period,
      step: bucketDays(period) === 1 ? ('day' as const) : ('week' as const),
      today,
      compared_with: comparedWith,
      cards,
      series: presentSeries(series, bucketsOf(period)),
    };
  });

  defineRoute(app, dashboardCalls.activities, async ({ query, dependencies }) => {
    const { type, limit } = query;
    const before = readCursor(query.before);
    // One more than requested shows whether there is a next page.
    const rows = await listActivities(dependencies.database.db, { type, before, limit: limit + 1 });
    const list = rows.slice(0, limit);
    const last = list.at(-1);
    const hasMore = rows.length > limit && last !== undefined;
    return {
      list: list.map(presentActivity),
      next: hasMore ? writeCursor({ at: last.cursor_at, id: last.id }) : null,
    };
  });

  defineRoute(app, dashboardCalls.todo, async ({ dependencies, currentUser }) => {
    const now = dependencies.now();
    return presentTodo(await readTodo(dependencies.database.db, now), now, (permission) =>
      isPermitted(currentUser, permission),
    );
  });

  defineRoute(app, dashboardCalls.rows, async ({ query, dependencies }) => {
    const { db } = dependencies.database;
    const { timeZone, period } = await readPeriod(db, query, dependencies.now());
    const { metric, page } = query;
    const limit = pageSize(query, 25);
    const found = await listFigureRows(db, { metric, period, timeZone, page, limit });
    return { ...found, list: found.list.map(presentRow), ...period, metric, page, limit };
  });
}
