import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#database/open.ts';
import { testEmailJob } from '#server/features/emails/index.ts';
import { ledgerCheckJob } from '#server/features/points/index.ts';
import { runMaintenance } from '#server/jobs/maintenance.ts';
import { queueJob } from '#server/lib/queue/define-job.ts';
import { beginLaneOutage } from '#server/lib/queue/lane-outages.store.ts';
import { recordRoutineFailure } from '#server/lib/routines.store.ts';
import { backupName, readNewestBackup } from '#server/operations/index.ts';
import { openTestAcademyForEach } from '#server/testing/open-test-academy.ts';
import { measureAcademy } from './measure-academy.ts';
import { createMetrics } from './metrics.ts';

const academy = openTestAcademyForEach();
let read: () => Promise<Record<string, number>>;

beforeEach(() => {
  const { dependencies } = academy.app;
  const { dataDir, backup } = dependencies.settings;
  read = async () => {
    const metrics = createMetrics(dependencies);
    measureAcademy(metrics, {
      db: academy.db,
      now: () => academy.now,
      readNewestBackup: () => readNewestBackup(backup.folder),
      folders: { data: dataDir, backup: backup.folder },
    });
    const lines = (await metrics.registry.metrics()).split('\n');
    return Object.fromEntries(
      lines
        .map((line) => /^(academy_\S+) (\S+)$/.exec(line))
        .flatMap((found) => (found === null ? [] : [[found[1], Number(found[2])]])),
    );
  };
});

const queue = (isEmail: boolean) =>
  inTransaction(academy.db, (tx) =>
    isEmail
      ? queueJob(tx, testEmailJob, { payload: {} as never }, academy.now)
      : queueJob(tx, ledgerCheckJob, { payload: { day: '2026-03-02' } }, academy.now),
  );

test('an academy that is well has no job that waits, no outage, and says how full its disk is', async () => {
  const found = await read();
  for (const lane of ['mail', 'push', 'work']) {
    expect(found).toMatchObject({
      [`academy_jobs{lane="${lane}",state="waiting"}`]: 0,
      [`academy_jobs{lane="${lane}",state="retrying"}`]: 0,
      [`academy_jobs{lane="${lane}",state="failed"}`]: 0,
      [`academy_jobs_overdue_seconds{lane="${lane}"}`]: 0,
      [`academy_lane_outage_seconds{lane="${lane}"}`]: 0,
    });
  }
  expect(found.academy_database_up).toBe(1);
  const { 'academy_disk_free_bytes{folder="data"}': free = 0 } = found;
  expect(free).toBeGreaterThan(0);
  expect(free).toBeLessThanOrEqual(found['academy_disk_size_bytes{folder="data"}'] ?? 0);
});

test('emails that wait show for how long, and since when their server has been away', async () => {
  await queue(true);
  academy.advanceMinutes(5);
  await queue(true);
  await beginLaneOutage(academy.db, 'mail', { error: new Error('away'), now: academy.now });
  academy.advanceMinutes(20);
  expect(await read()).toMatchObject({
    'academy_jobs{lane="mail",state="waiting"}': 2,
    'academy_jobs_overdue_seconds{lane="mail"}': 25 * 60,
    'academy_lane_outage_seconds{lane="mail"}': 20 * 60,
    'academy_lane_outage_seconds{lane="push"}': 0,
  });
});

test('a job that fails shows from its first attempt on; one that ended, for an hour', async () => {
  for (let i = 0; i < 4; i++) await queue(false);
  const jobs = await academy.db.selectFrom('jobs').select('job_id').orderBy('job_id').execute();
  const now = academy.now;
  const states = [
    { last_error: 'it broke', run_at: new Date(now.getTime() + 60_000) },
    { failed_at: now },
    { finished_at: now },
    { finished_at: new Date(now.getTime() - 61 * 60_000) },
  ];
  for (const [index, { job_id }] of jobs.entries()) {
    const state = states[index] ?? {};
    await academy.db.updateTable('jobs').set(state).where('job_id', '=', job_id).execute();
  }
  expect(await read()).toMatchObject({
    'academy_jobs{lane="work",state="waiting"}': 0,
    'academy_jobs{lane="work",state="retrying"}': 1,
    'academy_jobs{lane="work",state="failed"}': 1,
    'academy_jobs_overdue_seconds{lane="work"}': 0,
    'academy_jobs_last_hour{lane="work",outcome="done"}': 1,
    'academy_jobs_last_hour{lane="work",outcome="failed"}': 1,
  });
});

test('each step of maintenance shows when it succeeded, and for how long it has failed', async () => {
  await runMaintenance(academy.app.dependencies);
  const succeeded = academy.now.getTime() / 1000;
  await recordRoutineFailure(academy.db, 'sweep_files', { now: academy.now });
  academy.advanceMinutes(90);
  expect(await read()).toMatchObject({
    'academy_routine_last_success_timestamp_seconds{routine="delete_due_accounts"}': succeeded,
    'academy_routine_failing_seconds{routine="delete_due_accounts"}': 0,
    'academy_routine_failing_seconds{routine="sweep_files"}': 90 * 60,
  });
});

test('the newest whole backup counts, whatever else is in its folder', async () => {
  const kind = { tail: '0a1b2c', isEncrypted: false, isSuspect: false };
  const name = 'academy_backup_last_success_timestamp_seconds';
  const { folder } = academy.app.dependencies.settings.backup;
  expect((await read())[name]).toBe(0);
  fs.mkdirSync(folder, { recursive: true });
  const at = new Date('2026-03-01T19:30:05Z');
  const names = [
    backupName(new Date('2026-02-28T19:30:05Z'), kind),
    backupName(at, { ...kind, isEncrypted: true }),
    `${backupName(new Date('2026-03-02T19:30:05Z'), kind)}.part`,
    'notes.txt',
  ];
  for (const one of names) fs.writeFileSync(path.join(folder, one), '');
  expect((await read())[name]).toBe(at.getTime() / 1000);
});

test('while the database cannot be read, its figures are missing and the others are there', async () => {
  await academy.db.schema.alterTable('jobs').renameTo('jobs_away').execute();
  const found = Object.keys(await read());
  expect(found).toContain('academy_disk_free_bytes{folder="data"}');
  expect(found.filter((key) => key.startsWith('academy_jobs'))).toEqual([]);
});
