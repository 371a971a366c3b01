import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { memoryFolder } from './memory-folder.ts';

/** A throw-away PostgreSQL server of the tests' own. */
export interface PostgresCluster {
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
  const binaries = findPostgresBinaries();
  if (binaries === null) {
    throw new Error('PostgreSQL 15 or later is not installed: apt-get install postgresql');
  }
  const folder = fs.mkdtempSync(path.join(inMemory ? memoryFolder() : os.tmpdir(), 'academy-pg-'));
  // PostgreSQL refuses to run as root: it is handed to the user that its package made.
  const ids =
    process.getuid?.() === 0
      ? {
          uid: Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })),
          gid: Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' })),
        }
      : {};
  if (ids.uid !== undefined && ids.gid !== undefined) fs.chownSync(folder, ids.uid, ids.gid);
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'academy', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...ids, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const log = fs.openSync(path.join(folder, 'log'), 'a');
  const server = spawn(
    path.join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-k',
      folder,
      '-h',
      '',
      '-c',
      `fsync=${waitsForDisk ? 'on' : 'off'}`,
      '-c',
      'max_connections=200',
    ],
    { ...ids, cwd: folder, stdio: ['ignore', log, log] },
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
      // The server says nothing when it is ready; asking again is all there is.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return {
    url,
    stop: async () => {
      server.kill('SIGINT');
      await exited;
      fs.closeSync(log);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
