/**
 * Whether a popular course is a lock that all its learners wait for: `node bench/likes.ts
 * [seconds]`, on a PostgreSQL of its own whose commits wait for the disk. 64 learners like and
 * unlike one course, then 64 courses, in turns; each of them has a client and a learner of its
 * own. Prints commands a second, p50 and p99.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgresCluster } from '../database/testing/postgres-cluster.ts';
import { buildApp } from '../server/app.ts';
import { createDependencies } from '../server/create-dependencies.ts';
import { findCounterDrift } from '../server/features/courses/index.ts';
import { readSettings } from '../server/settings.ts';
import { fillAcademy, tokenOfLearner } from '../server/testing/fill-academy.ts';

const SECONDS = Number(process.argv[2] ?? 5);
const CLIENTS = 64;
const ROUNDS = 3;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'academy-likes-'));
const cluster = await startPostgresCluster({ waitsForDisk: true });
const dependencies = await createDependencies(
  readSettings({
    DATABASE_URL: cluster.url('postgres'),
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  }),
  () => {},
);
const { database } = dependencies;

/** Likes and unlikes until the time is over. @param courseOf which course a client likes */
async function run(courseOf: (client: number) => number): Promise<number[]> {
  const end = performance.now() + SECONDS * 1_000;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      const authorization = `Bearer ${tokenOfLearner(client + 1)}`;
      for (let turn = 0; performance.now() < end; turn++) {
        const began = performance.now();
        const { statusCode, body } = await app.inject({
          method: 'POST',
          url: turn % 2 === 0 ? '/api/course/like' : '/api/course/unlike',
          headers: { authorization },
          payload: { course_id: courseOf(client) },
        });
        if (statusCode !== 200) throw new Error(body);
        times.push(performance.now() - began);
      }
    }),
  );
  return times.sort((a, b) => a - b);
}

function print(name: string, times: readonly number[]): void {
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
  const perSecond = (times.length / SECONDS).toFixed(0);
  console.log(`| ${name} | ${perSecond} | ${at(0.5)} | ${at(0.99)} |`);
}

const app = await buildApp(dependencies);
try {
  await fillAcademy(database.db, { learners: 1_000, courses: 100 });
  console.log(
    '| 64 clients like and unlike | a second | p50 ms | p99 ms |\n| --- | --- | --- | --- |',
  );
  for (let round = 0; round < ROUNDS; round++) {
    print('one course', await run(() => 100));
    print('64 courses', await run((client) => 1 + client));
  }
  const drift = await findCounterDrift(database.db);
  console.log(`\nCounters that drifted: ${drift.length}.`);
  if (drift.length > 0) process.exitCode = 1;
} finally {
  await app.close();
  await database.close();
  await cluster.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
