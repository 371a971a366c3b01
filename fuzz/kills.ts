/**
 * `npm run fuzz:kills`: ends backups, restores, moves, migrations and uploads by SIGKILL at random
 * moments, does what an operator would do next, and checks that nothing is lost and nothing left.
 * - `-- --kills=100` how many altogether (100 without it).
 * Exit code 0: each was repeated with success, every named backup can be read, no unfinished file is left.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { BenchAcademy, logIn } from '../bench/academy-process.ts';
import { openEmbedded, openPostgres } from '../database/open.ts';
import { startPostgresCluster } from '../database/testing/postgres-cluster.ts';
import { checkFiles, createDiskFileStore } from '../server/files/index.ts';
import { freePort } from '../server/testing/free-port.ts';

const kills = Number(process.argv.find((one) => one.startsWith('--kills='))?.slice(8) ?? 100);
const root = path.join(import.meta.dirname, '..');
const academy = await BenchAcademy.open('embedded');
const cluster = await startPostgresCluster();
const faults: string[] = [];
const done = new Map<string, number>();

/** Runs a program of the repository; it is killed after so many milliseconds. @returns its exit code; null: it was killed */
async function run(args: readonly string[], env: NodeJS.ProcessEnv, ms: number | null) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH, HOME, BACKUP_DIR: backups, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const timer = ms === null ? undefined : setTimeout(() => child.kill('SIGKILL'), ms);
  await once(child, 'close');
  clearTimeout(timer);
  return { code: child.exitCode, said };
}

const backups = path.join(academy.folder, 'backups');
const isUnfinished = (name: string) => name.endsWith('.part');
const partsOf = (folder: string) =>
  fs.existsSync(folder)
    ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isUnfinished)
    : [];
let places = 0;
/** An empty folder, or an empty database. */
const emptyFolder = () => ({ DATA_DIR: path.join(academy.folder, `restored-${places++}`) });
async function emptyDatabase(dataDir = emptyFolder().DATA_DIR) {
  const admin = openPostgres(cluster.url('postgres'), { poolSize: 1, listens: false });
  const name = `restored_${places++}`;
  await admin.runScript(`create database ${name}`).catch(() => {});
  await admin.close();
  return { DATA_DIR: dataDir, DATABASE_URL: cluster.url(name) };
}

/** Kills a program again and again at random moments of its run, then lets it end. */
async function killUntilDone(
  kind: string,
  args: readonly string[],
  {
    count,
    makeEnv,
  }: { count: number; makeEnv: () => Promise<NodeJS.ProcessEnv> | NodeJS.ProcessEnv },
): Promise<void> {
  const startedAt = performance.now();
  const first = await run(args, await makeEnv(), null);
  const whole = performance.now() - startedAt;
  if (first.code !== 0) faults.push(`${kind}, not killed: ${first.said}`);
  for (let left = count; left > 0; ) {
    const env = await makeEnv();
    // Up to three kills of one piece of work, which the same command then ends.
    for (let again = Math.min(left, 1 + Math.floor(Math.random() * 3)); again > 0; again--) {
      left--;
      await run(args, env, whole * Math.random());
      done.set(kind, (done.get(kind) ?? 0) + 1);
    }
    const { code, said } = await run(args, env, null);
    // A command that ended just before its kill refuses to do it once more.
    if (code !== 0 && !said.includes('holds an academy already')) faults.push(`${kind}: ${said}`);
    if (partsOf(env.DATA_DIR ?? '').length > 0) sweepLater(env.DATA_DIR ?? '');
  }
  console.log(`${kind}: ${done.get(kind)} kills, ${faults.length} faults so far`);
}

const swept: string[] = [];
function sweepLater(dataDir: string) {
  swept.push(path.join(dataDir, 'files'));
}

