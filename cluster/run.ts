/**
 * `npm run cluster`: three academies behind HAProxy, PostgreSQL with a synchronous replica under
 * Patroni, files in Ceph and a mail server, all on loopback and thrown away after.
 * - `-- --journeys` runs the journeys of the main job on it,
 * - `-- --faults` breaks one part after the other under load and prints a table,
 * - `-- --keep` leaves its folder with all logs,
 * - without either it serves until Ctrl+C.
 * Exit code 0: all passed. A fault fails where requests fail longer than it allows, or where the data
 * differ from the responses that clients got.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Cluster, startCluster } from './cluster.ts';
import type { Fault } from './fault.ts';
import { faults } from './faults.ts';
import { Load, type LoadReport } from './load.ts';
import { seconds } from './machine.ts';

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

function print({ name, limits }: Fault, report: LoadReport): void {
  const { evidence } = report;
  const cells = [
    name,
    report.requests,
    report.failed,
    report.failedFor.toFixed(1),
    `${report.failedWhilePossible.toFixed(1)} of ${limits.failsFor}`,
    report.longestSilence.toFixed(1),
    report.acknowledged,
    evidence.lost.length,
    evidence.doubled.length,
    evidence.unknownButDone,
    evidence.sentAgain,
    report.problems.length === 0 ? 'passed' : 'FAILED',
  ];
  console.log(`| ${cells.join(' | ')} |`);
  for (const [failure, count] of Object.entries(report.failures)) {
    console.error(`    ${count} × ${failure}`);
  }
  for (const problem of report.problems) console.error(`    MUST NOT BE: ${problem}`);
}

/** How long everything works before a fault. */
const BEFORE_SECONDS = 3;

const HEAD = [
  ...['fault', 'requests', 'failed', 'failed for (s)', 'failed once possible again (s)'],
  ...['longest silence (s)', 'acknowledged', 'lost', 'doubled', 'done without an answer'],
  ...['emails sent again', 'result'],
];

async function tryFault(cluster: Cluster, load: Load, fault: Fault): Promise<LoadReport> {
  await load.start();
  await seconds(BEFORE_SECONDS);
  let possibleAt = Date.now();
  await fault.run(cluster, () => {
    possibleAt = Date.now();
  });
  const report = await load.stop(possibleAt, fault.limits);
  const isSound = await cluster.runScript('ledger-check', 'scripts/ledger-check.ts');
  return isSound ? report : { ...report, problems: [...report.problems, 'the ledger'] };
}

async function runFaults(cluster: Cluster): Promise<boolean> {
  const load = await Load.open(cluster);
  const only = process.argv.flatMap((argument) => /^--only=(.*)/.exec(argument)?.[1] ?? []);
  let isPassed = true;
  console.log(`| ${HEAD.join(' | ')} |\n|${HEAD.map(() => ' --- |').join('')}`);
  for (const fault of faults) {
    if (only.length > 0 && !only.some((part) => fault.name.includes(part))) continue;
    const reason = fault.isImpossible?.(cluster) ?? null;
    if (reason !== null) {
      console.log(`| ${fault.name} | not tried: ${reason} |${' |'.repeat(HEAD.length - 2)}`);
      continue;
    }
    const report = await tryFault(cluster, load, fault);
    print(fault, report);
    isPassed &&= report.problems.length === 0;
  }
  return isPassed;
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
