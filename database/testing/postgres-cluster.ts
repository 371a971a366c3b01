import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { memoryFolder } from './memory-folder.ts';

/** A throw-away PostgreSQL server of the tests' own. */
export interface PostgresCluster {
  /** Holds its data, its log and its socket. */
  folder: string;
  /** Connection text of a database in it. */
  url(database: string): string;
  stop(): Promise<void>;
}

/** The folder of PostgreSQL's server binaries, newest first, or null. */
export function findPostgresBinaries(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = fs.existsSync(root) ? fs.readdirSync(root) : [];
  const folders = versions
    .filter((version) => Number(version) >= 15)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(root, version, 'bin'));
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  return (
    [...folders, ...onPath].find(
      (folder) =>
        fs.existsSync(path.join(folder, 'initdb')) && fs.existsSync(path.join(folder, 'postgres')),
    ) ?? null
  );
}

/** PostgreSQL refuses to run as root: it is handed to the user that its package made. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: '-u' | '-g') =>
    Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A new folder that belongs to the server's user, and the server's binaries. */
function prepareFolder(inMemory: boolean) {
  const binaries = findPostgresBinaries();
  if (binaries === null) {
    throw new Error('PostgreSQL 15 or later is not installed: apt-get install postgresql');
  }
  const folder = fs.mkdtempSync(path.join(inMemory ? memoryFolder() : os.tmpdir(), 'academy-pg-'));
  const user = serverUser();
  if (user.uid !== undefined && user.gid !== undefined) fs.chownSync(folder, user.uid, user.gid);
  const run = (program: string, args: readonly string[]) =>
    execFileSync(path.join(binaries, program), args, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  return { binaries, folder, user, run };
}

/** Starts the server on `folder`/data and waits until it answers. */
async function startServer(
  { binaries, folder, user }: ReturnType<typeof prepareFolder>,
  options: readonly string[],
): Promise<PostgresCluster> {
  const log = fs.openSync(path.join(folder, 'log'), 'a');
  const server = spawn(
    path.join(binaries, 'postgres'),
    [
      '-D',
      path.join(folder, 'data'),
      '-k',
      folder,
      '-h',
      '',
      ...['max_connections=200', ...options].flatMap((option) => ['-c', option]),
    ],
    { ...user, cwd: folder, stdio: ['ignore', log, log] },
  );
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = (database: string) =>
    `postgresql://academy@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const { default: pg } = await import('pg');
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url('postgres') });
    try {
      await client.connect();
      await client.end();
      break;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) {
        throw new Error(`PostgreSQL did not start; see ${folder}/log`, { cause: error });
      }
      // The server says nothing when it is ready, so it is polled.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return {
    folder,
    url,
    stop: async () => {
      server.kill('SIGINT');
      await exited;
      fs.closeSync(log);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts PostgreSQL in a folder of its own, listening on a socket in that folder only.
 * Its data is thrown away, so it need not reach the disk.
 * @param waitsForDisk commits do all the same, for what measures how long they take
 * @param inMemory where the machine has enough memory: for little data, opened and copied often
 * @throws when no server binaries of version 15 or later are on the machine
 */
export async function startPostgresCluster({
  waitsForDisk = false,
  inMemory = false,
} = {}): Promise<PostgresCluster> {
  const prepared = prepareFolder(inMemory);
  prepared.run('initdb', [
    '-D',
    path.join(prepared.folder, 'data'),
    '-U',
    'academy',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  return startServer(prepared, [`fsync=${waitsForDisk ? 'on' : 'off'}`]);
}

/** Starts a streaming replica of a cluster, which follows it from its present state on. */
export async function startPostgresReplica(primary: PostgresCluster): Promise<PostgresCluster> {
  const prepared = prepareFolder(true);
  prepared.run('pg_basebackup', [
    '-h',
    primary.folder,
    '-U',
    'academy',
    '-D',
    path.join(prepared.folder, 'data'),
    '--write-recovery-conf',
    '--checkpoint=fast',
    '--no-sync',
  ]);
  return startServer(prepared, ['fsync=off', 'hot_standby_feedback=on']);
}
