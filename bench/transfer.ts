/**
 * `node bench/transfer.ts [learners]`: moves an embedded academy to PostgreSQL, writes a backup of it
 * while learners sign in, and restores that into an empty database. Twenty ledger entries a learner,
 * 50,000 learners without a number: a million. Prints a table; fails where anything is missing.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../database/open.ts';
import { startPostgresCluster } from '../database/testing/postgres-cluster.ts';
import { createDependencies } from '../server/create-dependencies.ts';
import { readSettings } from '../server/settings.ts';
import { fillAcademy, tokenOfLearner } from '../server/testing/fill-academy.ts';
import { freePort } from '../server/testing/free-port.ts';

const LEARNERS = Number(process.argv[2] ?? 50_000);
const COURSES = 200;
const CLIENTS = 8;

const root = path.join(import.meta.dirname, '..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'academy-transfer-'));
const cluster = await startPostgresCluster({ waitsForDisk: true });
const { PATH, HOME } = process.env;

const environmentOf = (database: string | null, more: NodeJS.ProcessEnv = {}) => ({
  ...{ PATH, HOME, NODE_ENV: 'production', DATA_DIR: path.join(folder, 'data') },
  ...{ BACKUP_DIR: path.join(folder, 'backups'), RATE_LIMIT: 'off', LOG_LEVEL: 'error' },
  ...(database !== null && { DATABASE_URL: cluster.url(database) }),
  ...more,
});

const start = (args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', process.stderr, 'inherit'] });

/** Runs a command of the academy. @returns seconds */
async function timed(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const began = performance.now();
  const [code] = await once(start(args, env), 'exit');
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  return (performance.now() - began) / 1000;
}

async function query(database: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: cluster.url(database) });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

const entriesIn = async (database: string) =>
  Number((await query(database, 'select count(*) as n from point_entries'))[0]?.n);

/** Learners sign in one after the other, each once, until it is stopped. */
function signInSteadily(port: number) {
  const result = { acknowledged: [] as number[], failed: 0, milliseconds: [] as number[] };
  let next = 1;
  let isStopped = false;
  const client = async () => {
    while (!isStopped) {
      const userId = next++;
      const began = performance.now();
      const { status } = await fetch(`http://127.0.0.1:${port}/api/points/signIn`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokenOfLearner(userId)}` },
      });
      result.milliseconds.push(performance.now() - began);
      if (status === 200) result.acknowledged.push(userId);
      else result.failed++;
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(clients);
      result.milliseconds.sort((a, b) => a - b);
      return result;
    },
  };
}

/** A filled academy has requests and courses that no entry paid for: the ledger check would say so. */
async function makeSound(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    for (const table of ['redemption_events', 'reward_redemptions', 'course_redemptions']) {
      await sql`delete from ${sql.table(table)}`.execute(connection);
    }
    await sql`insert into course_redemptions (user_id, course_id, points_spent, created_at)
      select user_id, subject_id, amount, created_at from point_entries
      where kind = 'course_redemption'`.execute(connection);
    await sql`reset session_replication_role`.execute(connection);
  });
}

const seconds = (value: number) => `${value.toFixed(1)} s`;

try {
  const filling = performance.now();
  const dependencies = await createDependencies(readSettings(environmentOf(null)), () => {});
  await fillAcademy(dependencies.database.db, { learners: LEARNERS, courses: COURSES });
  await makeSound(dependencies.database.db);
  await dependencies.database.close();
  process.stderr.write(`filled in ${seconds((performance.now() - filling) / 1000)}\n`);
  await query('postgres', 'create database moved');
  await query('postgres', 'create database restored');

  const moved = await timed(['scripts/move-postgres.ts'], environmentOf('moved'));
  const before = await entriesIn('moved');

  const port = await freePort();
  const academy = start(['server/main.ts'], environmentOf('moved', { PORT: String(port) }));
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.ok) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const load = signInSteadily(port);
  const backup = await timed(['scripts/backup.ts'], environmentOf('moved'));
  const { acknowledged, failed, milliseconds } = await load.stop();
  const [file = ''] = fs.readdirSync(path.join(folder, 'backups'));
  const { size } = fs.statSync(path.join(folder, 'backups', file));
  const exit = once(academy, 'exit');
  academy.kill();
  await exit;
  const after = await entriesIn('moved');
  const signedIn = await query(
    'moved',
    'select user_id from sign_ins where day >= current_date - 1',
  );
  const there = new Set(signedIn.map((row) => Number(row.user_id)));
  const lost = acknowledged.filter((userId) => !there.has(userId)).length;

  const target = path.join(folder, 'backups', file);
  const restored = await timed(
    ['scripts/restore.ts', target],
    environmentOf('restored', { DATA_DIR: path.join(folder, 'restored') }),
  );
  await timed(['scripts/ledger-check.ts'], environmentOf('restored'));
  const kept = await entriesIn('restored');
  const p99 = milliseconds[Math.floor(milliseconds.length * 0.99)] ?? 0;
  process.stdout.write(
    `| what | took | of it |
| --- | --- | --- |
| move to PostgreSQL, rows compared, ledger checked | ${seconds(moved)} | ${before} entries |
| backup under load | ${seconds(backup)} | ${(size / 1e6).toFixed(1)} MB; ${acknowledged.length} learners signed in meanwhile, ${failed} refused, ${lost} lost, p99 ${p99.toFixed(0)} ms |
| restore into an empty database | ${seconds(restored)} | ${kept} entries, between ${before} and ${after}; the ledger adds up |\n`,
  );
  if (failed > 0 || lost > 0 || kept < before || kept > after) process.exitCode = 1;
} finally {
  await cluster.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
