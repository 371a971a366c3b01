import { describe, expect, test } from 'vitest';
import {
  countFates,
  findColumns,
  linesToShow,
  type PeopleColumns,
  readLine,
  separatorOf,
  withTaken,
} from './import-people.rules.ts';

const columns: PeopleColumns = { email: 0, name: 1, role: 2, language: 3, ignored: [] };
const read = (...cells: string[]) => readLine({ line: 2, cells }, columns, new Set());

describe('the separator', () => {
  test.each([
    ['email,name', ','],
    ['email;name;role', ';'],
    ['email\tname', '\t'],
    ['email', ','],
    ['\n\nemail;name\na,b,c,d', ';'],
  ])('of %j is %j', (text, separator) => expect(separatorOf(text)).toBe(separator));
});

describe('the headings', () => {
  test.each([
    [['Email', 'Name', 'Role', 'Language'], { email: 0, name: 1, role: 2, language: 3 }],
    [['姓名', '邮箱'], { email: 1, name: 0, role: undefined, language: undefined }],
    [['ＥＭＡＩＬ', ' full_name '], { email: 0, name: 1 }],
    [['E-mail'], { email: 0, ignored: [] }],
    [['编号', '姓名', '邮箱', '积分'], { email: 2, name: 1, ignored: ['编号', '积分'] }],
  ])('%j are understood', (header, found) => expect(findColumns(header)).toMatchObject(found));

  test('without an email mean nothing', () => {
    expect(findColumns(['lin@example.com', 'Lin'])).toBeNull();
  });
});

describe('a line', () => {
  test.each([
    [['lin@example.com', 'Lin'], { fate: 'create', name: 'Lin', role: 'student', language: 'zh' }],
    [['lin@example.com'], { fate: 'create', name: expect.stringMatching(/^用户 \d{6}$/) }],
    [
      [' ＬＩＮ@example.com ', ' 林 美 '],
      { fate: 'create', email: 'LIN@example.com', name: '林 美' },
    ],
    [
      ['lin@example.com', 'Lin', '教师', 'English'],
      { fate: 'create', role: 'teacher', language: 'en' },
    ],
    [['lin@example.com', 'Lin', ' ADMIN '], { fate: 'create', role: 'admin' }],
    [['', 'Lin'], { fate: 'no_email' }],
    [['lin', 'Lin'], { fate: 'bad_email' }],
    [['=1+1@example.com'], { fate: 'bad_email' }],
    [['lin@example.com', 'Lin', 'boss'], { fate: 'bad_role' }],
    [['lin@example.com', 'Lin', '', 'fr'], { fate: 'bad_language' }],
    [['lin@example.com', 'x'.repeat(81)], { fate: 'bad_name' }],
    [['lin@example.com', 'x'.repeat(80)], { fate: 'create' }],
    [['lin@example.com', 'Pay at https://evil.example'], { fate: 'bad_name' }],
    [['lin@example.com', 'Lin\u202Enil'], { fate: 'bad_name' }],
    [['lin@example.com', 'Lin\nMei'], { fate: 'create', name: 'Lin Mei' }],
    [['www.evil.example@example.com'], { fate: 'create' }],
    [['lin@example.com', '=HYPERLINK("http://x")'], { fate: 'formula' }],
    [['lin@example.com', '＋cmd'], { fate: 'formula' }],
    // As our own table of people writes it.
    [['lin@example.com', "'=cmd"], { fate: 'formula', name: '=cmd' }],
    [['lin@example.com', "O'Brien"], { fate: 'create', name: "O'Brien" }],
  ])('%j', (cells, expected) => expect(read(...cells)).toMatchObject(expected));

  test('whose email was further up, in another case, is a duplicate', () => {
    const seen = new Set<string>();
    const fates = ['lin@example.com', 'LIN@EXAMPLE.COM', 'tan@example.com', 'broken', 'broken'].map(
      (email) => readLine({ line: 2, cells: [email] }, columns, seen).fate,
    );
    expect(fates).toEqual(['create', 'duplicate', 'create', 'bad_email', 'bad_email']);
  });
});

test('an existing account is reported as such, whatever else is wrong with the line', () => {
  const seen = new Set<string>();
  const lines = [['Lin@example.com', 'Lin', 'boss'], ['lin@example.com'], ['tan@example.com']].map(
    (cells) => readLine({ line: 2, cells }, columns, seen),
  );
  const decided = withTaken(lines, new Set(['lin@example.com']));
  expect(decided.map((line) => line.fate)).toEqual(['exists', 'duplicate', 'create']);
  expect(countFates(decided)).toMatchObject({ exists: 1, duplicate: 1, create: 1, bad_role: 0 });
  expect(linesToShow(decided, 3).map((line) => line.fate)).toEqual([
    'exists',
    'duplicate',
    'create',
  ]);
  expect(linesToShow([...decided].reverse(), 2).map((line) => line.fate)).toEqual([
    'duplicate',
    'exists',
  ]);
});
