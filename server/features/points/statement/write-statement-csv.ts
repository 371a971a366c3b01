import { Readable } from 'node:stream';
import { academyClock } from '#domain/academy-day.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translator } from '#i18n/create-translator.ts';
import { type CsvCell, csvTable } from '#server/lib/csv.ts';
import { presentEntry } from '../ledger/present-points.ts';
import type { Statement } from './read-statement.ts';

/** A statement as CSV, streamed. */
export function writeStatementCsv(
  { batches, timeZone }: Statement,
  { locale, t }: { locale: Locale; t: Translator['t'] },
): Readable {
  const clock = academyClock(timeZone);
  const header = [
    t('messages.points.statement.entry'),
    t('messages.points.statement.time', { timeZone }),
    t('messages.points.statement.description'),
    t('messages.points.statement.points'),
    t('messages.points.statement.balance'),
  ];
  async function* rows(): AsyncGenerator<CsvCell[][]> {
    for await (const batch of batches) {
      yield batch.map((row) => {
        const entry = presentEntry(row);
        const description = locale === 'zh' ? entry.description_zh : entry.description;
        const time = clock(row.created_at);
        return [entry.point_id, time, description, entry.points, entry.balance_after];
      });
    }
  }
  return Readable.from(csvTable(header, rows()), { objectMode: false });
}
