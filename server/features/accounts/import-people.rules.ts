import { type Role, role as roles } from '#contract/accounts.ts';
import type { ImportFate } from '#contract/accounts-import-admin.ts';
import { email as emailField, isPersonName } from '#contract/fields.ts';
import { foldText } from '#contract/text.ts';
import { maxLengths } from '#domain/limits.ts';
import type { Locale } from '#domain/locale.ts';
import { isFormula } from '#server/lib/csv.ts';
import { unnamed } from './default-name.rules.ts';

/** The column of each field; undefined: the file has no such column. */
export interface PeopleColumns {
  email: number;
  name: number | undefined;
  role: number | undefined;
  language: number | undefined;
  /** Headings that are ignored. */
  ignored: string[];
}

/** Headings of the columns, in lower case and without spaces. */
const headings = {
  email: [
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
  ],
  name: ['name', 'fullname', '姓名', '名字', '名称'],
  role: ['role', '角色', '身份'],
  language: ['language', 'languagepreference', 'lang', '语言'],
} as const;

const roleLabels: Record<string, Role> = {
  '': 'student',
  student: 'student',
  learner: 'student',
  学员: 'student',
  学生: 'student',
  teacher: 'teacher',
  教师: 'teacher',
  老师: 'teacher',
  讲师: 'teacher',
  admin: 'admin',
  administrator: 'admin',
  管理员: 'admin',
};

const languageWords: Record<string, Locale> = {
  '': 'zh',
  zh: 'zh',
  'zh-cn': 'zh',
  chinese: 'zh',
  中文: 'zh',
  简体中文: 'zh',
  en: 'en',
  english: 'en',
  英文: 'en',
  英语: 'en',
};

/** The longest name that an account has. */
const MAX_NAME = maxLengths.personName;
/** What the report shows of a cell that is not an address. */
const MAX_SHOWN = 254;

const fold = (text: string) => foldText(text).trim();
const wordOf = (text: string) => fold(text).toLowerCase().replace(/\s+/g, ' ');

/** The separator of cells: the one that is most frequent in the first line. */
export function separatorOf(text: string): string {
  const first = text.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  const count = (separator: string) => first.split(separator).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** Reads the headings, English or Chinese, in any order; null where there is none for the email. */
export function findColumns(header: readonly string[]): PeopleColumns | null {
  const words = header.map((cell) => wordOf(cell).replace(/[\s_]/g, ''));
  const find = (names: readonly string[]) => {
    const index = words.findIndex((word) => names.includes(word));
    return index === -1 ? undefined : index;
  };
  const email = find(headings.email);
  if (email === undefined) return null;
  const found = {
    email,
    name: find(headings.name),
    role: find(headings.role),
    language: find(headings.language),
  };
  const used = new Set<number | undefined>(Object.values(found));
  const ignored = header
    .map((cell) => cell.trim())
    .filter((cell, index) => cell !== '' && !used.has(index));
  return { ...found, ignored };
}

/** A line as it was parsed; `fate` is `create` where nothing prevents it. */
export interface DecidedLine {
  line: number;
  email: string;
  name: string;
  role: Role;
  language: Locale;
  fate: ImportFate;
}

/** Undoes the protection against formulas that our own CSV of people adds. */
function unquoted(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
}

/**
 * Reads one line; whether somebody has its email is decided afterwards, for all at once.
 * @param seen emails of the lines before, in lower case; this one’s is added
 */
export function readLine(
  { line, cells }: { line: number; cells: readonly string[] },
  columns: PeopleColumns,
  seen: Set<string>,
): DecidedLine {
  const cell = (index: number | undefined) =>
    index === undefined ? '' : fold(unquoted(cells[index] ?? ''));
  const email = cell(columns.email).slice(0, MAX_SHOWN);
  const name = cell(columns.name).replace(/\s+/g, ' ');
  const role = roleLabels[wordOf(cell(columns.role))];
  const language = languageWords[wordOf(cell(columns.language))];
  const key = email.toLowerCase();
  const isEmail = emailField.safeParse(email).success;
  const isRepeated = isEmail && seen.has(key);
  if (isEmail) seen.add(key);

  const decide = (): ImportFate => {
    if (email === '') return 'no_email';
    if (!isEmail) return 'bad_email';
    if (isRepeated) return 'duplicate';
    if (role === undefined) return 'bad_role';
    if (language === undefined) return 'bad_language';
    if (isFormula(name)) return 'formula';
    if (name.length > MAX_NAME || !isPersonName(name)) return 'bad_name';
    return 'create';
  };
  return {
    line,
    email,
    name: name === '' && isEmail ? unnamed(language ?? 'zh') : name.slice(0, MAX_SHOWN),
    role: role ?? 'student',
    language: language ?? 'zh',
    fate: decide(),
  };
}

/**
 * Existing people are reported as such whatever else is wrong with the line: a second run creates
 * none.
 */
export function withTaken(
  lines: readonly DecidedLine[],
  taken: ReadonlySet<string>,
): DecidedLine[] {
  return lines.map((line) =>
    line.fate !== 'duplicate' && taken.has(line.email.toLowerCase())
      ? { ...line, fate: 'exists' }
      : line,
  );
}

/** How many lines have which outcome. */
export function countFates(lines: readonly DecidedLine[]): Record<ImportFate, number> {
  const counts: Record<ImportFate, number> = {
    create: 0,
    exists: 0,
    duplicate: 0,
    no_email: 0,
    bad_email: 0,
    bad_role: 0,
    bad_language: 0,
    bad_name: 0,
    formula: 0,
  };
  for (const { fate } of lines) counts[fate]++;
  return counts;
}

/** How many of each role are created. */
export function countRoles(lines: readonly DecidedLine[]): Record<Role, number> {
  const counts = Object.fromEntries(roles.options.map((one) => [one, 0])) as Record<Role, number>;
  for (const { fate, role } of lines) if (fate === 'create') counts[role]++;
  return counts;
}

/** The lines that are not created first, then the others, each in file order. */
export function linesToShow(lines: readonly DecidedLine[], limit: number): DecidedLine[] {
  const others = lines.filter((line) => line.fate !== 'create');
  if (others.length >= limit) return others.slice(0, limit);
  const created = lines.filter((line) => line.fate === 'create');
  return [...others, ...created.slice(0, limit - others.length)];
}
