import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLUSTER_VARIABLE } from '#database/testing/test-database.ts';
import { AcademyOfProcesses } from '#server/testing/academy-of-processes.ts';
import { startToEnd } from '#server/testing/run-to-end.ts';

let academy: AcademyOfProcesses;
beforeAll(async () => {
  academy = await AcademyOfProcesses.open(async () => {});
});
afterAll(() => academy.close());

test('a start with an unknown database, or a role that does not exist, ends with one sentence', async () => {
  const cluster = new URL(process.env[CLUSTER_VARIABLE] ?? '');
  cluster.pathname = '/no_such_database';
  const unknown = await startToEnd({ ...academy.environment, DATABASE_URL: cluster.href });
  expect(unknown.code).toBe(1);
  expect(unknown.errors).toBe(
    'The database cannot be used (database "no_such_database" does not exist): check DATABASE_URL and the PostgreSQL server.\n',
  );
  cluster.searchParams.set('user', 'no_such_role');
  const refused = await startToEnd({ ...academy.environment, DATABASE_URL: cluster.href });
  expect(refused.code).toBe(1);
  expect(refused.errors).toMatch(
    /^The database cannot be used \(.*no_such_role.*\): check DATABASE_URL and the PostgreSQL server\.\n$/,
  );
});

test('workers on a port in use end without a stack, and the supervisor with them', async () => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  const ended = await startToEnd({ ...academy.environment, WORKERS: '2', PORT: String(port) });
  server.close();
  expect(ended.code).toBe(1);
  expect(ended.errors).toMatch(/EADDRINUSE/);
  expect(ended.errors).toMatch(/^Worker \d did not start\.$/m);
  expect(ended.errors).not.toMatch(/\bat \S+:\d+:\d+/);
});
