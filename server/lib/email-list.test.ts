import { describe, expect, test } from 'vitest';
import { EMAIL_LINES, EMAIL_LINES_SHOWN } from '#contract/email-list.ts';
import { decideEmailLines, emailsOf, readEmailList, reportEmailList } from './email-list.ts';

const read = (list: string) =>
  readEmailList(list).map(({ line, email, fate }) => `${line} ${email} ${fate}`);

describe('a list of people', () => {
  test.each([
    ['one address a line', 'lin@example.com\r\n\r\nTan@Example.com\n'],
    ['a CSV with a heading', 'Name,Email\nLin,lin@example.com\n\nTan,Tan@Example.com'],
    ['a CSV with a Chinese heading', '\uFEFF电邮;姓名\nlin@example.com;林\n\nTan@Example.com;陈'],
    ['a table without a heading', 'Lin\tlin@example.com\n\nTan\tTan@Example.com'],
    ['names with addresses', 'Lin <lin@example.com>\n\n"Tan" (Tan@Example.com)'],
    ['addresses typed in full width', 'ｌｉｎ＠example.com\n\nTan@Example.com'],
  ])('is read from %s', (_, list) => {
    const lines = readEmailList(list);
    expect(lines.map(({ email }) => email)).toEqual(['lin@example.com', 'Tan@Example.com']);
    expect(emailsOf(lines)).toEqual(['lin@example.com', 'tan@example.com']);
  });

  test('names the line of what is no address, and of what stands in it twice', () => {
    expect(read('lin@example.com\nnobody\nLIN@example.com\na@b')).toEqual([
      '1 lin@example.com added',
      '2 nobody invalid',
      '3 LIN@example.com duplicate',
      '4 a@b invalid',
    ]);
  });

  test('may have several addresses on one line', () => {
    expect(read('a@example.com, b@example.com；c@example.com')).toEqual([
      '1 a@example.com added',
      '1 b@example.com added',
      '1 c@example.com added',
    ]);
  });

  test.each([
    ['nothing but spaces', ' \n \n'],
    ['a heading alone', 'Email\n'],
    ['a quotation mark that is never closed', `Email\n"${'a@example.com\n'.repeat(2000)}`],
    ['too many lines', 'a@example.com\n'.repeat(EMAIL_LINES + 1)],
    ['too many addresses on one line', `${'a@example.com '.repeat(600)}\n`.repeat(4)],
  ])('is refused as %s', (_, list) => {
    expect(() => readEmailList(list)).toThrow();
  });

  test('of the greatest length is taken', () => {
    expect(readEmailList('a@example.com\n'.repeat(EMAIL_LINES))).toHaveLength(EMAIL_LINES);
  });
});

test('each line is decided by the account that has its address', () => {
  const person = (user_id: number, email: string, is_active = true) => ({
    user_id,
    email,
    is_active,
  });
  const people = [person(1, 'Lin@example.com'), person(2, 'tan@example.com', false)];
  const lines = readEmailList('lin@example.com\ntan@example.com\nnobody@example.com');
  const decided = decideEmailLines(lines, people, () => false);
  expect(decided.lines.map(({ fate }) => fate)).toEqual(['added', 'inactive', 'unknown']);
  expect(decided.added).toEqual([people[0]]);
  expect(decideEmailLines(lines, people, () => true).added).toEqual([]);
});

test('a report counts all lines and shows those first that are not added', () => {
  const many = Array.from({ length: 300 }, (_, i) => `a${i}@example.com`);
  const lines = readEmailList([...many, 'nobody'].join('\n'));
  const report = reportEmailList(lines, true);
  expect([report.total, report.counts.added, report.counts.invalid]).toEqual([301, 300, 1]);
  expect(report.lines).toHaveLength(EMAIL_LINES_SHOWN);
  expect(report.lines[0]).toEqual({ line: 301, email: 'nobody', fate: 'invalid' });
});
