import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { type Database, startDatabase } from './database.ts';
import { Machine, type Part, requirePrograms, responds, waitUntil } from './machine.ts';
import { type Network, openNetwork } from './network.ts';
import { type ObjectStore, startObjectStore } from './object-store.ts';
import { ports } from './ports.ts';
import { proxyConfigOf } from './proxy.ts';

/** Three academies on engines of Debian's: what a person sees of it is one address. */

/** Programs and the Debian packages that hold them. */
const programs = {
  haproxy: 'haproxy',
  patroni: 'patroni',
  etcd: 'etcd-server',
  radosgw: 'radosgw',
  'ceph-mon': 'ceph-mon',
  'ceph-osd': 'ceph-osd',
  ceph: 'ceph-common',
  aiosmtpd: 'python3-aiosmtpd',
  faketime: 'faketime',
};

export interface Cluster {
  machine: Machine;
  network: Network;
  /** Where visitors reach the academy. */
  url: string;
  database: Database;
  objectStore: ObjectStore;
  academies: readonly Part[];
  mail: Part;
  /** Emails that the mail server has taken, a file each. */
  mailFolder: string;
  /** Lets the clock of the last academy jump by some seconds; 0 sets it right. */
  shiftClock(seconds: number): void;
  /** Runs a script of the repository on the cluster's database; its output goes to a log. */
  runScript(name: string, file: string, args?: readonly string[]): Promise<boolean>;
  stop(options?: { keepsFolder: boolean }): Promise<void>;
}

/** libfaketime: one process reads its clock's offset from a file. */
function clockOf(machine: Machine) {
  const folder = fs
    .readdirSync('/usr/lib')
    .map((name) => `/usr/lib/${name}/faketime/libfaketimeMT.so.1`)
    .find((file) => fs.existsSync(file));
  if (folder === undefined) throw new Error('libfaketime is missing: apt-get install faketime');
  const shift = (seconds: number) => machine.write('clock', `${seconds < 0 ? '' : '+'}${seconds}`);
  return {
    shift,
    env: {
      LD_PRELOAD: folder,
      FAKETIME_TIMESTAMP_FILE: shift(0),
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  };
}

export async function startCluster(): Promise<Cluster> {
  requirePrograms(programs);
  const machine = new Machine();
  const network = openNetwork();
  try {
    return await startParts(machine, network);
  } catch (error) {
    await machine.stop({ keepsFolder: true });
    network.remove();
    throw new Error(`The cluster did not start; its logs are in ${machine.folder}/log`, {
      cause: error,
    });
  }
}

async function startParts(machine: Machine, network: Network): Promise<Cluster> {
  const [database, objectStore] = await Promise.all([
    startDatabase(machine, network),
    startObjectStore(machine),
  ]);
  const proxy = machine.write('haproxy.cfg', proxyConfigOf(network));
  machine.start('haproxy', { command: 'haproxy', args: ['-db', '-f', proxy] });
  const mailFolder = path.join(machine.folder, 'mail');
  const mail = machine.start('mail', {
    command: 'aiosmtpd',
    args: ['-n', '-l', `127.0.0.1:${ports.mail}`, '-c', 'aiosmtpd.handlers.Mailbox', mailFolder],
  });
  await database.isWhole();

  const url = `http://127.0.0.1:${ports.public}`;
  const clock = clockOf(machine);
  const environmentOf = (name: string): NodeJS.ProcessEnv => ({
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATABASE_URL: database.url,
    READ_DATABASE_URL: database.readUrl,
    SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
    DATA_DIR: machine.folderOf(name),
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT: 'off',
    // HAProxy checks twice a second.
    DRAIN_SECONDS: '3',
    ...objectStore.env,
  });
  const runScript = async (name: string, file: string, args: readonly string[] = []) => {
    const log = fs.openSync(path.join(machine.folderOf('log'), `${name}.log`), 'a');
    const child = spawn(process.execPath, [file, ...args], {
      cwd: path.join(import.meta.dirname, '..'),
      env: environmentOf('scripts'),
      stdio: ['ignore', log, log],
    });
    fs.closeSync(log);
    const [code] = await once(child, 'exit');
    return code === 0;
  };
  if (!(await runScript('demo', 'demo/load-demo.ts'))) throw new Error('the demo did not load');

  const academies = ports.academies.map((port, index) => {
    const name = `academy-${index + 1}`;
    const hasOwnClock = index === ports.academies.length - 1;
    return machine.start(name, {
      command: process.execPath,
      args: ['server/main.ts'],
      env: { ...environmentOf(name), PORT: String(port), ...(hasOwnClock && clock.env) },
    });
  });
  for (const port of ports.academies) {
    await waitUntil('an academy is ready', () => responds(`http://127.0.0.1:${port}/readyz`));
  }
  await waitUntil('the academy responds', () => responds(`${url}/healthz`));
  return {
    ...{ machine, network, url, database, objectStore, academies, mail, mailFolder, runScript },
    shiftClock: (seconds) => void clock.shift(seconds),
    stop: async (options) => {
      network.mend();
      await machine.stop(options);
      network.remove();
    },
  };
}
