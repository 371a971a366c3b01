import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { runExclusively } from './exclusive-task.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration.ts';
import { openPostgres } from './open.ts';
import { CLUSTER_VARIABLE } from './testing/test-database.ts';

const clusterUrl = process.env[CLUSTER_VARIABLE] ?? '';
const name = `start_${process.pid}`;
const url = clusterUrl.replace('/postgres?', `/${name}?`);
const owner = new pg.Client({ connectionString: clusterUrl });
await owner.connect();
await owner.query(`create database ${name}`);
const processes = Array.from({ length: 4 }, () => openPostgres(url, { poolSize: 2 }));
afterAll(async () => {
  for (const database of processes) await database.close();
  await owner.query(`drop database ${name} with (force)`);
  await owner.end();
});

test('of processes that start together one migrates, and the others find nothing to do', async () => {
  const applied = await Promise.all(processes.map((database) => migrate(database)));
  const all = readMigrations().map((migration) => migration.name);
  expect(applied.filter((names) => names.length > 0)).toEqual([all]);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from schema_migrations
  `.execute(processes[0]?.db ?? expect.fail());
  expect(rows[0]?.count).toBe(all.length);
});

test('what is done in turn is never done by two at once, and a failure lets the next one in', async () => {
  let inside = 0;
  let most = 0;
  const results = await Promise.allSettled(
    processes.map((database, index) =>
      runExclusively(database, 'demo', async () => {
        inside += 1;
        most = Math.max(most, inside);
        await sql`select pg_sleep(0.01)`.execute(database.db);
        inside -= 1;
        if (index === 0) throw new Error('broken');
      }),
    ),
  );
  expect(most).toBe(1);
  expect(results.map(({ status }) => status)).toEqual(['rejected', ...Array(3).fill('fulfilled')]);
});
