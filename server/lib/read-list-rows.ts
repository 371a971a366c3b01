import { parse } from 'csv-parse/sync';
import type { AppError } from './app-error.ts';

/** One line of a list that was pasted or uploaded, and its number in the list. */
export interface ListRow {
  record: string[];
  info: { lines: number };
}

/**
 * Reads a pasted list or a CSV with commas, semicolons or tabs; empty lines are skipped.
 * @param unreadable the error where it cannot be read as a table
 * @param maxLines how many rows are accepted; one more is read, besides a heading, so that the
 *   caller sees that there are too many
 * @throws AppError `unreadable`
 */
export function readListRows(
  list: string,
  { maxLines, unreadable }: { maxLines: number; unreadable: () => AppError },
): ListRow[] {
  try {
    return parse(list, {
      bom: true,
      delimiter: [',', ';', '\t'],
      info: true,
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: 10_000,
      to: maxLines + 2,
    }) as unknown as ListRow[];
  } catch (error) {
    if (!String((error as { code?: string }).code).startsWith('CSV_')) throw error;
    throw unreadable();
  }
}
