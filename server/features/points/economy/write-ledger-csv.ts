import { Readable } from 'node:stream';
import { academyClock } from '#domain/academy-day.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translator } from '#i18n/create-translator.ts';
import { type CsvCell, csvTable } from '#server/lib/csv.ts';
import type { LedgerRow } from './ledger.queries.ts';
import { presentLedgerEntry } from './present-ledger.ts';

/** The ledger as CSV, streamed. */
export function writeLedgerCsv(
  batches: AsyncIterable<LedgerRow[]>,
  { timeZone, locale, t }: { timeZone: string; locale: Locale; t: Translator['t'] },
): Readable {
  const clock = academyClock(timeZone);
  const header = [
    t('messages.points.ledger.number'),
    t('messages.points.ledger.time', { timeZone }),
    t('messages.points.ledger.learner'),
    t('messages.points.ledger.name'),
    t('messages.points.ledger.email'),
    t('messages.points.ledger.kind'),
    t('messages.points.ledger.description'),
    t('messages.points.ledger.moved'),
    t('messages.points.ledger.change'),
    t('messages.points.ledger.balance'),
    t('messages.points.ledger.by'),
    t('messages.points.ledger.reason'),
    t('messages.points.ledger.corrects'),
    t('messages.points.ledger.remaining'),
    t('messages.points.ledger.expires', { timeZone }),
  ];
  async function* rows(): AsyncGenerator<CsvCell[][]> {
    for await (const batch of batches) {
      yield batch.map((row) => {
        const entry = presentLedgerEntry(row);
        return [
          entry.point_id,
          clock(row.created_at),
          entry.user_id,
          entry.user_name,
          entry.user_email,
          entry.kind,
          locale === 'zh' ? entry.description_zh : entry.description,
          entry.amount,
          entry.points,
          entry.balance_after,
          entry.actor_name,
          entry.reason,
          entry.reverses_point_id,
          entry.remaining,
          row.expires_at && clock(row.expires_at),
        ];
      });
    }
  }
  return Readable.from(csvTable(header, rows()), { objectMode: false });
}
