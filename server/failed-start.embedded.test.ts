import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openEmbedded } from '#database/open.ts';
import { memoryFolder } from '#database/testing/memory-folder.ts';
import { BlackHole } from '#server/testing/black-hole.ts';
import { type EndedProgram, runToEnd, startToEnd } from '#server/testing/run-to-end.ts';
import { ServedProcesses } from '#server/testing/served-processes.ts';

/** Starts that cannot succeed, and commands, as real processes. */

const scratch = fs.mkdtempSync(path.join(memoryFolder(), 'academy-failed-start-'));
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

const MAX_SECONDS = 20;
const databaseUrlOf = (port: number) => `postgres://academy:a-password@127.0.0.1:${port}/academy`;

const start = (environment: NodeJS.ProcessEnv) => startToEnd({ DATA_DIR: scratch, ...environment });

async function closedPort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function damagedFolder(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(scratch, 'damaged-'));
  await (await openEmbedded(folder)).close();
  const [control] = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('pg_control'));
  fs.rmSync(path.join(folder, control ?? ''));
  return folder;
}

/** One line on standard error, without a stack or the password, soon enough. */
function expectSentence({ code, errors, seconds }: EndedProgram): void {
  expect(errors).toMatch(/^[^\n]+\n$/);
  expect(errors).not.toMatch(/\bat \S+:\d+:\d+|\[object|a-password/);
  expect(code).toBe(1);
  expect(seconds).toBeLessThan(MAX_SECONDS);
}

test.each(['silent', 'unaccepting'] as const)(
  'a start with a server that is %s as the database ends within 20 seconds with one sentence',
  async (kind) => {
    const hole = await BlackHole[kind]();
    for (const WORKERS of ['1', '2']) {
      const ended = await start({ DATABASE_URL: databaseUrlOf(hole.port), WORKERS });
      expectSentence(ended);
      expect(ended.errors).toMatch(/^The database cannot be used \(.*time.*\): check DATABASE_URL/);
    }
    await hole.close();
  },
);

test('a start without a database server, or with an unknown host, ends with one sentence', async () => {
  const refused = await start({ DATABASE_URL: databaseUrlOf(await closedPort()) });
  expectSentence(refused);
  expect(refused.errors).toContain('ECONNREFUSED 127.0.0.1:');
  const unknown = await start({
    DATABASE_URL: 'postgres://academy@no-such-host.invalid/academy?sslmode=verify-full',
  });
  expectSentence(unknown);
  expect(unknown.errors).toContain('no-such-host.invalid');
});

test('a start in a damaged folder, or in one that is a file, ends with one sentence', async () => {
  const damaged = await start({ DATA_DIR: await damagedFolder() });
  expectSentence(damaged);
  expect(damaged.errors).toMatch(/damaged|restore/i);
  const file = path.join(scratch, 'file');
  fs.writeFileSync(file, '');
  expectSentence(await start({ DATA_DIR: file }));
});

test('a start on a port in use ends with one sentence', async () => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  const folder = fs.mkdtempSync(path.join(scratch, 'port-'));
  const ended = await start({ PORT: String(port), DATA_DIR: folder });
  server.close();
  expectSentence(ended);
  expect(ended.errors).toContain('EADDRINUSE');
});

test('a command with a silent database ends within 20 seconds with one sentence', async () => {
  const hole = await BlackHole.silent();
  expectSentence(
    await runToEnd('scripts/ledger-check.ts', { DATABASE_URL: databaseUrlOf(hole.port) }),
  );
  await hole.close();
});

test('a start with a silent object store warns and serves', async () => {
  const hole = await BlackHole.silent();
  const served = await ServedProcesses.start({
    DATA_DIR: fs.mkdtempSync(path.join(scratch, 'store-')),
    S3_ENDPOINT: hole.url,
    S3_BUCKET: 'academy',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  expect(served.output).toMatch(/Warning: the object store of S3_BUCKET cannot be used \(.+\)\./);
  expect((await served.open().send('GET', '/readyz')).status).toBe(200);
  expect(await served.stop()).toBe(0);
  await hole.close();
});
