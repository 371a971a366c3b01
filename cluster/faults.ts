import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { responds, waitUntil } from './machine.ts';
import { ports } from './ports.ts';

/** What is done to the cluster while people work on it. */

interface Fault {
  name: string;
  /** Why it cannot be tried on this machine. */
  isImpossible?(cluster: Cluster): string | null;
  /** Breaks something and mends it again; the load runs on meanwhile. */
  run(cluster: Cluster): Promise<void>;
}

const seconds = (count: number) => wait(count * 1000);
const CLOCK_JUMP_S = 3600;

/** Writes a file until there is no room left: the database writes as well meanwhile. */
function fillDisk(file: string): void {
  const megabyte = Buffer.alloc(1 << 20);
  const handle = fs.openSync(file, 'w');
  try {
    for (;;) fs.writeSync(handle, megabyte);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    fs.closeSync(handle);
  }
}

export const faults: readonly Fault[] = [
  { name: 'nothing', run: () => seconds(10) },
  {
    name: 'an academy is killed',
    run: async ({ academies: [academy] }) => {
      await academy?.kill();
      await seconds(8);
      academy?.start();
      await waitUntil('it serves again', () =>
        responds(`http://127.0.0.1:${ports.academies[0]}/readyz`),
      );
    },
  },
  {
    name: 'the primary is killed',
    run: async ({ database }) => {
      const primary = await database.primary();
      const server = database.serverPid(primary);
      await primary.patroni.kill();
      process.kill(server, 'SIGKILL');
      await waitUntil(
        'the replica is promoted',
        async () => (await database.primary()).name !== primary.name,
      );
      await seconds(5);
      primary.patroni.start();
      await database.isWhole();
    },
  },
  {
    name: 'a node of etcd is gone for 10 s',
    run: async ({ database: { locks } }) => {
      await locks[0]?.kill();
      await seconds(10);
      locks[0]?.start();
      await waitUntil('it is back', () => responds(`http://127.0.0.1:${ports.etcd[0]}/health`));
    },
  },
  {
    name: 'the replica hangs for 15 s',
    run: async ({ database }) => {
      const replica = await database.replica();
      const server = database.serverPid(replica);
      const children = fs
        .readFileSync(`/proc/${server}/task/${server}/children`, 'utf8')
        .split(' ')
        .filter(Boolean)
        .map(Number);
      for (const pid of [server, ...children]) process.kill(pid, 'SIGSTOP');
      await seconds(15);
      for (const pid of [...children, server]) process.kill(pid, 'SIGCONT');
      await database.isWhole();
    },
  },
  {
    name: 'the object store is gone for 10 s',
    run: async ({ objectStore: { gateway } }) => {
      await gateway.kill();
      await seconds(10);
      gateway.start();
      await waitUntil(
        'it answers again',
        async () => (await fetch(`http://127.0.0.1:${ports.objectStore}`)).ok,
      );
    },
  },
  {
    name: "the primary's disk is full",
    isImpossible: ({ database }) =>
      database.nodes.every(({ hasOwnDisk }) => hasOwnDisk)
        ? null
        : 'this machine mounts no disk of its own for a folder',
    run: async ({ database }) => {
      const primary = await database.primary();
      const file = path.join(primary.disk, 'ballast');
      fillDisk(file);
      await seconds(40);
      fs.rmSync(file);
      await database.isWhole();
    },
  },
  {
    name: 'the mail server is gone for 20 s',
    run: async ({ mail }) => {
      await mail.kill();
      await seconds(20);
      mail.start();
    },
  },
  {
    name: "an academy's clock jumps an hour ahead, then back",
    run: async ({ shiftClock }) => {
      shiftClock(CLOCK_JUMP_S);
      await seconds(10);
      shiftClock(0);
      await seconds(10);
    },
  },
];
