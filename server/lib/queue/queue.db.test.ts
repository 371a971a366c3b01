import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type AcademyDatabase, inTransaction } from '#database/open.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { defineJob, JobPostponed, queueJob, queueJobs } from './define-job.ts';
import { deleteEndedJobs, finishJob, takeJob } from './queue.store.ts';
import { runDueJobs } from './run-jobs.ts';

let database: AcademyDatabase;
let now = new Date('2026-03-02T02:00:00Z');
const done: number[] = [];
const failures: string[] = [];
let isMailAway = false;

const greet = defineJob({
  kind: 'welcome_email',
  payload: z.object({ number: z.int() }),
  run: async (_: null, { number }) => {
    if (isMailAway) throw new Error('the mail server is away');
    done.push(number);
  },
});
const link = defineJob({ ...greet, kind: 'reset_email', isUrgent: true });

const queue = (number: number, job: typeof greet = greet) =>
  inTransaction(database.db, (tx) => queueJob(tx, job, { payload: { number } }, now));
const run = () =>
  runDueJobs({
    db: database.db,
    jobs: [greet, link],
    needs: null,
    now: () => now,
    onFailure: (error) => failures.push((error as Error).message),
  });
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
/** As if the processes that hold jobs had been dead for as long as a lease. */
const endLeases = () =>
  database.db
    .updateTable('jobs')
    .set({ locked_until: sql<Date>`clock_timestamp() - interval '1 second'` })
    .where('locked_until', 'is not', null)
    .execute();
const rows = () => database.db.selectFrom('jobs').selectAll().orderBy('job_id').execute();

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('jobs').execute();
  done.length = 0;
  failures.length = 0;
  isMailAway = false;
});

