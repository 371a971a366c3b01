import {
  EMAIL_LINES,
  EMAIL_LINES_SHOWN,
  type EmailFate,
  type EmailListReport,
} from '#contract/email-list.ts';
import { email as emailField } from '#contract/fields.ts';
import { foldText } from '#contract/text.ts';
import { fieldError } from './app-error.ts';
import { readListRows } from './read-list-rows.ts';

/** A line of a list of people; `added` where nothing prevents it. */
export interface EmailLine {
  /** In the list, from 1. */
  line: number;
  email: string;
  fate: EmailFate;
}

/** Headings of a column of emails, in lower case and without spaces. */
const headings = new Set([
  'email',
  'e-mail',
  'mail',
  'emailaddress',
  '电邮',
  '电邮地址',
  '邮箱',
  '电子邮箱',
  '电子邮件',
  '邮箱地址',
]);

/** What a report shows of a line that is no address. */
const MAX_SHOWN = 254;

const headingOf = (cell: string) => foldText(cell).toLowerCase().replace(/[\s_]/g, '');

const readRows = (list: string) =>
  readListRows(list, {
    maxLines: EMAIL_LINES,
    unreadable: () =>
      fieldError('VALIDATION_FAILED', 'list', 'messages.common.emailList.unreadable'),
  });

/** A table with a column of emails. */
function readTable(list: string, column: number): { line: number; email: string }[] {
  return readRows(list)
    .slice(1)
    .map(({ record, info }) => ({ line: info.lines, email: record[column] ?? '' }));
}

/**
 * Every address in a text, as people write them: `Lin <lin@example.com>; …`. A line without an
 * address counts as one, which is reported as invalid.
 */
function readLines(list: string): { line: number; email: string }[] {
  return list.split(/\r\n|\r|\n/).flatMap((text, index) => {
    const words = foldText(text)
      .split(/[\s,;，；、<>()（）"\uFEFF]+/)
      .filter((word) => word !== '');
    const addresses = words.filter((word) => word.includes('@'));
    const found = addresses.length > 0 || words.length === 0 ? addresses : [words.join(' ')];
    return found.map((email) => ({ line: index + 1, email }));
  });
}

/**
 * Reads a pasted list or a CSV: the column of a known heading, or every address in it. Who has an
 * account is decided afterwards, by `decideEmailLines`.
 * @throws AppError VALIDATION_FAILED at the field `list`
 */
export function readEmailList(list: string): EmailLine[] {
  const [first = ''] = list.trim().split(/[\r\n]/, 1);
  const column = first
    .split(/[,;\t]/)
    .findIndex((cell) => headings.has(headingOf(cell.replace(/["\uFEFF]/g, '').trim())));
  const found = column === -1 ? readLines(list) : readTable(list, column);
  if (found.length === 0) {
    throw fieldError('VALIDATION_FAILED', 'list', 'validation.emails_required');
  }
  if (found.length > EMAIL_LINES) {
    throw fieldError('VALIDATION_FAILED', 'list', {
      key: 'messages.common.emailList.tooMany',
      params: { limit: EMAIL_LINES },
    });
  }
  const seen = new Set<string>();
  return found.map(({ line, email: written }) => {
    const email = foldText(written).trim().slice(0, MAX_SHOWN);
    if (!emailField.safeParse(email).success) return { line, email, fate: 'invalid' };
    const key = email.toLowerCase();
    const isRepeated = seen.has(key);
    seen.add(key);
    return { line, email, fate: isRepeated ? 'duplicate' : 'added' };
  });
}

/** The addresses of a list, each once and in lower case. */
export function emailsOf(lines: readonly EmailLine[]): string[] {
  return lines.filter(({ fate }) => fate === 'added').map(({ email }) => email.toLowerCase());
}

interface Known {
  user_id: number;
  email: string;
  is_active: boolean;
}

/**
 * Decides what becomes of each line.
 * @param isDone whether there is nothing to do for somebody
 * @returns the lines, and the people of those that are added
 */
export function decideEmailLines<Person extends Known>(
  lines: readonly EmailLine[],
  people: readonly Person[],
  isDone: (person: Person) => boolean,
): { lines: EmailLine[]; added: Person[] } {
  const byEmail = new Map(people.map((person) => [person.email.toLowerCase(), person]));
  const added: Person[] = [];
  const decided = lines.map((line): EmailLine => {
    if (line.fate !== 'added') return line;
    const person = byEmail.get(line.email.toLowerCase());
    if (person === undefined) return { ...line, fate: 'unknown' };
    if (isDone(person)) return { ...line, fate: 'already' };
    if (!person.is_active) return { ...line, fate: 'inactive' };
    added.push(person);
    return line;
  });
  return { lines: decided, added };
}

/** What a list does or did, the lines that are not added first. */
export function reportEmailList(lines: readonly EmailLine[], isDryRun: boolean): EmailListReport {
  const counts: Record<EmailFate, number> = {
    added: 0,
    already: 0,
    duplicate: 0,
    unknown: 0,
    inactive: 0,
    invalid: 0,
  };
  for (const { fate } of lines) counts[fate]++;
  const others = lines.filter(({ fate }) => fate !== 'added');
  const added = lines.filter(({ fate }) => fate === 'added');
  return {
    dry_run: isDryRun,
    total: lines.length,
    counts,
    lines: [...others, ...added].slice(0, EMAIL_LINES_SHOWN),
  };
}
