import { Readable } from 'node:stream';
import { AUDIT_FILE_LIMIT } from '#contract/audit-admin.ts';
import type { Db } from '#database/open.ts';
import { academyClock } from '#domain/academy-day.ts';
import { auditWords } from '#i18n/audit-field-labels.ts';
import type { Translator } from '#i18n/create-translator.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { type CsvCell, csvTable } from '#server/lib/csv.ts';
import { type AuditFilter, countAudit, streamAudit } from './audit.queries.ts';
import { changedFields, writeSide } from './audit.rules.ts';

/**
 * The audit as CSV, streamed: a row for each change, in the reader’s language, with the changed
 * fields before and after.
 * @throws AppError VALIDATION_FAILED where there are too many lines
 */
export async function writeAuditCsv(
  db: Db,
  filter: AuditFilter,
  { t, timeZone }: { t: Translator['t']; timeZone: string },
): Promise<Readable> {
  const count = await countAudit(db, filter, { limit: AUDIT_FILE_LIMIT, timeZone });
  if (count > AUDIT_FILE_LIMIT) {
    const params = { limit: AUDIT_FILE_LIMIT };
    throw fieldError('VALIDATION_FAILED', 'from', { key: 'messages.audit.csv.tooLong', params });
  }
  const clock = academyClock(timeZone);
  const words = {
    ...auditWords(t),
    line: (field: string, value: string) => t('messages.audit.csv.line', { field, value }),
    yes: t('admin.audit.yes'),
    no: t('admin.audit.no'),
  };
  const header = [
    t('messages.audit.csv.number'),
    t('messages.audit.csv.time', { timeZone }),
    t('admin.audit.who'),
    t('admin.audit.action'),
    t('admin.audit.entity'),
    t('messages.audit.csv.entityId'),
    t('admin.audit.before'),
    t('admin.audit.after'),
  ];
  async function* rows(): AsyncGenerator<CsvCell[][]> {
    for await (const batch of streamAudit(db, filter, timeZone)) {
      yield batch.map((row) => {
        const { before, after } = changedFields(row.before, row.after);
        return [
          row.audit_id,
          clock(row.at),
          words.actor(row.actor_name),
          words.verb(row.action),
          words.entity(row.entity),
          words.exported(row.entity, row.entity_id) ?? row.entity_id,
          writeSide(before, words),
          writeSide(after, words),
        ];
      });
    }
  }
  return Readable.from(csvTable(header, rows()), { objectMode: false });
}
