import { stringify } from 'csv-stringify/sync';

/**
 * Tables as CSV (RFC 4180) for spreadsheets. Excel reads a file as UTF-8 only where it begins with
 * a byte-order mark, and runs as a formula any text that begins like one, also text that somebody
 * else has typed.
 */

/** Begins the file; once. */
export const CSV_START = '\uFEFF';

/** How formulas begin; full width too, which Excel folds in Chinese and Japanese. */
const FORMULA = /^[\s\u200B\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Whether a spreadsheet would run this text. */
export function isFormula(text: string): boolean {
  return FORMULA.test(text);
}

/** Quoted besides what the library quotes: separators of Excel in other languages, and padding. */
const NEEDS_QUOTES = /[;\t]|^\s|\s$/;

/** Text, a number, or nothing. */
export type CsvCell = string | number | null;

function csvRows(rows: readonly (readonly CsvCell[])[]): string {
  return stringify([...rows], {
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    quoted_match: NEEDS_QUOTES,
    // Texts alone: -5 must stay a number to be added up. The library's own `escape_formulas` checks
    // the first character only and misses padded formulas.
    cast: { string: (text) => (isFormula(text) ? `'${text}` : text) },
  });
}

/** One row, including its line end. */
export function csvRow(cells: readonly CsvCell[]): string {
  return csvRows([cells]);
}

/** A whole table in parts: the start, the header, and the rows as they come. */
export async function* csvTable(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>,
): AsyncGenerator<string> {
  yield CSV_START + csvRow(header);
  for await (const rows of batches) {
    if (rows.length > 0) yield csvRows(rows);
  }
}
