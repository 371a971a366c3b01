import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLUSTER_VARIABLE } from '#database/testing/test-database.ts';
import { AcademyOfProcesses } from '#server/testing/academy-of-processes.ts';

/** Processes that say nothing any more, because of an endless loop or a halt from outside. */

let academy: AcademyOfProcesses;
beforeAll(async () => {
  academy = await AcademyOfProcesses.open(async () => {});
});
afterAll(() => academy.close());

/** Short, but on a busy machine a process that works gives a sign of life within it. */
const HUNG_MS = '5000';
const SLOW_TEST_MS = 180_000;

test('a process that hangs ends itself with a line, so that it can be started again', async () => {
  const served = await academy.start({ HUNG_MS });
  const closed = once(served.child, 'close');
  const asked = served.open().send('GET', '/hang');
  await expect(asked).rejects.toThrow('socket hang up');
  expect(await closed).toEqual([null, 'SIGKILL']);
  expect(served.output).toContain('The academy hung for 5 seconds and is ended.\n');
  const next = await academy.start();
  expect((await next.open().send('GET', '/healthz')).status).toBe(200);
  expect(await next.stop()).toBe(0);
});

test.skipIf(process.env[CLUSTER_VARIABLE] === undefined).each(['hangs', 'is halted'])(
  'a worker that %s is replaced, and the other one serves on',
  async (how) => {
    const served = await academy.start({ HUNG_MS, WORKERS: '2' });
    const [one, other] = await served.openTwo();
    const [hung, staying] = await Promise.all([one.pid(), other.pid()]);
    if (how === 'hangs') one.send('GET', '/hang').catch(() => {});
    else process.kill(hung, 'SIGSTOP');
    expect(await other.pid()).toBe(staying);
    await expect.poll(() => served.output, { timeout: SLOW_TEST_MS / 2 }).toContain('serves again');
    expect(served.output).toMatch(/worker \d hangs and is killed\nworker \d ended \(SIGKILL\)/);
    const pids = await Promise.all((await served.openTwo()).map((socket) => socket.pid()));
    expect(pids).toContain(staying);
    expect(pids).not.toContain(hung);
    expect(await served.stop()).toBe(0);
  },
  SLOW_TEST_MS,
);
