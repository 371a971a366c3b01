/**
 * Tables as CSV (RFC 4180) for people who open them in a spreadsheet. Excel takes a file
 * for UTF-8 only where it begins with a byte-order mark, and runs as a formula whatever
 * text begins like one, also text that somebody else has typed.
 */

/** Begins the file; once. */
export const CSV_START = '\uFEFF';

const END_OF_ROW = '\r\n';

/** How formulas begin; full width too, which Excel folds in Chinese and Japanese. */
const FORMULA = /^[\s\u200B\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Whether a spreadsheet would run this text. */
export function isFormula(text: string): boolean {
  return FORMULA.test(text);
}

/** What tears a cell apart unless it stands in quotes, whichever separator the reader prefers. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** Text, a number, or nothing. */
export type CsvCell = string | number | null;

function cellOf(cell: CsvCell): string {
  // A number is no text of anybody's: -5 must stay a number to be added up.
  if (typeof cell === 'number') return String(cell);
  if (cell === null) return '';
  const safe = isFormula(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One row, its line end included. */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(cellOf).join(',')}${END_OF_ROW}`;
}

/** A whole table piece by piece: the start, the header, and the rows as they come. */
export async function* csvTable(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>,
): AsyncGenerator<string> {
  yield CSV_START + csvRow(header);
  for await (const rows of batches) {
    if (rows.length > 0) yield rows.map(csvRow).join('');
  }
}
