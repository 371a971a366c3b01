import fs from 'node:fs';
import { Gauge } from '@prometheus-io/client';
import type { Db } from '#database/open.ts';
import { readLaneFigures } from '#server/lib/queue/lane-figures.queries.ts';
import { listRoutines } from '#server/lib/routines.store.ts';
import type { Metrics } from './metrics.ts';
import { sharedReading } from './shared-reading.ts';

/** What is measured of an academy as a whole. */
interface WatchedAcademy {
  db: Db;
  now: () => Date;
  /** When the newest backup was made; null without a backup. */
  readNewestBackup: () => Promise<Date | null>;
  /** Where the disk must not fill up, by what is stored there. */
  folders: Readonly<Record<string, string>>;
}

type Samples = Iterable<[labels: Record<string, string>, value: number]>;

/** Adds a gauge; its values are read at each scrape, and left out where reading fails. */
function addGauge<Figures>(
  { registry }: Metrics,
  { name, help, labelNames }: { name: string; help: string; labelNames: string[] },
  read: () => Promise<Figures | null>,
  samplesOf: (figures: Figures) => Samples,
): void {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    // One of several processes measures it.
    aggregator: 'max',
    async collect() {
      const figures = await read();
      this.reset();
      if (figures === null) return;
      for (const [labels, value] of samplesOf(figures)) this.set(labels, value);
    },
  });
}

const secondsOf = (date: Date | null) => (date === null ? 0 : date.getTime() / 1000);

/**
 * Measures what all processes of an academy share; one of them does, the one that runs maintenance.
 * Labels are lanes, routines and folders alone: there are no more of them in a larger academy.
 */
export function measureAcademy(metrics: Metrics, academy: WatchedAcademy): void {
  measureJobs(metrics, academy);
  measureRoutines(metrics, academy);
  measureDisks(metrics, academy);
  addGauge(
    metrics,
    {
      name: 'academy_backup_last_success_timestamp_seconds',
      help: 'When the newest backup of BACKUP_DIR was made; 0 without a backup.',
      labelNames: [],
    },
    sharedReading(async () => ({ at: await academy.readNewestBackup() })),
    ({ at }) => [[{}, secondsOf(at)]],
  );
}

function measureJobs(metrics: Metrics, { db, now }: WatchedAcademy): void {
  const read = sharedReading(async () => {
    const at = now();
    return { lanes: await readLaneFigures(db, at), at };
  });
  const age = (since: Date | null, at: Date) =>
    since === null ? 0 : Math.max(0, secondsOf(at) - secondsOf(since));
  addGauge(
    metrics,
    {
      name: 'academy_jobs',
      help: 'Jobs that are not done, by lane; waiting: due; retrying: failed at least once; failed: finally.',
      labelNames: ['lane', 'state'],
    },
    read,
    ({ lanes }) =>
      lanes.flatMap(({ lane, waiting, retrying, failed }): [Record<string, string>, number][] => [
        [{ lane, state: 'waiting' }, waiting],
        [{ lane, state: 'retrying' }, retrying],
        [{ lane, state: 'failed' }, failed],
      ]),
  );
  addGauge(
    metrics,
    {
      name: 'academy_jobs_last_hour',
      help: 'Jobs that ended within the last hour, by lane and outcome; done in the lane mail: emails that left.',
      labelNames: ['lane', 'outcome'],
    },
    read,
    ({ lanes }) =>
      lanes.flatMap(
        ({ lane, done_last_hour, failed_last_hour }): [Record<string, string>, number][] => [
          [{ lane, outcome: 'done' }, done_last_hour],
          [{ lane, outcome: 'failed' }, failed_last_hour],
        ],
      ),
  );
  addGauge(
    metrics,
    {
      name: 'academy_jobs_overdue_seconds',
      help: 'For how long the first due job of a lane has been due.',
      labelNames: ['lane'],
    },
    read,
    ({ lanes, at }) => lanes.map(({ lane, due_since }) => [{ lane }, age(due_since, at)]),
  );
  addGauge(
    metrics,
    {
      name: 'academy_lane_outage_seconds',
      help: 'For how long the service of a lane, such as the mail server, has been away.',
      labelNames: ['lane'],
    },
    read,
    ({ lanes, at }) => lanes.map(({ lane, away_since }) => [{ lane }, age(away_since, at)]),
  );
}

function measureRoutines(metrics: Metrics, { db, now }: WatchedAcademy): void {
  const read = sharedReading(async () => ({ routines: await listRoutines(db), at: now() }));
  addGauge(
    metrics,
    {
      name: 'academy_routine_last_success_timestamp_seconds',
      help: 'When a step of maintenance, or a check of the books, last succeeded.',
      labelNames: ['routine'],
    },
    read,
    ({ routines }) =>
      routines.flatMap(({ name, succeeded_at }): [Record<string, string>, number][] =>
        succeeded_at === null ? [] : [[{ routine: name }, secondsOf(succeeded_at)]],
      ),
  );
  addGauge(
    metrics,
    {
      name: 'academy_routine_failing_seconds',
      help: 'For how long a step of maintenance, or a check of the books, has failed; 0: it succeeds.',
      labelNames: ['routine'],
    },
    read,
    ({ routines, at }) =>
      routines.map(({ name, failing_since: since }) => [
        { routine: name },
        // At least one second: it fails from the first moment on.
        since === null ? 0 : Math.max(1, secondsOf(at) - secondsOf(since)),
      ]),
  );
}

function measureDisks(metrics: Metrics, { folders }: WatchedAcademy): void {
  const read = sharedReading(async () => {
    const disks = await Promise.all(
      Object.entries(folders).map(async ([folder, path]) => {
        // A folder that is not there yet is reported by the age of what it should hold.
        const disk = await fs.promises.statfs(path).catch(() => null);
        return disk === null ? [] : [{ folder, disk }];
      }),
    );
    return disks.flat();
  });
  addGauge(
    metrics,
    {
      name: 'academy_disk_free_bytes',
      help: 'What is free on the disk of a folder; data: DATA_DIR, backup: BACKUP_DIR.',
      labelNames: ['folder'],
    },
    read,
    (disks) => disks.map(({ folder, disk }) => [{ folder }, disk.bavail * disk.bsize]),
  );
  addGauge(
    metrics,
    {
      name: 'academy_disk_size_bytes',
      help: 'The size of the disk of a folder.',
      labelNames: ['folder'],
    },
    read,
    (disks) => disks.map(({ folder, disk }) => [{ folder }, disk.blocks * disk.bsize]),
  );
}
