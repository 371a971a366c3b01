import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#database/open.ts';
import { ledgerCheckJob } from '#server/features/points/index.ts';
import { queueJob } from '#server/lib/queue/define-job.ts';
import { listRoutines } from '#server/lib/routines.store.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { maintenanceSteps, runMaintenance } from './maintenance.ts';
import { type MaintenanceStep, runSteps } from './run-steps.ts';

const academy = openTestAcademy();
const names = maintenanceSteps.map(({ name }) => name);

/** Runs the academy's own steps, one of which fails. @returns which others ran, and what failed */
async function runWithout(failing: string) {
  const ran: string[] = [];
  const failures: string[] = [];
  const steps = maintenanceSteps.map(
    ({ name, run }): MaintenanceStep => ({
      name,
      run: async (...args) => {
        if (name === failing) throw new Error('it broke');
        await run(...args);
        ran.push(name);
      },
    }),
  );
  const onFailure = (error: unknown, step: string) =>
    failures.push(`${step}: ${(error as Error).message}`);
  await runSteps(academy.app.dependencies, steps, { onFailure });
  return { ran, failures };
}

beforeEach(async () => {
  await academy.db.deleteFrom('routines').execute();
});

test('every step has a unique name', () => {
  expect(new Set(names).size).toBe(names.length);
});

describe.each(names)('while “%s” fails', (failing) => {
  test('all other steps run', async () => {
    expect(await runWithout(failing)).toEqual({
      ran: names.filter((name) => name !== failing),
      failures: [`${failing}: it broke`],
    });
    const now = academy.now;
    const of = (name: string) =>
      name === failing
        ? { name, succeeded_at: null, failing_since: now }
        : { name, succeeded_at: now, failing_since: null };
    const expected = names.toSorted().map(of);
    const found = await listRoutines(academy.db);
    expect(found.filter(({ name }) => names.includes(name))).toEqual(expected);
  });
});

test('a step that has failed for a day is reported to admins, once a day, until it succeeds', async () => {
  await academy.addAdmin();
  const sentNotices = async () => {
    const rows = academy.db.selectFrom('notifications').select(['dedupe_key', 'params', 'link']);
    return rows.where('kind', '=', 'maintenance_failed').orderBy('notification_id').execute();
  };
  academy.setClock(new Date('2026-05-04T10:00:00+08:00'));
  await runWithout('sweep_files');
  academy.advanceMinutes(23 * 60);
  await runWithout('sweep_files');
  expect(await sentNotices()).toEqual([]);
  academy.advanceMinutes(60);
  for (let run = 0; run < 2; run++) await runWithout('sweep_files');
  const first = {
    dedupe_key: 'sweep_files:2026-05-05',
    params: { step: 'sweep_files' },
    link: '/admin/jobs',
  };
  expect(await sentNotices()).toEqual([first]);
  academy.advanceMinutes(24 * 60);
  await runWithout('sweep_files');
  const second = { ...first, dedupe_key: 'sweep_files:2026-05-06' };
  expect(await sentNotices()).toEqual([first, second]);
  await runWithout('none');
  expect(await listRoutines(academy.db)).toContainEqual({
    name: 'sweep_files',
    succeeded_at: academy.now,
    failing_since: null,
  });
  academy.advanceMinutes(24 * 60);
  await runWithout('sweep_files');
  expect(await sentNotices()).toEqual([first, second]);
});

test('while a table is gone, what has to do with others is done, and the failure is known', async () => {
  const ended = academy.now;
  await inTransaction(academy.db, (tx) =>
    queueJob(tx, ledgerCheckJob, { payload: { day: '2026-05-04' } }, ended),
  );
  await academy.db.updateTable('jobs').set({ finished_at: ended }).execute();
  academy.advanceMinutes(20 * 24 * 60);
  await sql`alter table stripe_events rename to stripe_events_away`.execute(academy.db);
  try {
    await expect(runMaintenance(academy.app.dependencies)).rejects.toThrow('stripe_events');
  } finally {
    await sql`alter table stripe_events_away rename to stripe_events`.execute(academy.db);
  }
  const jobs = academy.db.selectFrom('jobs').select('job_id').where('finished_at', '=', ended);
  expect(await jobs.execute()).toEqual([]);
  const failing = (await listRoutines(academy.db)).filter((one) => one.failing_since !== null);
  expect(failing.map(({ name }) => name)).toEqual(['purge_stripe_events']);
});

test('a closing process begins no further step', async () => {
  const begun: string[] = [];
  const steps = ['one', 'two'].map((name) => ({ name, run: async () => begun.push(name) }));
  const isStopping = () => begun.length > 0;
  await runSteps(academy.app.dependencies, steps, { onFailure: () => {}, isStopping });
  expect(begun).toEqual(['one']);
});
