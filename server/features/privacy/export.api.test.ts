import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { callPath } from '#contract/call-path.ts';
import { learningCalls } from '#contract/learning.ts';
import { privacyCalls } from '#contract/privacy.ts';
import { createTranslator } from '#i18n/index.ts';
import { accessTables } from '#server/features/accounts/index.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import {
  type ExportedTable,
  exportedTables,
  namedElsewhere,
  opensNoAccount,
} from './personal-tables.ts';

const academy = openTestAcademy();

const ask = (as: TestPerson, locale = 'zh') =>
  academy.app.inject({
    method: 'GET',
    url: callPath(privacyCalls.export, {}),
    headers: { authorization: `Bearer ${as.token}`, 'accept-language': locale },
  });

async function exportOf(as: TestPerson, locale?: string): Promise<Record<string, string>> {
  const response = await ask(as, locale);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/zip');
  const files = unzipSync(response.rawPayload);
  return Object.fromEntries(Object.entries(files).map(([name, data]) => [name, strFromU8(data)]));
}

const rowsIn = (files: Record<string, string>, table: string) =>
  JSON.parse(files[`tables/${table}.json`] ?? 'null') as Record<string, unknown>[];

describe('every table that names people', () => {
  const foreignKeys = async () => {
    const { rows } = await sql<{ table: string; column: string; to: string }>`
      select c.conrelid::regclass::text as table, a.attname::text as column,
        c.confrelid::regclass::text as to
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'f' order by 1, 2`.execute(academy.db);
    return rows;
  };
  const keyOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`;
  const isLeftOut = (key: { table: string; column: string }) => keyOf(key) in namedElsewhere;

  test('is exported, or left out for a reason', async () => {
    const exported = new Set(
      Object.entries<ExportedTable>(exportedTables).map(([table, { by }]) => `${table}.${by}`),
    );
    const found = (await foreignKeys()).filter(({ to }) => to === 'users');
    expect(found.length).toBeGreaterThan(40);
    expect(found.filter((key) => !exported.has(keyOf(key)) && !isLeftOut(key))).toEqual([]);
  });

  test('has no other behind it that is forgotten: what belongs to a person’s rows is exported too', async () => {
    const found = (await foreignKeys()).filter(({ to }) => to !== 'users' && to in exportedTables);
    expect(found.length).toBeGreaterThan(30);
    const forgotten = found.filter((key) => !(key.table in exportedTables) && !isLeftOut(key));
    expect(forgotten).toEqual([]);
  });

  test('is left out only as long as it is there', async () => {
    const found = new Set((await foreignKeys()).map(keyOf));
    expect(Object.keys(namedElsewhere).filter((key) => !found.has(key))).toEqual([]);
  });

  test('opens no account, or ends with everything that does', async () => {
    const ending = Object.keys(accessTables);
    const toPeople = (await foreignKeys()).filter(
      ({ to }) => to === 'users' || ending.includes(to),
    );
    const found = [...new Set(toPeople.map(({ table }) => table))];
    const unknown = found.filter((t) => !ending.includes(t) && !opensNoAccount.includes(t));
    expect(unknown).toEqual([]);
    expect([...ending, ...opensNoAccount].filter((t) => !found.includes(t))).toEqual([]);
    expect(ending.filter((t) => opensNoAccount.includes(t))).toEqual([]);
  });

  test('has a title in both languages', () => {
    const titles = Object.keys(exportedTables).flatMap((table) =>
      (['en', 'zh'] as const).map((locale) => {
        const key = `messages.privacy.tables.${table as keyof typeof exportedTables}` as const;
        return createTranslator(locale).t(key);
      }),
    );
    expect(titles.filter((title) => title.startsWith('messages.'))).toEqual([]);
  });
});

test('an export holds every row that names the person, and nobody else’s', async () => {
  const learner = await academy.addLearner({ name: '林美芳', points: 30 });
  const other = await academy.addLearner({ points: 40 });
  const files = await exportOf(learner);
  const { rows: stored } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(academy.db);
  const tables = new Set(stored.map(({ name }) => name));
  const here = Object.entries<ExportedTable>(exportedTables).filter(([name]) => tables.has(name));
  expect(Object.keys(files).sort()).toEqual(
    [...here.map(([name]) => `tables/${name}.json`), 'index.html'].sort(),
  );
  expect(rowsIn(files, 'users')).toMatchObject([
    { user_id: learner.userId, email: learner.email, name: '林美芳' },
  ]);
  for (const [table, entry] of here) {
    if (entry.through !== undefined) continue;
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)}
      where ${sql.ref(entry.by)} = ${learner.userId}`.execute(academy.db);
    expect({ table, count: rowsIn(files, table).length }).toEqual({ table, ...rows[0] });
  }
  expect(Object.values(files).join('')).not.toContain(other.email);
});

test('secrets stay here', async () => {
  const learner = await academy.addLearner();
  const all = Object.values(await exportOf(learner)).join('');
  for (const secret of ['password_hash', 'token_hash', 'cookie_key', 'cookie_hash', '$argon2']) {
    expect(all).not.toContain(secret);
  }
});

test('the page can be read in the person’s language, and shows markup as text', async () => {
  const learner = await academy.addLearner({ name: '<b>Lim</b>' });
  const page = (await exportOf(learner, 'en'))['index.html'] ?? '';
  expect(page).toContain('<html lang="en"');
  expect(page).toContain('Your data at Prospect Academy');
  expect(page).toContain('&lt;b&gt;Lim&lt;/b&gt;');
  expect(page).not.toContain('<b>');
  const chinese = (await exportOf(learner, 'zh'))['index.html'] ?? '';
  expect(chinese).toContain('您在远景学院的数据');
});

test('files that the person has sent in are in the archive', async () => {
  const learner = await academy.addLearner();
  const course = await addCourse(academy.db);
  const content_id = await addLesson(academy.db, course, { type: 'assignment' });
  const answer = await academy.callWith(
    learningCalls.submitAssignment,
    { body: { content_id, text: 'See the file.' } },
    { as: learner, file: { name: '我的计划.txt', content: '先存后花' } },
  );
  expect(answer.status).toBe(200);
  const files = await exportOf(learner);
  const name = Object.keys(files).find((one) => one.endsWith('我的计划.txt'));
  expect(name).toBeDefined();
  expect(files[name ?? '']).toBe('先存后花');
  expect(files['index.html']).toContain('我的计划.txt');
});

test('asked fifty times, three are given within the hour and the rest is told when', async () => {
  const learner = await academy.addLearner();
  const answers = [];
  for (let i = 0; i < 50; i++) answers.push(await ask(learner));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    200,
    200,
    200,
    ...Array.from({ length: 47 }, () => 429),
  ]);
  const refused = answers[49];
  expect(refused?.json()).toMatchObject({
    error: 'RATE_LIMITED',
    msg: '每小时最多可以导出 3 次，请在 60 分钟后再试',
  });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3500);
  academy.advanceMinutes(61);
  await academy.proveAgain(learner);
  expect((await ask(learner)).statusCode).toBe(200);
});

test('an export is for its owner alone', async () => {
  const response = await academy.app.inject({ url: callPath(privacyCalls.export, {}) });
  expect(response.statusCode).toBe(401);
});
