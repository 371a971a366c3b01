import type { FastifyInstance } from 'fastify';
import { type AuditLine, auditCalls } from '#contract/audit-admin.ts';
import { academyDay } from '#domain/academy-day.ts';
import { serve } from '../../http/define-route.ts';
import { FileAnswer } from '../../http/file-response.ts';
import { readCursor, writeCursor } from '../../lib/sql/time-cursor.ts';
import { getSiteSettings } from '../marketing/index.ts';
import { type AuditRow, listAudit, listAuditFilters } from './audit.queries.ts';
import { writeAuditCsv } from './write-audit-csv.ts';

const presentLine = (row: AuditRow): AuditLine => ({ ...row, at: row.at.toISOString() });

export function serveAdminAudit(app: FastifyInstance): void {
  serve(app, auditCalls.list, async ({ query, deps }) => {
    const { db } = deps.database;
    const { time_zone: timeZone } = await getSiteSettings(db);
    const { limit, before, ...filter } = query;
    // One more than asked for tells whether there is a next page.
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

  serve(app, auditCalls.filters, ({ deps }) => listAuditFilters(deps.database.db));

  serve(app, auditCalls.csv, async ({ query, deps, t }) => {
    const { db } = deps.database;
    const { time_zone: timeZone } = await getSiteSettings(db);
    const stream = await writeAuditCsv(db, query, { t, timeZone });
    const name = `${t('admin.audit.csv.fileName', { day: academyDay(deps.now(), timeZone) })}.csv`;
    return new FileAnswer({ stream, bytes: null, type: 'text/csv; charset=utf-8', name });
  });
}