test('a job is there if, and only if, its cause has happened', async () => {
  const undone = inTransaction(database.db, async (tx) => {
    await queueJob(tx, greet, { payload: { number: 1 } }, now);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await queue(2);
  await run();
  expect(done).toEqual([2]);
});

test('a job is done once, and what it was about is forgotten with it', async () => {
  await queue(1);
  expect([await run(), await run()]).toEqual([1, 0]);
  expect(done).toEqual([1]);
  expect(await rows()).toMatchObject([{ payload: {}, finished_at: now, locked_until: null }]);
});

test('a job that its stopping process gives up is due again at once, and no third time', async () => {
  const putBack: number[] = [];
  const endless = defineJob({ ...greet, run: () => new Promise<void>(() => {}) });
  const runAndStop = async () => {
    const stopping = new AbortController();
    const running = runDueJobs({
      db: database.db,
      jobs: [endless],
      needs: null,
      now: () => now,
      abandoned: stopping.signal,
      isStopping: () => stopping.signal.aborted,
      onAbandoned: ({ job_id }) => putBack.push(job_id),
      onFailure: (error) => failures.push((error as Error).message),
    });
    await expect.poll(async () => (await rows())[0]?.locked_until).not.toBeNull();
    stopping.abort();
    await running;
  };
  await queue(1);
  await runAndStop();
  const [job] = await rows();
  expect(job).toMatchObject({ run_at: now, locked_until: null, failed_at: null, interruptions: 1 });
  expect([putBack, failures]).toEqual([[job?.job_id], []]);
  await runAndStop();
  expect(await rows()).toMatchObject([{ failed_at: now, locked_until: null, interruptions: 2 }]);
  expect(failures).toEqual(['The process stopped before this job ended.']);
});

test('a job that may not be done yet is done by then, and nothing has failed', async () => {
  const until = new Date(now.getTime() + 8 * 60 * 60_000);
  const sleeper = defineJob({
    ...greet,
    run: async (_: null, { number }) => {
      if (now < until) throw new JobPostponed(until);
      done.push(number);
    },
  });
  const runSleeper = () =>
    runDueJobs({
      db: database.db,
      jobs: [sleeper],
      needs: null,
      now: () => now,
      onFailure: (error) => failures.push((error as Error).message),
    });
  await queue(1);
  expect([await runSleeper(), await runSleeper()]).toEqual([1, 0]);
  expect(await rows()).toMatchObject([
    { run_at: until, attempts: 0, interruptions: 0, last_error: null, locked_until: null },
  ]);
  pass(8 * 60);
  expect([await runSleeper(), await runSleeper()]).toEqual([1, 0]);
  expect([done, failures]).toEqual([[1], []]);
});

test('what somebody waits for overtakes thousands of others', async () => {
  const many = Array.from({ length: 3000 }, (_, number) => ({ payload: { number } }));
  await inTransaction(database.db, (tx) => queueJobs(tx, greet, many, now));
  await queue(9999, link);
  await runDueJobs({
    db: database.db,
    jobs: [greet, link],
    needs: null,
    now: () => now,
    onFailure: () => {},
    isStopping: () => done.length === 2,
  });
  expect(done).toEqual([9999, 0]);
});

test('while the mail server is away for an hour nothing is lost, and nothing is sent twice', async () => {
  isMailAway = true;
  for (const number of [1, 2, 3]) await queue(number);
  for (let minute = 0; minute < 60; minute++) {
    await run();
    pass(1);
  }
  expect(done).toEqual([]);
  // Ever longer pauses: not an attempt a minute.
  expect(failures).toHaveLength(3 * 6);
  isMailAway = false;
  for (let minute = 0; minute < 60; minute++) {
    await run();
    pass(1);
  }
  expect(done.toSorted()).toEqual([1, 2, 3]);
});

test('what fails for three days is given up with its reason, and is not tried again', async () => {
  isMailAway = true;
  await queue(1);
  for (let hour = 0; hour <= 73; hour++) {
    await run();
    pass(60);
  }
  const attempts = failures.length;
  expect(await rows()).toMatchObject([
    { attempts, last_error: 'the mail server is away', finished_at: null, locked_until: null },
  ]);
  expect((await rows())[0]?.failed_at).not.toBeNull();
  isMailAway = false;
  expect(await run()).toBe(0);
});

test('one process at a time is at work on a job', async () => {
  await queue(1);
  const taken = await takeJob(database.db, now);
  expect(taken).toMatchObject({ payload: { number: 1 }, attempts: 1, interruptions: 0 });
  expect(await takeJob(database.db, now)).toBeUndefined();
  // A process whose clock is a day ahead does not take it either.
  pass(24 * 60);
  expect(await run()).toBe(0);
});

test('a process that is killed before its work was done loses nothing', async () => {
  await queue(1);
  await takeJob(database.db, now);
  await endLeases();
  await run();
  expect(done).toEqual([1]);
});

test('a process that is killed between its work and its mark repeats it once more, never twice', async () => {
  await queue(1);
  const work = async () => {
    const taken = await takeJob(database.db, now);
    if (taken) done.push(1);
  };
  await work();
  await endLeases();
  await work();
  await endLeases();
  await run();
  expect(done).toEqual([1, 1]);
  expect(failures[0]).toContain('may have been done');
  expect((await rows())[0]?.failed_at).toEqual(now);
});

test('a process that is late does not mark what another has claimed', async () => {
  await queue(1);
  const late = await takeJob(database.db, now);
  await endLeases();
  const other = await takeJob(database.db, now);
  if (!late || !other) throw new Error('both have taken it');
  await finishJob(database.db, late, now);
  expect((await rows())[0]?.finished_at).toBeNull();
  await finishJob(database.db, other, now);
  expect((await rows())[0]?.finished_at).toEqual(now);
});

test('a payload that its kind does not understand fails as a mail server would', async () => {
  await inTransaction(database.db, (tx) =>
    queueJob(tx, greet, { payload: { number: 'one' as unknown as number } }, now),
  );
  await run();
  expect(failures).toHaveLength(1);
  expect((await rows())[0]).toMatchObject({ attempts: 1, finished_at: null, failed_at: null });
});

test('jobs that ended are forgotten after their time, open ones never', async () => {
  await queue(1);
  await run();
  isMailAway = true;
  await queue(2);
  await run();
  const later = new Date(now.getTime() + 60_000);
  await deleteEndedJobs(database.db, { finishedBefore: now, failedBefore: now });
  expect(await rows()).toHaveLength(2);
  await deleteEndedJobs(database.db, { finishedBefore: later, failedBefore: later });
  expect(await rows()).toMatchObject([{ kind: 'welcome_email', finished_at: null }]);
});
