/**
 * `npm run statements:record`: runs the tests on PostgreSQL and keeps the statements that they sent, as
 * those of the version that is released. Run it with each release, from the released commit.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  findRefused,
  isPreparable,
  shapeOf,
  writeReleasedStatements,
} from '#database/former-statements.ts';
import { migrate } from '#database/migrate.ts';
import { readMigrations } from '#database/migration.ts';
import { openPostgres } from '#database/open.ts';
import { startPostgresCluster } from '#database/testing/postgres-cluster.ts';

const root = path.join(import.meta.dirname, '..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'academy-statements-'));
const preload = pathToFileURL(path.join(root, 'database/testing/note-statements.ts')).href;
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'postgres', '--reporter=dot'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, STATEMENTS_DIR: folder, NODE_OPTIONS: `--import ${preload}` },
  },
);
if (status !== 0) throw new Error('The tests failed: nothing was recorded.');

const byShape = new Map<string, string>();
for (const name of fs.readdirSync(folder)) {
  const lines = fs.readFileSync(path.join(folder, name), 'utf8').split('\n').filter(Boolean);
  const texts: string[] = lines.map((line) => JSON.parse(line));
  for (const text of texts.filter(isPreparable)) {
    if (!byShape.has(shapeOf(text))) byShape.set(shapeOf(text), text);
  }
}
fs.rmSync(folder, { recursive: true });

const cluster = await startPostgresCluster({ inMemory: true });
const database = openPostgres(cluster.url('postgres'), { poolSize: 2 });
await migrate(database);
const sent = [...byShape.values()].sort();
// Statements on tables of the tests themselves, and those that tests expect to be refused.
const refused = new Set((await findRefused(database.db, sent)).map(({ text }) => text));
await database.close();
await cluster.stop();
const texts = sent.filter((text) => !refused.has(text));
const migration = readMigrations().at(-1)?.name ?? '';
writeReleasedStatements({ migration, texts });
process.stdout.write(`${texts.length} statements of the version with ${migration}.\n`);
