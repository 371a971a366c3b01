import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { createPageHandler } from '#server/pages/pages.ts';
import { createTestAcademy, type TestAcademy } from '#server/testing/test-academy.ts';

type Line = Record<string, unknown>;

/** Not `openTestAcademy`: closing it is a part of each test, which reads the whole log after. */
let academy: TestAcademy;
let log: string[];
/** Closing waits for the lines that nobody else waited for. */
async function closedLog(): Promise<Line[]> {
  await academy.close();
  return log.map((line) => JSON.parse(line));
}
async function open(level: 'warn' | 'info' | 'error' = 'warn') {
  log = [];
  const write = (line: string) => {
    log.push(line);
  };
  academy = await createTestAcademy({ logLevel: level }, { log: { write } });
}
afterEach(async () => {
  expect(log.every((line) => line.endsWith('\n') && !line.trimEnd().includes('\n'))).toBe(true);
});

test('a statement that fails leaves its rule in the log, and not what it was about', async () => {
  await open('error');
  const { db } = academy;
  const learner = await academy.addLearner();
  await sql`alter table users add constraint no_secret check (name not like '%秘密%')`.execute(db);
  const { status } = await academy.call(
    accountCalls.updateProfile,
    { body: { name: '秘密名字' } },
    { as: learner },
  );
  expect(status).toBe(500);
  const [line] = await closedLog();
  expect(line).toMatchObject({
    msg: 'a request failed',
    user_id: learner.userId,
    err: { code: '23514', constraint: 'no_secret', table: 'users' },
  });
  expect(log.join('')).not.toMatch(/秘密名字|example\.com/);
});

test('an address that cannot be read leaves no query in the log', async () => {
  await open('info');
  const handler = createPageHandler(academy.app, async () => {
    // As Node reports an address that cannot be read: with the whole of it in the error.
    throw Object.assign(new TypeError('Invalid URL'), {
      code: 'ERR_INVALID_URL',
      input: 'http://a:1:2/auth/reset?token=reset-token-of-somebody',
    });
  });
  let answer: unknown;
  const request = {
    url: '/auth/reset?token=reset-token-of-somebody',
    method: 'GET',
    host: 'a:1:2',
    protocol: 'http',
    headers: { host: 'a:1:2' },
    query: { token: 'reset-token-of-somebody' },
    cookies: {},
    log: academy.app.log,
    id: '1',
    server: academy.app,
  };
  const reply = {
    raw: { once: () => {} },
    header: () => reply,
    code: () => reply,
    type: () => reply,
    send: (body: unknown) => {
      answer = body;
      return reply;
    },
  };
  Object.assign(academy.app.dependencies.settings, { publicUrl: null });
  await handler(request as never, reply as never);
  expect(answer).toBeDefined();
  await academy.app.inject({
    url: '/api/users/verify?token=reset-token-of-somebody',
    headers: { host: 'a:1:2' },
  });
  await academy.app.inject('/nowhere?token=reset-token-of-somebody');
  const lines = await closedLog();
  expect(JSON.stringify(lines)).toContain('ERR_INVALID_URL');
  expect(JSON.stringify(lines)).toContain('/api/users/verify');
  expect(log.join('')).not.toContain('reset-token-of-somebody');
});

test('at the level info every line of a member’s request has the caller’s id', async () => {
  await open('info');
  const learner = await academy.addLearner();
  await academy.call(accountCalls.sessions, {}, { as: learner });
  const lines = await closedLog();
  const done = lines.find((line) => line.msg === 'request completed');
  expect(done).toMatchObject({ user_id: learner.userId, reqId: expect.any(String) });
});
