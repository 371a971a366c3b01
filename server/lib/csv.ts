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

/** A phone number: a text of its own, since an international one begins like a formula. */
export interface PhoneCell {
  phone: string;
}

/** Text, a number, a phone number, or nothing. */
export type CsvCell = string | number | PhoneCell | null;

/** `+`, digits and single spaces: without an operator, a reference or a function nothing is run. */
const BARE_PHONE = /^\+?\d+(?: \d+)*$/;

const guarded = (text: string) => (isFormula(text) ? `'${text}` : text);

/**
 * A phone number in the form that couriers' programs read. Brackets, dots and dashes become spaces,
 * since a spreadsheet would subtract the parts of a number with dashes; what is no phone number
 * then is written as text.
 */
function phoneText({ phone }: PhoneCell): string {
  const bare = phone.replace(/[\s().\-\u2010-\u2015]+/g, ' ').trim();
  return BARE_PHONE.test(bare) ? bare : guarded(phone);
}

function csvRows(rows: readonly (readonly CsvCell[])[]): string {
  return stringify([...rows], {
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    quoted_match: NEEDS_QUOTES,
    // Texts alone: -5 must stay a number to be added up. The library's own `escape_formulas` checks
    // the first character only and misses padded formulas.
    cast: { string: guarded, object: (cell) => phoneText(cell as unknown as PhoneCell) },
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
