import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestFile, TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
});
afterAll(async () => {
  await academy.assertLedgerIsSound();
});

let mark = 0;
beforeEach(() => {
  mark++;
});
/** An address that no other test has. */
const at = (name: string) => `${name}.${mark}@example.com`;

const importFile = (
  content: TestFile['content'],
  { dry_run = true, send_letters = false, locale = 'zh' as 'zh' | 'en', name = 'people.csv' } = {},
) =>
  academy.callWith(
    userAdminCalls.import,
    { body: { dry_run, send_letters } },
    { as: admin, locale, file: { name, content } },
  );

async function countUsers(): Promise<number> {
  const { count } = await academy.db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const personOf = (email: string) =>
  academy.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

/** 邮箱,姓名 / …,林美芳 as a Chinese Windows writes it. */
function inGbk(email: string): Uint8Array<ArrayBuffer> {
  const gbk = (...bytes: number[]) => String.fromCharCode(...bytes);
  const heading = `${gbk(0xd3, 0xca, 0xcf, 0xe4)},${gbk(0xd0, 0xd5, 0xc3, 0xfb)}`;
  const name = gbk(0xc1, 0xd6, 0xc3, 0xc0, 0xb7, 0xbc);
  return Uint8Array.from(Buffer.from(`${heading}\r\n${email},${name}\r\n`, 'latin1'));
}

describe('a dry run', () => {
  test('shows each line’s outcome in the caller’s language and changes nothing', async () => {
    const before = await countUsers();
    const file = [
      'Email,Name,Role,Language,Phone',
      `${at('lin')},Lin,teacher,en,123`,
      `${at('LIN').toUpperCase()},Lin again,,,`,
      `${admin.email.toUpperCase()},Me,boss,,`,
      'not an email,Tan,,,',
      `${at('tan')},Tan,boss,,`,
      `${at('ng')},"=HYPERLINK(""http://evil"")",,,`,
      ',Nobody,,,',
    ].join('\r\n');
    const { status, data, msg } = await importFile(file, { locale: 'en' });
    expect([status, msg]).toEqual([
      200,
      'One account would be created. Nothing has been changed yet.',
    ]);
    expect(data).toMatchObject({
      dry_run: true,
      encoding: 'utf-8',
      total: 7,
      counts: {
        create: 1,
        exists: 1,
        duplicate: 1,
        bad_email: 1,
        bad_role: 1,
        formula: 1,
        no_email: 1,
      },
      roles: { student: 0, teacher: 1, admin: 0 },
      ignored_columns: ['Phone'],
      letters: 0,
    });
    expect(data.lines.map((line) => [line.line, line.fate])).toEqual([
      [3, 'duplicate'],
      [4, 'exists'],
      [5, 'bad_email'],
      [6, 'bad_role'],
      [7, 'formula'],
      [8, 'no_email'],
      [2, 'create'],
    ]);
    expect(data.lines.find((line) => line.line === 5)?.sentence).toBe('Not a valid email address');
    // Cells of the report that begin like a formula are quoted, so that no spreadsheet runs them.
    expect(data.csv).toContain(`\r\n7,${at('ng')},"'=HYPERLINK(""http://evil"")",`);
    expect(data.csv.split('\r\n')).toHaveLength(9);
    expect(await countUsers()).toBe(before);
    expect((await importFile(file)).data.lines[2]?.sentence).toBe('电邮格式不正确');
  });
});

describe('an import', () => {
  test('makes accounts with everything that an account has, and a second one makes none', async () => {
    const file = `email;name\n${at('lin')};林美芳\n${at('tan')};Tan\n`;
    const { data, msg } = await importFile(file, { dry_run: false });
    expect(msg).toBe('已新建 2 个账户。');
    expect(data.counts.create).toBe(2);
    expect(data.lines[0]?.sentence).toBe('已新建');
    const person = await personOf(at('lin'));
    expect(person).toMatchObject({ name: '林美芳', role: 'student', password_hash: null });
    const detail = await academy.call(
      userAdminCalls.get,
      { params: { id: person?.user_id ?? 0 } },
      { as: admin },
    );
    expect(detail.data).toMatchObject({
      balance: { available_points: 0, held_points: 0 },
      own_code: { code: expect.stringMatching(/^[A-Z2-9]{8}$/) },
    });

    const after = await countUsers();
    const again = await importFile(file.toUpperCase().replace('EMAIL;NAME', 'email;name'), {
      dry_run: false,
    });
    expect(again.data.counts).toMatchObject({ create: 0, exists: 2 });
    expect(await countUsers()).toBe(after);
    const lines = await academy.db
      .selectFrom('audit_log')
      .select(['actor_name', 'after'])
      .where('action', '=', 'user.import')
      .execute();
    expect(lines).toEqual([
      {
        actor_name: 'Ms Chen',
        after: { created: 2, roles: { student: 2, teacher: 0, admin: 0 }, letters: false },
      },
    ]);
  });

  test('with emails sends each new person a link in their language; nobody gets two', async () => {
    const before = academy.emails.length;
    const file = `email,name,language\n${at('lin')},Lin,en\n${at('tan')},谭,zh\n${admin.email},Me,zh\n`;
    const { data } = await importFile(file, { dry_run: false, send_letters: true });
    expect(data.letters).toBe(2);
    await expect.poll(() => academy.emails.length).toBe(before + 2);
    await importFile(file, { dry_run: false, send_letters: true });
    const emails = academy.emails.slice(before);
    expect(emails.map(({ to }) => to)).toEqual([at('lin'), at('tan')]);
    // Nobody has proven these addresses: no email to them has a name.
    expect(emails[0]?.text).toMatch(/^Hello,$/m);
    expect(emails[1]?.text).toContain('您好');
    const token = /token=(\S+)/.exec(emails[0]?.text ?? '')?.[1] ?? '';
    const answer = await academy.call(accountCalls.resetPassword, {
      body: { token, new_password: 'my-own-password', confirm_password: 'my-own-password' },
    });
    expect(answer.status).toBe(200);
    await academy.logIn(at('lin'), 'my-own-password');
    await expect.poll(() => waiting()).toBe(0);
  });

  test('of a table that the academy itself wrote finds everybody', async () => {
    const { body } = await academy.app.inject({
      url: '/api/admin/users.csv',
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'zh' },
    });
    const { data } = await importFile(body, { dry_run: false });
    expect(data.counts.exists).toBe(data.total);
    expect(data.total).toBe(await countUsers());
  });
});

