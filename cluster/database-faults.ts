import fs from 'node:fs';
import path from 'node:path';
import type { Database } from './database.ts';
import type { Fault } from './fault.ts';
import { seconds, waitUntil } from './machine.ts';

type DatabaseNode = Database['nodes'][number];

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

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      // A connection may have ended meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

const untilPromoted = (database: Database, former: DatabaseNode) =>
  waitUntil('the replica is promoted', async () => (await database.primary()).name !== former.name);

/** The machine of the primary loses its power, and is back after a while. */
async function losePrimary(database: Database, primary: DatabaseNode): Promise<void> {
  await cutPower(database, primary);
  await untilPromoted(database, primary);
  await seconds(5);
  primary.patroni.start();
  await database.isWhole();
}

async function cutPower(database: Database, node: DatabaseNode): Promise<void> {
  const pids = database.serverPids(node);
  await node.patroni.kill();
  signal(pids, 'SIGKILL');
}

/** The processes of a primary that send its log to the replica. */
const walSenders = (pids: readonly number[]) =>
  pids.filter((pid) => fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('walsender'));

/** What fails when the primary does; requests may fail until the replica leads. */
const failOvers: readonly Fault[] = [
  {
    name: 'the primary is killed',
    limits: { failsFor: 10 },
    run: async ({ database }) => losePrimary(database, await database.primary()),
  },
  {
    name: 'the primary sends nothing to the replica for 3 s, then is killed',
    limits: { failsFor: 10 },
    run: async ({ database }, isPossible) => {
      const primary = await database.primary();
      signal(walSenders(database.serverPids(primary)), 'SIGSTOP');
      await seconds(3);
      isPossible();
      await losePrimary(database, primary);
    },
  },
  {
    name: 'PostgreSQL of the primary is killed, its Patroni lives',
    limits: { failsFor: 10 },
    run: async ({ database }) => {
      const [server = 0] = database.serverPids(await database.primary());
      process.kill(server, 'SIGKILL');
      await seconds(5);
      await database.isWhole();
    },
  },
  {
    name: 'Patroni of the primary is killed, its PostgreSQL lives',
    limits: { failsFor: 10 },
    run: async ({ database }) => {
      const primary = await database.primary();
      await primary.patroni.kill();
      await untilPromoted(database, primary);
      await seconds(5);
      primary.patroni.start();
      await database.isWhole();
    },
  },
  {
    name: 'Patroni of the primary is silent for 25 s, its PostgreSQL lives',
    limits: { failsFor: 10 },
    run: async ({ database }) => {
      const primary = await database.primary();
      primary.patroni.pause();
      await seconds(25);
      primary.patroni.resume();
      await database.isWhole();
    },
  },
  {
    name: 'PostgreSQL of the primary is silent for 25 s, its Patroni lives',
    limits: { failsFor: 10 },
    run: async ({ database }) => {
      const pids = database.serverPids(await database.primary());
      signal(pids, 'SIGSTOP');
      await seconds(25);
      signal(pids.toReversed(), 'SIGCONT');
      await database.isWhole();
    },
  },
  {
    name: 'the primary is frozen for 25 s, then goes on',
    limits: { failsFor: 10 },
    run: async ({ database }) => {
      const primary = await database.primary();
      const pids = database.serverPids(primary);
      primary.patroni.pause();
      signal(pids, 'SIGSTOP');
      await seconds(25);
      // The server wakes first, and does not know that another one leads.
      signal(pids.toReversed(), 'SIGCONT');
      await seconds(2);
      primary.patroni.resume();
      await database.isWhole();
    },
  },
  {
    name: 'the machine of the primary is silent for 25 s',
    limits: { failsFor: 10 },
    isImpossible: ({ network }) =>
      network.namespace === null ? 'this machine has no network namespaces' : null,
    run: async ({ database, network }, isPossible) => {
      if ((await database.primary()).host !== network.far) await database.switchOver();
      network.cut();
      isPossible();
      await seconds(25);
      network.mend();
      await database.isWhole();
    },
  },
  {
    name: 'the primary hands over as planned',
    limits: { failsFor: 4 },
    run: ({ database }) => database.switchOver(),
  },
];

const lesserFaults: readonly Fault[] = [
  {
    name: 'the replica is gone for 10 s',
    limits: { failsFor: 10 },
    run: async ({ database }) => {
      const replica = await database.replica();
      await cutPower(database, replica);
      await seconds(10);
      replica.patroni.start();
      await database.isWhole();
    },
  },
  {
    name: 'the replica is silent for 15 s',
    limits: { failsFor: 10 },
    run: async ({ database }) => {
      const pids = database.serverPids(await database.replica());
      signal(pids, 'SIGSTOP');
      await seconds(15);
      signal(pids.toReversed(), 'SIGCONT');
      await database.isWhole();
    },
  },
  {
    name: "the primary's disk is full for 20 s",
    limits: { failsFor: 10 },
    isImpossible: ({ database }) =>
      database.nodes.every(({ hasOwnDisk }) => hasOwnDisk)
        ? null
        : 'this machine does not allow a separate file system for a folder',
    run: async ({ database }, isPossible) => {
      const primary = await database.primary();
      const file = path.join(primary.disk, 'ballast');
      fillDisk(file);
      await seconds(20);
      fs.rmSync(file);
      isPossible();
      await database.isWhole();
    },
  },
];

export const databaseFaults: readonly Fault[] = [...failOvers, ...lesserFaults];
