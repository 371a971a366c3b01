import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { queueLedgerCheck } from '#server/features/points/index.ts';
import { runMaintenance } from '#server/jobs/maintenance.ts';
import { createClamav } from '#server/lib/clamav.ts';
import { backupName, readNewestBackup } from '#server/operations/index.ts';
import { FakeClamd } from '#server/testing/fake-clamd.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { measureAcademy } from './measure-academy.ts';
import { createMetrics, measureReplica } from './metrics.ts';

/** Prometheus evaluates the rules itself: `promtool test rules`. */

const academy = openTestAcademy();
const rules = path.join(import.meta.dirname, '../../deploy/prometheus/alerts.yaml');
const alerts = [...fs.readFileSync(rules, 'utf8').matchAll(/- alert: (\w+)/g)].map(
  ([, name]) => name,
);

/** How long each outage lasts, in samples two minutes apart: longer than the longest `for`. */
const SAMPLES = 35;
const INTERVAL = '2m';

/** Prometheus' program needs seconds, and far more on a machine that does much else. */
const TEST_MS = 300_000;

/** Prometheus' tests begin at the moment 0: this was three days before. */
const LONG_AGO = String(-3 * 24 * 60 * 60);

/**
 * What is different in an outage: values as `promtool` takes them, null for a series that is missing. A
 * name that ends with a star means all of its series.
 */
interface Outage {
  fires: string[];
  series: Record<string, string | null>;
}

const traffic = (status: string) =>
  `academy_http_request_duration_seconds_count{method="GET",route="/api/x",status="${status}"}`;
const bucket = (le: string) =>
  `academy_http_request_duration_seconds_bucket{le="${le}",method="GET",route="/api/x",status="200"}`;
const unavailable = (reason: string) => `academy_http_unavailable_total{reason="${reason}"}`;

/** Five requests a second, each served within 0.1 s. */
const served = {
  up: '1',
  [traffic('200')]: '0+600x',
  [bucket('0.1')]: '0+600x',
  [bucket('5')]: '0+600x',
  [bucket('+Inf')]: '0+600x',
};

const outages: Record<string, Outage> = {
  'the process is gone': {
    fires: ['AcademyIsDown'],
    series: { up: '0', 'academy_*': null, 'process_*': null },
  },
  'Prometheus does not know it': { fires: ['AcademyIsDown'], series: { up: null } },
  'the database is away': {
    fires: ['AcademyDatabaseIsAway', 'AcademyFails'],
    series: {
      // What is read from the database is missing.
      'academy_jobs*': null,
      'academy_lane*': null,
      'academy_routine*': null,
      academy_database_up: '0',
      [unavailable('database')]: '0+500x',
      [traffic('503')]: '0+500x',
    },
  },
  'a call fails': { fires: ['AcademyFails'], series: { [traffic('500')]: '0+12x' } },
  'the object store is away': {
    fires: ['AcademyFails'],
    series: { [unavailable('files')]: '0+12x', [traffic('503')]: '0+12x' },
  },
  'responses are slow': {
    fires: ['AcademyIsSlow'],
    series: { [bucket('0.1')]: '0+300x' },
  },
  'more comes than can be served': {
    fires: ['AcademyRefusesWork'],
    series: {
      'academy_http_requests_shed_total{kind="call"}': '0+100x',
      [unavailable('shed')]: '0+100x',
      [traffic('503')]: '0+100x',
    },
  },
  'the pool is used up': {
    fires: ['AcademyWaitsForConnections'],
    series: { 'academy_database_connections{state="waiting"}': '9' },
  },
  'the replica is silent': {
    fires: ['AcademyReplicaIsBehind'],
    series: { academy_replica_age_seconds: '0+60x' },
  },
  'the scanner is away': {
    fires: ['AcademyScannerIsAway'],
    series: { academy_virus_scanner_up: '0' },
  },
  'passwords are guessed': {
    fires: ['AcademyLoginsAreAttacked'],
    series: { 'academy_logins_refused_total{status="401"}': '0+60x' },
  },
  'the event loop is blocked': {
    fires: ['AcademyEventLoopStalls'],
    series: { nodejs_eventloop_lag_max_seconds: '1.5' },
  },
  'descriptors are used up': {
    fires: ['AcademyRunsOutOfDescriptors'],
    series: { process_open_fds: '900', process_max_fds: '1000' },
  },
  'the mail server is away': {
    fires: ['AcademyMailServerIsAway'],
    series: { 'academy_lane_outage_seconds{lane="mail"}': '0+60x' },
  },
  'nothing sends emails': {
    fires: ['AcademyEmailsWait'],
    series: { 'academy_jobs_overdue_seconds{lane="mail"}': '0+60x' },
  },
  'many emails are refused': {
    fires: ['AcademyEmailsAreRefused'],
    series: {
      'academy_jobs_last_hour{lane="mail",outcome="done"}': '20',
      'academy_jobs_last_hour{lane="mail",outcome="failed"}': '6',
    },
  },
  'nothing runs jobs': {
    fires: ['AcademyJobsWait'],
    series: { 'academy_jobs_overdue_seconds{lane="work"}': '0+60x' },
  },
  'a job fails again and again': {
    fires: ['AcademyJobsAreRetried'],
    series: { 'academy_jobs{lane="work",state="retrying"}': '1' },
  },
  'a job has finally failed': {
    fires: ['AcademyJobsFail'],
    series: { 'academy_jobs_last_hour{lane="push",outcome="failed"}': '1' },
  },
  'a step of maintenance fails': {
    fires: ['AcademyMaintenanceFails'],
    series: { 'academy_routine_failing_seconds{routine="delete_due_accounts"}': '20000' },
  },
  'maintenance does not run': {
    fires: ['AcademyMaintenanceHasStopped', 'AcademyBooksAreNotChecked'],
    series: { 'academy_routine_last_success_timestamp_seconds*': LONG_AGO },
  },
  'maintenance never ran': {
    fires: ['AcademyMaintenanceHasStopped'],
    series: { 'academy_routine_last_success_timestamp_seconds*': null },
  },
  'the ledger is broken': {
    fires: ['AcademyBooksAreUnsound'],
    series: { 'academy_routine_failing_seconds{routine="ledger_check"}': '1' },
  },
  'revenue does not add up': {
    fires: ['AcademyBooksAreUnsound'],
    series: { 'academy_routine_failing_seconds{routine="revenue_check"}': '1' },
  },
  'the ledger is not checked': {
    fires: ['AcademyBooksAreNotChecked'],
    series: { 'academy_routine_last_success_timestamp_seconds{routine="ledger_check"}': LONG_AGO },
  },
  'backups fail': {
    fires: ['AcademyBackupIsOld'],
    series: { academy_backup_last_success_timestamp_seconds: LONG_AGO },
  },
  'a disk fills up': {
    fires: ['AcademyDiskFillsUp'],
    series: {
      'academy_disk_free_bytes{folder="backup"}': '90',
      'academy_disk_size_bytes{folder="backup"}': '1000',
    },
  },
  'a disk is full': {
    fires: ['AcademyDiskFillsUp', 'AcademyDiskIsFull'],
    series: {
      'academy_disk_free_bytes{folder="data"}': '10',
      'academy_disk_size_bytes{folder="data"}': '1000',
    },
  },
};

