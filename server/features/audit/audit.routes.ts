import type { FastifyInstance } from 'fastify';
import { type AuditLine, auditCalls } from '#contract/audit-admin.ts';
import type { Db } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { FileResponse } from '#server/http/file-response.ts';
import { readCursor, writeCursor } from '#server/lib/sql/time-cursor.ts';
import { type AuditRow, listAudit, listAuditFilters } from './audit.queries.ts';
import { writeAuditCsv } from './write-audit-csv.ts';

const presentLine = (row: AuditRow): AuditLine => ({ ...row, at: row.at.toISOString() });

/** @param getTimeZone in which the academy's days are counted; its settings are audited themselves */
export function registerAdminAuditRoutes(
  app: FastifyInstance,
  { getTimeZone }: { getTimeZone: (db: Db) => Promise<string> },
): void {
  defineRoute(app, auditCalls.list, async ({ query, dependencies }) => {
    const { db } = dependencies.database;
    const timeZone = await getTimeZone(db);
    const { limit, before, ...filter } = query;
    // One more than requested shows whether there is a next page.
    const page = { before: readCursor(before), limit: limit + 1, timeZone };
    const rows = await listAudit(db, filter, page);
    const list = rows.slice(0, limit);
    const last = list.at(-1);
    const hasMore = rows.length > limit && last !== undefined;
    return {
      list: list.map(presentLine),
      next: hasMore ? writeCursor({ at: last.cursor_at, id: String(last.audit_id) }) : null,
    };
  });

  defineRoute(app, auditCalls.filters, ({ dependencies }) =>
    listAuditFilters(dependencies.database.db),
  );

  defineRoute(app, auditCalls.csv, async ({ query, dependencies, t }) => {
    const { db } = dependencies.database;
    const timeZone = await getTimeZone(db);
    const stream = await writeAuditCsv(db, query, { t, timeZone });
    const name = `${t('messages.audit.csv.fileName', { day: academyDay(dependencies.now(), timeZone) })}.csv`;
    return new FileResponse({ stream, bytes: null, type: 'text/csv; charset=utf-8', name });
  });
}
