import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What the parts of a cluster run on: one folder, processes with logs, and patience. */

/** A server of the cluster. Its signals reach it alone, not what it has started. */
export interface Part {
  name: string;
  readonly pid: number;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Stops it with SIGTERM, and waits for its end. */
  end(): Promise<void>;
  /** Starts it again as it was started first. */
  start(): void;
  /** Stops it from running without ending it, and lets it go on. */
  pause(): void;
  resume(): void;
}

interface Command {
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** PostgreSQL refuses to run as root: it is handed to the user that its package made. */
  asPostgres?: boolean;
  /** The network namespace where it runs; needs root. */
  namespace?: string | null;
}

const POLL_MS = 200;
const STOP_MS = 10_000;

/** The ids of PostgreSQL's user where this runs as root; else it runs as whoever runs this. */
function postgresIds(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export class Machine {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'academy-cluster-'));
  readonly #children = new Map<string, ChildProcess>();
  readonly #mounts: string[] = [];
  readonly #ids = postgresIds();

  constructor() {
    fs.chmodSync(this.folder, 0o755);
  }

  /** A folder of a part. PostgreSQL's belong to its user. */
  folderOf(name: string, { asPostgres = false } = {}): string {
    const folder = path.join(this.folder, name);
    fs.mkdirSync(folder, { recursive: true, mode: asPostgres ? 0o700 : 0o755 });
    const { uid, gid } = this.#ids;
    if (asPostgres && uid !== undefined && gid !== undefined) fs.chownSync(folder, uid, gid);
    return folder;
  }

  /**
   * A folder with a disk of its own that can be filled.
   * @returns false where the machine does not allow that; the folder is then a plain one
   */
  mountDisk(folder: string, megabytes: number): boolean {
    try {
      const { uid = 0, gid = 0 } = this.#ids;
      const options = `size=${megabytes}m,mode=0700,uid=${uid},gid=${gid}`;
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
      this.#mounts.push(folder);
      return true;
    } catch {
      return false;
    }
  }

  write(name: string, text: string): string {
    const file = path.join(this.folder, name);
    fs.writeFileSync(file, text, { mode: 0o644 });
    return file;
  }

  /** Starts a server; what it prints is in `log/` of the folder. */
  start(name: string, order: Command): Part {
    const { env = {} } = order;
    const log = path.join(this.folderOf('log'), `${name}.log`);
    const children = this.#children;
    const begin = () => {
      const output = fs.openSync(log, 'a');
      const { command, args, ids } = this.#placed(order);
      const child = spawn(command, args, {
        cwd: path.join(import.meta.dirname, '..'),
        env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...env },
        stdio: ['ignore', output, output],
        ...ids,
      });
      fs.closeSync(output);
      children.set(name, child);
    };
    begin();
    const current = () => {
      const child = children.get(name);
      if (child?.pid === undefined) throw new Error(`${name} did not start: see ${log}`);
      return { child, pid: child.pid };
    };
    return {
      name,
      get pid() {
        return current().pid;
      },
      kill: async () => {
        const { child } = current();
        if (child.exitCode === null && child.signalCode === null) {
          child.kill('SIGKILL');
          await once(child, 'exit');
        }
      },
      end: async () => {
        const { child } = current();
        if (child.exitCode === null && child.signalCode === null) {
          child.kill('SIGTERM');
          await once(child, 'exit');
        }
      },
      start: begin,
      pause: () => process.kill(current().pid, 'SIGSTOP'),
      resume: () => process.kill(current().pid, 'SIGCONT'),
    };
  }

  /** The command with which an order is run by its user and in its namespace, by the same process. */
  #placed({ command, args, asPostgres = false, namespace = null }: Command) {
    const ids = asPostgres ? this.#ids : {};
    if (namespace === null) return { command, args, ids };
    const { uid = 0, gid = 0 } = ids;
    return {
      command: 'ip',
      args: [
        ...['netns', 'exec', namespace],
        ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', command, ...args],
      ],
      ids: {},
    };
  }

  /** Ends everything, newest first, and removes the folder unless it is to be looked at. */
  async stop({ keepsFolder = false } = {}): Promise<void> {
    for (const child of [...this.#children.values()].reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      await Promise.race([once(child, 'exit'), wait(STOP_MS)]);
      child.kill('SIGKILL');
    }
    for (const folder of this.#mounts) execFileSync('umount', ['-l', folder]);
    if (!keepsFolder) fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

/**
 * Waits until something is so.
 * @throws when it is not after the time; the error names what was waited for
 */
export async function waitUntil(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  { seconds = 60 } = {},
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  let last: unknown;
  while (Date.now() < end) {
    try {
      if (await isSo()) return;
      last = undefined;
    } catch (error) {
      last = error;
    }
    await wait(POLL_MS);
  }
  throw new Error(`After ${seconds} s still not so: ${what}`, { cause: last });
}

export const seconds = (count: number) => wait(count * 1000);

/** Whether a page responds with 200. */
export const responds = async (url: string): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(2000) })).status === 200;

/**
 * Finds the programs of a cluster.
 * @throws when some are missing; the error names Debian's packages
 */
export function requirePrograms(programs: Record<string, string>): void {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/bin'];
  const isMissing = (program: string) =>
    !folders.some((folder) => fs.existsSync(path.join(folder, program)));
  const packages = Object.entries(programs).flatMap(([program, owner]) =>
    isMissing(program) ? [owner] : [],
  );
  if (packages.length > 0) {
    const names = [...new Set(packages)].join(' ');
    throw new Error(`Programs are missing: apt-get install --no-install-recommends ${names}`);
  }
}
