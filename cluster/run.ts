/**
 * `npm run cluster`: three academies behind HAProxy, PostgreSQL with a synchronous replica under
 * Patroni, files in Ceph and a mail server, all on loopback and thrown away after.
 * - `-- --journeys` runs the journeys of the main job on it,
 * - `-- --faults` breaks one part after the other under load and prints a table,
 * - `-- --keep` leaves its folder with all logs,
 * - without either it serves until Ctrl+C.
 * Exit code 0: all passed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Cluster, startCluster } from './cluster.ts';
import { queryDatabase } from './database.ts';
import { faults } from './faults.ts';
import { Load, type LoadReport } from './load.ts';

const root = path.join(import.meta.dirname, '..');
const playwright = [
  ...['node_modules/@playwright/test/cli.js', 'test'],
  ...['--config', 'e2e/playwright.config.ts', '--project', 'postgres', '--reporter=list'],
];
const wants = (name: string) => process.argv.includes(`--${name}`);

async function runJourneys({ url, mailFolder }: Cluster): Promise<boolean> {
  const child = spawn(process.execPath, [...playwright, 'e2e/main-job.journey.ts'], {
    cwd: root,
    env: { ...process.env, ACADEMY_URL: url, ACADEMY_MAIL: path.join(mailFolder, 'new') },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

function print(name: string, report: LoadReport, isSound: boolean): void {
  const cells = [
    name,
    report.requests,
    report.failed,
    report.failedFor.toFixed(1),
    report.longestSilence.toFixed(1),
    report.acknowledged,
    report.lost.length,
    isSound ? 'sound' : 'NOT SOUND',
  ];
  console.log(`| ${cells.join(' | ')} |`);
  for (const [failure, count] of Object.entries(report.failures)) {
    console.error(`    ${count} × ${failure}`);
  }
  for (const key of report.lost.slice(0, 10)) console.error(`    lost: ${key}`);
}

async function runFaults(cluster: Cluster): Promise<boolean> {
  const load = await Load.open(cluster);
  const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice(7);
  let isAllSound = true;
  console.log(
    '| fault | requests | failed | failed for (s) | longest silence (s) | acknowledged | lost | ledger |\n' +
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const { name, isImpossible, run } of faults) {
    if (only !== undefined && !name.includes(only)) continue;
    const reason = isImpossible?.(cluster) ?? null;
    if (reason !== null) {
      console.log(`| ${name} | not tried: ${reason} | | | | | | |`);
      continue;
    }
    load.start();
    await run(cluster);
    const report = await load.stop();
    const isSound = await cluster.runScript('ledger-check', 'scripts/ledger-check.ts');
    print(name, report, isSound);
    isAllSound &&= isSound && report.lost.length === 0;
  }
  const [row] = await queryDatabase<{ entries: string }>(
    cluster.database,
    'select count(*) as entries from point_entries',
  );
  console.log(`The ledger has ${row?.entries} entries at the end.`);
  return isAllSound;
}

const cluster = await startCluster();
console.log(`The academy serves at ${cluster.url}; logs are in ${cluster.machine.folder}/log`);
let isPassed = false;
try {
  if (wants('journeys') || wants('faults')) {
    isPassed =
      (!wants('journeys') || (await runJourneys(cluster))) &&
      (!wants('faults') || (await runFaults(cluster)));
  } else {
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    isPassed = true;
  }
} finally {
  await cluster.stop({ keepsFolder: !isPassed || wants('keep') });
}
process.exit(isPassed ? 0 : 1);
