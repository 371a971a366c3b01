import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { DatabaseFolderError } from './database-folder-error.ts';
import { type AcademyDatabase, openEmbedded, openEmbeddedToRead } from './open.ts';
import { memoryFolder } from './testing/memory-folder.ts';

const scratch = fs.mkdtempSync(path.join(memoryFolder(), 'academy-snapshot-'));
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

const countOf = async ({ db }: AcademyDatabase) => {
  const { rows } = await sql<{ count: number }>`select count(*) from numbers`.execute(db);
  return rows[0]?.count;
};
const insert = ({ db }: AcademyDatabase, count: number) =>
  sql`insert into numbers select generate_series(1, ${count}::integer)`.execute(db);

test('while a process has the database open, another reads all that it acknowledged', async () => {
  const folder = path.join(scratch, 'running');
  const running = await openEmbedded(folder);
  await running.runScript('create table numbers (number integer)');
  await insert(running, 500);
  const copy = await openEmbeddedToRead(folder);
  await insert(running, 7);
  expect(await countOf(copy)).toBe(500);
  await copy.close();
  const later = await openEmbeddedToRead(folder);
  expect(await countOf(later)).toBe(507);
  // The reader is killed: its copy goes with the next start.
  await running.close();
  await (await openEmbedded(folder)).close();
  await later.close();
  expect(fs.readdirSync(path.join(folder, 'database'))).toEqual(['pgdata']);
});

test('a copy during an open transaction holds nothing of it', async () => {
  const folder = path.join(scratch, 'transaction');
  const running = await openEmbedded(folder);
  await running.runScript('create table numbers (number integer)');
  await running.db.transaction().execute(async (tx) => {
    await sql`insert into numbers values (1)`.execute(tx);
    const copy = await openEmbeddedToRead(folder);
    expect(await countOf(copy)).toBe(0);
    await copy.close();
  });
  expect(await countOf(running)).toBe(1);
  await running.close();
});

const harm: [string, (pgdata: string) => void][] = [
  ['without PG_VERSION', (pgdata) => fs.rmSync(path.join(pgdata, 'PG_VERSION'))],
  [
    'with an empty control file',
    (pgdata) => fs.truncateSync(path.join(pgdata, 'global/pg_control')),
  ],
  ['without its tables', (pgdata) => fs.rmSync(path.join(pgdata, 'base'), { recursive: true })],
];

test.each(harm)(
  'a database %s is refused in one sentence and stays as it is',
  async (name, act) => {
    const folder = path.join(scratch, name.replaceAll(' ', '-'));
    const database = await openEmbedded(folder);
    await database.runScript('create table numbers (number integer)');
    await database.close();
    const pgdata = path.join(folder, 'database/pgdata');
    act(pgdata);
    const tables = path.join(pgdata, 'base');
    const files = () =>
      fs.existsSync(tables) ? fs.readdirSync(tables, { recursive: true }).toSorted() : [];
    const before = files();
    const failure = await openEmbedded(folder).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DatabaseFolderError);
    expect((failure as Error).message).toMatch(
      /^The database in \S+ cannot be opened \([^\n)]+\)\. Move .*: npm run restore -- FILE\.$/,
    );
    expect(files()).toEqual(before);
    expect(fs.readdirSync(path.join(folder, 'database'))).toEqual(['pgdata']);
  },
  30_000,
);

test('a first start that was killed begins again', async () => {
  const folder = path.join(scratch, 'first');
  fs.mkdirSync(path.join(folder, 'database/pgdata.new/base'), { recursive: true });
  const database = await openEmbedded(folder);
  await database.close();
  expect(fs.readdirSync(path.join(folder, 'database'))).toEqual(['pgdata']);
});
