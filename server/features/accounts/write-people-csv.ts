import { Readable } from 'node:stream';
import { academyClock } from '#domain/academy-day.ts';
import type { Translator } from '#i18n/create-translator.ts';
import { type CsvCell, csvTable } from '#server/lib/csv.ts';
import type { PersonRow } from './people.queries.ts';

/** People as CSV, streamed; an import can read it again. */
export function writePeopleCsv(
  batches: AsyncIterable<PersonRow[]>,
  { timeZone, t }: { timeZone: string; t: Translator['t'] },
): Readable {
  const clock = academyClock(timeZone);
  const columns = [
    'number',
    'name',
    'email',
    'role',
    'language',
    'state',
    'points',
    'joined',
    'seen',
  ] as const;
  const header = columns.map((column) => t(`admin.accounts.csv.${column}`, { timeZone }));
  const stateOf = (row: PersonRow) => {
    if (row.archived_at !== null) return t('admin.accounts.states.removed');
    return t(row.is_active ? 'admin.accounts.states.active' : 'admin.accounts.states.inactive');
  };
  async function* rows(): AsyncGenerator<CsvCell[][]> {
    for await (const batch of batches) {
      yield batch.map((row) => [
        row.user_id,
        row.name,
        row.email,
        t(`admin.accounts.roles.${row.role}`),
        t(`admin.accounts.languages.${row.language_preference}`),
        stateOf(row),
        row.available_points,
        clock(row.created_at),
        row.last_seen_at === null ? '' : clock(row.last_seen_at),
      ]);
    }
  }
  return Readable.from(csvTable(header, rows()), { objectMode: false });
}
