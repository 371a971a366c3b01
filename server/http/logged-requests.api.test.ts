import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { courseCalls } from '#contract/courses.ts';
import { marketingCalls } from '#contract/marketing.ts';
import { createTestAcademy, type TestAcademy } from '#server/testing/test-academy.ts';

type Line = Record<string, unknown> & { level: number; msg: string };

/** Not `openTestAcademy`: the tests read the whole log after they have closed it. */
let academy: TestAcademy;
let lines: Line[];

beforeEach(async () => {
  lines = [];
  const write = (line: string) => {
    lines.push(JSON.parse(line));
  };
  academy = await createTestAcademy({ logLevel: 'info' }, { log: { write } });
});
afterEach(() => {
  vi.restoreAllMocks();
  // Whatever the test was about.
  for (const { reqId, level, ...line } of lines) {
    if (reqId !== undefined && level >= 40) {
      expect(line).toMatchObject({ method: expect.any(String), route: expect.any(String) });
    }
  }
});
const closedLog = async () => {
  await academy.close();
  return lines.filter(({ level }) => level >= 40);
};

test('a call that fails says which one it was, its status, and what the database reported', async () => {
  await sql`alter table faqs rename to faqs_away`.execute(academy.db);
  const { path } = marketingCalls.faqs;
  const { statusCode } = await academy.app.inject(`/api${path}?page=1`);
  expect(statusCode).toBe(500);
  expect(await closedLog()).toMatchObject([
    {
      msg: 'a request failed',
      method: 'GET',
      route: `/api${path}`,
      status: 500,
      err: { code: '42P01', message: 'relation "faqs" does not exist' },
    },
  ]);
});

test('a person who is logged in is on the same line', async () => {
  const learner = await academy.addLearner();
  await sql`alter table users add constraint no_name check (name <> 'forbidden')`.execute(
    academy.db,
  );
  const body = { name: 'forbidden' };
  await academy.call(accountCalls.updateProfile, { body }, { as: learner });
  const { method, path } = accountCalls.updateProfile;
  expect(await closedLog()).toMatchObject([
    {
      user_id: learner.userId,
      method,
      route: `/api${path}`,
      status: 500,
      err: { code: '23514', table: 'users', constraint: 'no_name' },
    },
  ]);
});

test('the line that begins an outage names the first request that met it', async () => {
  const { database } = academy.app.dependencies;
  vi.spyOn(database.db, 'selectFrom').mockImplementation(() => {
    throw Object.assign(new Error('refused'), { code: '57P01' });
  });
  const { path } = courseCalls.list;
  expect((await academy.app.inject(`/api${path}?search=secret`)).statusCode).toBe(503);
  vi.restoreAllMocks();
  expect(await closedLog()).toMatchObject([
    { outage: 'database away', method: 'GET', route: `/api${path}`, status: 503 },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('a line after the response has its status; lines below the level of a warning stay short', async () => {
  const body = { email: 'nobody@example.com', password: 'not-the-password' };
  const { method, path } = accountCalls.login;
  expect((await academy.call(accountCalls.login, { body })).status).toBe(401);
  const [line] = await closedLog();
  expect(line).toMatchObject({ method, route: `/api${path}`, status: 401 });
  const [incoming] = lines.filter(({ msg }) => msg === 'incoming request');
  expect(incoming).not.toHaveProperty('route');
});