/** Every figure of a real academy that is well, as Prometheus would have read it. */
async function readWellAcademy(): Promise<Map<string, string>> {
  const clamd = new FakeClamd();
  await clamd.open();
  const { dependencies } = academy.app;
  const { dataDir, backup } = dependencies.settings;
  const { db } = academy;
  const metrics = createMetrics({
    ...dependencies,
    database: { ...academy.database, poolState: () => ({ total: 5, idle: 5, waiting: 0 }) },
    scanner: createClamav(clamd.address),
  });
  measureReplica(metrics, { age: () => 200 });
  const folders = { data: dataDir, backup: backup.folder };
  const readBackup = () => readNewestBackup(backup.folder);
  measureAcademy(metrics, { db, now: () => academy.now, readNewestBackup: readBackup, folders });
  academy.setClock('2026-03-02T12:00:00+08:00');
  await runMaintenance(dependencies);
  await queueLedgerCheck(db, academy.now);
  await academy.runJobs();
  fs.mkdirSync(backup.folder, { recursive: true });
  fs.writeFileSync(
    path.join(
      backup.folder,
      backupName(academy.now, { tail: '0a1b2c', isEncrypted: false, isSuspect: false }),
    ),
    '',
  );
  const text = await metrics.registry.metrics();
  await clamd.close();
  return new Map(
    [...text.matchAll(/^(\w+(?:\{[^\n]*\})?) ([-+\d.eInfNa]+)$/gm)].map(
      ([, series = '', value = '']) => [series, value],
    ),
  );
}

/** Adds what Prometheus adds to each series that it reads. */
const asScraped = (series: string) => {
  const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(series) ?? [];
  return `${name}{job="academy",instance="a:9100"${labels && `,${labels}`}}`;
};

/** A constant value is repeated; a growing one begins at its first. */
const overTime = (value: string) => (value.endsWith('x') ? value : `${value}+0x`) + SAMPLES;

function seriesOf(well: ReadonlyMap<string, string>, { series }: Outage) {
  const all = new Map<string, string | null>([...well, ...Object.entries(served)]);
  for (const [key, value] of Object.entries(series)) {
    const keys = key.endsWith('*')
      ? [...all.keys()].filter((one) => one.startsWith(key.slice(0, -1)))
      : [key];
    for (const one of keys) all.set(one, value);
  }
  return [...all].flatMap(([key, value]) =>
    value === null ? [] : [{ series: asScraped(key), values: overTime(value) }],
  );
}

test(
  'each alert fires in the outage that it is for, no other one does, and none when all is well',
  async () => {
    const named = new Set(
      fs.readFileSync(rules, 'utf8').match(/\b(?:academy|process|nodejs)_\w+/g),
    );
    const well = new Map(
      [...(await readWellAcademy())].filter(([series]) =>
        named.has(/^\w+/.exec(series)?.[0] ?? ''),
      ),
    );
    const cases: [string, Outage][] = [
      ['all is well', { fires: [], series: {} }],
      ...Object.entries(outages),
    ];
    const tests = cases.map(([name, outage]) => ({
      name,
      interval: INTERVAL,
      input_series: seriesOf(well, outage),
      promql_expr_test: [
        {
          expr: 'max by (alertname) (ALERTS{alertstate="firing"})',
          eval_time: `${SAMPLES * 2}m`,
          exp_samples: outage.fires.map((alert) => ({
            labels: `{alertname="${alert}"}`,
            value: 1,
          })),
        },
      ],
    }));
    const file = path.join(academy.app.dependencies.settings.dataDir, 'alerts.test.json');
    const content = { rule_files: [rules], evaluation_interval: INTERVAL, tests };
    fs.writeFileSync(file, JSON.stringify(content));
    const run = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
    expect(run.error, 'promtool is missing: sudo apt-get install prometheus').toBeUndefined();
    expect(run.status, `${run.stdout}${run.stderr}`).toBe(0);
  },
  TEST_MS,
);

test('there is an outage for each alert, and no alert without one', () => {
  const tested = Object.values(outages).flatMap(({ fires }) => fires);
  expect([...new Set(tested)].sort()).toEqual([...alerts].sort());
});
