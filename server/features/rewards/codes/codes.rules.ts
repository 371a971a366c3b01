import { CODE_LINES, type CodeFate } from '#contract/rewards-codes-admin.ts';
import { foldText } from '#contract/text.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { readListRows } from '#server/lib/read-list-rows.ts';

/** A line of a list of codes; `added` where nothing prevents it. */
export interface CodeLine {
  /** In the list, from 1. */
  line: number;
  code: string;
  fate: CodeFate;
}

/** Headings of a column of codes, in lower case and without spaces. */
const headings = new Set([
  'code',
  'codes',
  'voucher',
  'vouchercode',
  'couponcode',
  'giftcode',
  'serial',
  'serialnumber',
  'link',
  'url',
  '兑换码',
  '券码',
  '卡号',
  '卡密',
  '激活码',
  '序列号',
  '链接',
]);

/**
 * Visible ASCII with single spaces between: whoever types a code from the screen, or compares it
 * with that of a shop, must be able to tell its characters apart.
 */
const CODE = /^(?=.{4,200}$)[!-~]+(?: [!-~]+)*$/;

/** What a report shows of a line that is no code. */
const MAX_SHOWN = 200;

const headingOf = (cell: string) => foldText(cell).toLowerCase().replace(/[\s_]/g, '');

const readRows = (list: string) =>
  readListRows(list, {
    maxLines: CODE_LINES,
    unreadable: () => fieldError('VALIDATION_FAILED', 'codes', 'messages.rewards.codes.unreadable'),
  });

/**
 * Reads a pasted list or a CSV: one code a line, in the column of a known heading or in the first.
 * Whether a code is stored already is decided afterwards.
 * @throws AppError VALIDATION_FAILED at the field `codes`
 */
export function readCodeList(list: string): { lines: CodeLine[]; hasOtherColumns: boolean } {
  const rows = readRows(list);
  const column = rows[0]?.record.findIndex((cell) => headings.has(headingOf(cell))) ?? -1;
  const body = column === -1 ? rows : rows.slice(1);
  if (body.length === 0)
    throw fieldError('VALIDATION_FAILED', 'codes', 'validation.codes_required');
  if (body.length > CODE_LINES) {
    throw fieldError('VALIDATION_FAILED', 'codes', {
      key: 'messages.rewards.codes.tooMany',
      params: { limit: CODE_LINES },
    });
  }
  const seen = new Set<string>();
  const lines = body.map(({ record, info }): CodeLine => {
    const code = foldText(record[Math.max(0, column)] ?? '').trim();
    const isRepeated = seen.has(code);
    seen.add(code);
    if (!CODE.test(code))
      return { line: info.lines, code: code.slice(0, MAX_SHOWN), fate: 'invalid' };
    return { line: info.lines, code, fate: isRepeated ? 'duplicate' : 'added' };
  });
  return { lines, hasOtherColumns: rows.some(({ record }) => record.length > 1) };
}

/** Marks the codes that are stored already. */
export function withStored(lines: readonly CodeLine[], stored: ReadonlySet<string>): CodeLine[] {
  return lines.map((line) =>
    line.fate === 'added' && stored.has(line.code) ? { ...line, fate: 'stored' } : line,
  );
}

/** How many lines have which outcome. */
export function countCodeFates(lines: readonly CodeLine[]): Record<CodeFate, number> {
  const counts: Record<CodeFate, number> = { added: 0, duplicate: 0, stored: 0, invalid: 0 };
  for (const { fate } of lines) counts[fate]++;
  return counts;
}

/** The lines that are not added first, then the others. */
export function codeLinesToShow(lines: readonly CodeLine[], limit: number): CodeLine[] {
  const others = lines.filter((line) => line.fate !== 'added');
  const added = lines.filter((line) => line.fate === 'added');
  return [...others, ...added].slice(0, limit);
}

/** The last characters of a code, at most four and never more than a third of it. */
export function maskCode(code: string): string {
  const shown = Math.min(4, Math.floor(code.length / 3));
  return `••••${code.slice(code.length - shown)}`;
}