/** Kills a serving academy while pictures are uploaded; each acknowledged one must be there. */
async function killUploads(count: number): Promise<void> {
  const picture = fs.readFileSync(path.join(root, 'public/icon-192.png'));
  for (let round = 0; round < count; round++) {
    const port = await freePort();
    const child = await academy.start(port);
    const { token } = await logIn(port);
    const timer = setTimeout(() => child.kill('SIGKILL'), 200 + Math.random() * 2_000);
    while (child.exitCode === null && child.signalCode === null) {
      const body = new FormData();
      body.append('file', new Blob([picture], { type: 'image/png' }), 'me.png');
      const headers = { authorization: `Bearer ${token}` };
      const url = `http://127.0.0.1:${port}/api/users/avatar`;
      await fetch(url, { method: 'POST', headers, body }).catch(() => {});
    }
    clearTimeout(timer);
    done.set('upload', (done.get('upload') ?? 0) + 1);
  }
  const database = await openEmbedded(academy.dataDir);
  const files = createDiskFileStore(path.join(academy.dataDir, 'files'));
  const { checked, faulty } = await checkFiles(database.db, files);
  for (const { key, fault } of faulty) faults.push(`upload: ${key} ${fault}`);
  await database.close();
  swept.push(path.join(academy.dataDir, 'files'));
  console.log(`upload: ${count} kills, ${checked} files checked`);
}

const migrate = [
  '--input-type=module',
  '--eval',
  `import { createDependencies } from './server/create-dependencies.ts';
   import { readSettings } from './server/settings.ts';
   const { database } = await createDependencies(readSettings(), () => {});
   await database.close();`,
];

try {
  const fifth = Math.max(1, Math.round(kills / 5));
  const half = Math.ceil(fifth / 2);
  await killUploads(fifth);
  await killUntilDone('backup', ['scripts/backup.ts'], {
    count: fifth,
    makeEnv: () => ({ DATA_DIR: academy.dataDir }),
  });
  const named = fs.readdirSync(backups).filter((name) => !isUnfinished(name));
  for (const name of named) {
    const { code, said } = await run(
      ['scripts/recovery-drill.ts', path.join(backups, name)],
      emptyFolder(),
      null,
    );
    if (code !== 0) faults.push(`backup ${name}: ${said}`);
  }
  const restore = ['scripts/restore.ts', path.join(backups, named.at(-1) ?? '')];
  await killUntilDone('restore, embedded', restore, { count: half, makeEnv: emptyFolder });
  await killUntilDone('restore, PostgreSQL', restore, {
    count: fifth - half,
    makeEnv: () => emptyDatabase(),
  });
  await killUntilDone('move', ['scripts/move-postgres.ts'], {
    count: fifth,
    makeEnv: () => emptyDatabase(academy.dataDir),
  });
  await killUntilDone('migration, embedded', migrate, { count: half, makeEnv: emptyFolder });
  await killUntilDone('migration, PostgreSQL', migrate, {
    count: fifth - half,
    makeEnv: () => emptyDatabase(),
  });
  // What killed processes left goes with the next maintenance, or the next backup, after a day.
  const later = new Date(Date.now() + 60_000);
  for (const folder of swept) {
    await createDiskFileStore(folder).removeUnfinished?.(later);
    for (const name of partsOf(folder)) faults.push(`left: ${folder}/${name}`);
  }
  const dayAgo = new Date(Date.now() - 25 * 60 * 60 * 1_000);
  for (const name of partsOf(backups)) fs.utimesSync(path.join(backups, name), dayAgo, dayAgo);
  await run(['scripts/backup.ts'], { DATA_DIR: academy.dataDir }, null);
  for (const name of partsOf(backups)) faults.push(`left: ${name}`);
} finally {
  await cluster.stop();
  await academy.close();
}
for (const fault of faults) console.error(fault);
const total = [...done.values()].reduce((sum, count) => sum + count, 0);
console.log(`${total} kills, ${faults.length} faults.`);
process.exit(faults.length === 0 ? 0 : 1);
