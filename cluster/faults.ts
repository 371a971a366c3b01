import { databaseTimeLimits } from '#database/time-limits.ts';
import { isLockReady } from './database.ts';
import { databaseFaults } from './database-faults.ts';
import type { Fault } from './fault.ts';
import { responds, seconds, waitUntil } from './machine.ts';
import { ports } from './ports.ts';

/** Everything that is done to the cluster; every absence also as silence. */

const CLOCK_JUMP_S = 3600;

const isReady = (index: number) => responds(`http://127.0.0.1:${ports.academies[index]}/readyz`);

const academyFaults: readonly Fault[] = [
  { name: 'none', limits: { failsFor: 0, failsNever: true }, run: () => seconds(10) },
  {
    name: 'an academy is killed',
    limits: { failsFor: 2 },
    run: async ({ academies: [academy] }) => {
      await academy?.kill();
      await seconds(8);
      academy?.start();
      await waitUntil('it serves again', () => isReady(0));
    },
  },
  {
    name: 'an academy is silent for 20 s',
    limits: { failsFor: 5 },
    run: async ({ academies: [academy] }, isPossible) => {
      academy?.pause();
      // The database ends transactions that are idle, and with them their locks.
      await seconds(databaseTimeLimits.idleTransaction.milliseconds / 1000);
      isPossible();
      await seconds(5);
      academy?.resume();
      await waitUntil('it serves again', () => isReady(0));
    },
  },
  {
    name: 'the academies restart one after the other',
    limits: { failsFor: 0, failsNever: true },
    run: async ({ academies }) => {
      for (const [index, academy] of academies.entries()) {
        await academy.end();
        academy.start();
        await waitUntil('it serves again', () => isReady(index));
        // Until the proxy has noticed.
        await seconds(2);
      }
    },
  },
];

const otherFaults: readonly Fault[] = [
  {
    name: 'a node of etcd is gone for 10 s',
    limits: { failsFor: 2 },
    run: async ({ database: { locks }, network }) => {
      await locks[0]?.kill();
      await seconds(10);
      locks[0]?.start();
      await waitUntil('it is back', () => isLockReady(network, 0));
    },
  },
  {
    name: 'a node of etcd is silent for 10 s',
    limits: { failsFor: 10 },
    run: async ({ database, network }) => {
      database.locks[0]?.pause();
      await seconds(10);
      database.locks[0]?.resume();
      await waitUntil('it is back', () => isLockReady(network, 0));
      await database.isWhole();
    },
  },
  {
    name: 'the object store is gone for 10 s',
    limits: { failsFor: 10 },
    run: async ({ objectStore: { gateway } }, isPossible) => {
      await gateway.kill();
      await seconds(10);
      gateway.start();
      await waitUntil('it answers again', () => responds(`http://127.0.0.1:${ports.objectStore}`));
      isPossible();
    },
  },
  {
    name: 'the object store is silent for 20 s',
    limits: { failsFor: 10 },
    run: async ({ objectStore: { gateway } }, isPossible) => {
      gateway.pause();
      await seconds(20);
      gateway.resume();
      isPossible();
    },
  },
  {
    name: 'the mail server is gone for 20 s',
    limits: { failsFor: 0, failsNever: true },
    run: async ({ mail }) => {
      await mail.kill();
      await seconds(20);
      mail.start();
    },
  },
  {
    name: 'the mail server is silent for 20 s',
    limits: { failsFor: 0, failsNever: true },
    run: async ({ mail }) => {
      mail.pause();
      await seconds(20);
      mail.resume();
    },
  },
  {
    name: "an academy's clock jumps an hour ahead, then back",
    limits: { failsFor: 10 },
    run: async ({ shiftClock }, isPossible) => {
      shiftClock(CLOCK_JUMP_S);
      await seconds(10);
      shiftClock(0);
      isPossible();
      await seconds(10);
    },
  },
];

export const faults: readonly Fault[] = [...academyFaults, ...databaseFaults, ...otherFaults];
