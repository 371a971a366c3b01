import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type AcademyDatabase, inTransaction } from '#database/open.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { defineJob, queueJobs } from './define-job.ts';
import { runDueJobs } from './run-jobs.ts';

let database: AcademyDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('eight processes do two hundred jobs, each of them once', async () => {
  const now = new Date('2026-03-02T02:00:00Z');
  const done: number[] = [];
  const greet = defineJob({
    kind: 'welcome_email',
    payload: z.object({ number: z.int() }),
    run: async (_: null, { number }) => {
      // Long enough for the others to look for work meanwhile.
      await database.db.selectFrom('jobs').select('job_id').limit(1).execute();
      done.push(number);
    },
  });
  const list = Array.from({ length: 200 }, (_, number) => ({ payload: { number } }));
  await inTransaction(database.db, (tx) => queueJobs(tx, greet, list, now));
  const failures: unknown[] = [];
  const taken = await Promise.all(
    Array.from({ length: 8 }, () =>
      runDueJobs({
        db: database.db,
        jobs: [greet],
        needs: null,
        now: () => now,
        onFailure: (error) => failures.push(error),
      }),
    ),
  );
  expect(failures).toEqual([]);
  expect(taken.reduce((sum, count) => sum + count)).toBe(200);
  expect(done.toSorted((a, b) => a - b)).toEqual(list.map(({ payload }) => payload.number));
  const open = database.db.selectFrom('jobs').selectAll().where('finished_at', 'is', null);
  expect(await open.execute()).toEqual([]);
});