const waiting = async () =>
  (await academy.db.selectFrom('jobs').selectAll().where('finished_at', 'is', null).execute())
    .length;

describe('a file', () => {
  const bom = Uint8Array.from([0xef, 0xbb, 0xbf]);
  const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'));
  test.each<[string, () => TestFile['content'], string]>([
    ['UTF-8', () => `邮箱,姓名\n${at('lin')},林美芳`, 'utf-8'],
    [
      'UTF-8 with a byte-order mark',
      () => Uint8Array.from([...bom, ...Buffer.from(`邮箱\t姓名\r\n${at('lin')}\t林美芳\r\n`)]),
      'utf-8',
    ],
    ['GBK', () => inGbk(at('lin')), 'gb18030'],
    ['Excel’s Unicode text', () => utf16(`邮箱\t姓名\r\n${at('lin')}\t林美芳\r\n`), 'utf-16le'],
  ])('in %s is read', async (_, content, encoding) => {
    const { data } = await importFile(content(), { dry_run: false });
    expect(data).toMatchObject({ encoding, counts: { create: 1 } });
    expect((await personOf(at('lin')))?.name).toBe('林美芳');
  });

  test.each<[string, TestFile['content'], number, string]>([
    ['is empty', '', 400, '文件里没有人员数据'],
    ['has blank lines alone', 'email,name\n\n , \n', 400, '文件里没有人员数据'],
    ['has no heading', 'lin@example.com,Lin', 400, '首行须为列名'],
    ['is a workbook', 'PK\u0003\u0004rest', 415, '这是 Excel 工作簿'],
    ['is a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 415, '这不是文本表格'],
    ['opens a quotation mark and never closes it', 'email,name\na@example.com,"Lin', 400, '引号'],
    ['has a line without end', `email,name\n"${'x,\n'.repeat(9000)}`, 400, '引号'],
  ])('that %s is refused in words and changes nothing', async (_, content, status, sentence) => {
    const before = await countUsers();
    const answer = await importFile(content, { dry_run: false });
    expect(answer.status).toBe(status);
    expect(answer.fields?.file).toContain(sentence);
    expect(await countUsers()).toBe(before);
  });

  test('that is missing is required', async () => {
    const { status, fields } = await academy.call(
      userAdminCalls.import,
      { body: { dry_run: true } },
      { as: admin },
    );
    expect([status, fields]).toEqual([400, { file: '请选择文件' }]);
  });

  test('over 20 MB is refused', async () => {
    expect((await importFile('x'.repeat(21 * 1024 * 1024))).error).toBe('TOO_LARGE');
  });
});

test('a file of 100,000 people is tried in one go, one more is refused', async () => {
  const people = Array.from({ length: 100_000 }, (_, n) => `bulk-${n}@example.com,学员 ${n}`);
  const file = (lines: readonly string[]) => `email,name\n${lines.join('\n')}\n`;
  const { data } = await importFile(file(people));
  expect(data.counts.create).toBe(100_000);
  expect(data.lines).toHaveLength(500);
  expect(data.csv.split('\r\n')).toHaveLength(100_002);
  const over = await importFile(file([...people, 'one-more@example.com,x']));
  expect(over.fields?.file).toContain('100000');

  const some = file(people.slice(0, 5000));
  expect((await importFile(some, { dry_run: false })).data.counts.create).toBe(5000);
  expect((await importFile(some)).data.counts).toMatchObject({ create: 0, exists: 5000 });
  const { data: page } = await academy.call(
    userAdminCalls.list,
    { query: { search: '学员 4999' } },
    { as: admin },
  );
  expect(page.list.map((person) => person.email)).toEqual(['bulk-4999@example.com']);
  const { rows } = await sql<{ believed: number }>`
    select reltuples::float8 as believed from pg_class where oid = 'users'::regclass
  `.execute(academy.db);
  expect(rows[0]?.believed).toBeGreaterThan(5000);
}, 120_000);
