import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { auditCalls } from '#contract/audit-admin.ts';
import { mediaAdminCalls } from '#contract/media.ts';
import { pointCalls } from '#contract/points.ts';
import { sampleFiles } from '#server/testing/sample-files.ts';
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

const eventsIn = (lines: Line[]) => lines.filter((line) => 'security_event' in line);
const auditLines = (entity: string, id: number | string) =>
  academy.db
    .selectFrom('audit_log')
    .select(['action', 'actor_user_id', 'actor_name', 'after'])
    .where('entity', '=', entity)
    .where('entity_id', '=', String(id))
    .orderBy('audit_id')
    .execute();
const waitForLine = (userId: number, action: string) =>
  expect
    .poll(async () => (await auditLines('user', userId)).map((line) => line.action))
    .toContain(action);
const logInAs = (email: string, password: string) =>
  academy.callWith(accountCalls.login, { body: { email, password } });

test('each login logs the number of the account, never what was typed', async () => {
  await open();
  const learner = await academy.addLearner({ name: '陈小明' });
  await logInAs(learner.email, learner.password);
  await logInAs(learner.email, 'typed-password-1');
  await logInAs('My-Password-Here@example.com', 'typed-password-2');
  await logInAs('my-password-here@example.com', 'typed-password-3');
  const events = eventsIn(await closedLog());
  expect(events).toHaveLength(4);
  for (const event of events) {
    expect(event).toMatchObject({
      level: 40,
      time: expect.any(Number),
      reqId: expect.any(String),
      call: 'accounts.login',
      ip: '127.0.0.1',
    });
  }
  const [good, wrong, unknown, again] = events;
  expect(good).toMatchObject({ security_event: 'login_succeeded', subject_id: learner.userId });
  expect(wrong).toMatchObject({ security_event: 'login_failed', subject_id: learner.userId });
  expect(unknown).toMatchObject({ security_event: 'login_failed' });
  expect(unknown?.email_hash).toMatch(/^[0-9a-f]{16}$/);
  expect(again?.email_hash).toBe(unknown?.email_hash);
  expect(log.join('')).not.toMatch(/example\.com|typed-password|my-password|陈小明/i);
});

test('an account whose login is blocked has one line in the audit, however long it goes on', async () => {
  await open();
  const learner = await academy.addLearner();
  for (let attempt = 0; attempt < 30; attempt++) await logInAs(learner.email, 'wrong-password');
  await waitForLine(learner.userId, 'user.lock_out');
  const lines = await auditLines('user', learner.userId);
  const events = eventsIn(await closedLog());
  expect(events.some((event) => event.security_event === 'login_limited')).toBe(true);
  expect(lines).toEqual([
    { action: 'user.lock_out', actor_user_id: null, actor_name: '', after: null },
  ]);
});

test('a flood of failures writes so many lines a minute, and counts the others', async () => {
  await open();
  const learner = await academy.addLearner();
  const refused = Array.from({ length: 100 }, () =>
    academy.call(userAdminCalls.list, { query: {} }, { as: learner }),
  );
  await Promise.all(refused);
  const events = eventsIn(await closedLog());
  expect(events).toHaveLength(61);
  expect(events[0]).toMatchObject({
    security_event: 'access_refused',
    user_id: learner.userId,
    role: 'student',
    call: 'admin.users.list',
    status: 403,
  });
  expect(events.at(-1)).toMatchObject({ security_event: 'access_refused', suppressed: 40 });
});

test('passwords that are changed, reset or set are in the log and in the audit', async () => {
  await open();
  const admin = await academy.addAdmin();
  const learner = await academy.addLearner();
  const change = (current_password: string) =>
    academy.call(
      accountCalls.changePassword,
      {
        body: {
          user_id: learner.userId,
          current_password,
          new_password: 'fresh-academy-9',
          confirm_password: 'fresh-academy-9',
        },
      },
      { as: learner },
    );
  expect((await change('not-the-password')).status).toBe(401);
  expect((await change(learner.password)).status).toBe(200);
  await waitForLine(learner.userId, 'user.change_password');
  await academy.call(accountCalls.forgotPassword, { body: { email: learner.email } });
  const withLink = () =>
    academy.emails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]).filter(Boolean);
  await expect.poll(() => withLink().length).toBe(1);
  const [token = ''] = withLink();
  const reset = (used: string) =>
    academy.call(accountCalls.resetPassword, {
      body: {
        token: used,
        new_password: 'another-academy-9',
        confirm_password: 'another-academy-9',
      },
    });
  expect((await reset(token)).status).toBe(200);
  expect((await reset(token)).status).toBe(401);
  await waitForLine(learner.userId, 'user.reset_password');
  const id = learner.userId;
  await academy.call(
    userAdminCalls.setPassword,
    { params: { id }, body: { new_password: 'third-academy-9' } },
    { as: admin },
  );
  await academy.call(userAdminCalls.endSessions, { params: { id } }, { as: admin });
  const audited = await auditLines('user', id);
  const events = eventsIn(await closedLog());
  expect(events.map((event) => [event.security_event, event.user_id, event.subject_id])).toEqual(
    expect.arrayContaining([
      ['password_change_failed', id, undefined],
      ['password_changed', id, undefined],
      ['reset_requested', undefined, id],
      ['reset_used', undefined, id],
      ['reset_refused', undefined, id],
      ['password_set', admin.userId, id],
      ['sessions_ended', admin.userId, id],
    ]),
  );
  expect(audited.map((line) => [line.action, line.actor_user_id])).toEqual([
    ['user.change_password', id],
    ['user.reset_password', id],
    ['user.set_password', admin.userId],
    ['user.end_sessions', admin.userId],
  ]);
  expect(log.join('')).not.toContain(token);
  expect(log.join('')).not.toMatch(/academy-9|example\.com/);
});

test('a raised role is logged with both roles; saving the same role is not', async () => {
  await open();
  const admin = await academy.addAdmin();
  const learner = await academy.addLearner();
  const save = (role: 'student' | 'teacher') =>
    academy.call(
      userAdminCalls.update,
      { params: { id: learner.userId }, body: { role } },
      { as: admin },
    );
  await save('student');
  expect((await save('teacher')).status).toBe(200);
  const events = eventsIn(await closedLog());
  expect(events).toEqual([
    expect.objectContaining({
      security_event: 'role_changed',
      user_id: admin.userId,
      subject_id: learner.userId,
      role_before: 'student',
      role_after: 'teacher',
    }),
  ]);
});

test('files with data of others are audited before they leave; one’s own statement is not', async () => {
  await open();
  const admin = await academy.addAdmin({ name: 'Ms Chen' });
  const learner = await academy.addLearner();
  const take = (url: string, as = admin) =>
    academy.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${as.token}` } });
  const statement = `${pointCalls.statementCsv.path}?user_id=${learner.userId}`;
  expect((await take(statement, learner)).statusCode).toBe(200);
  expect((await take(userAdminCalls.csv.path, learner)).statusCode).toBe(403);
  expect((await take(statement)).statusCode).toBe(200);
  expect((await take(auditCalls.csv.path)).statusCode).toBe(200);
  const line = { action: 'export.take', actor_user_id: admin.userId, actor_name: 'Ms Chen' };
  expect(await auditLines('export', 'statement')).toEqual([
    { ...line, after: { user_id: learner.userId } },
  ]);
  expect(await auditLines('export', 'audit')).toEqual([{ ...line, after: null }]);
  expect(await auditLines('export', 'users')).toEqual([]);
  await sql`alter table audit_log add constraint full_disk check (entity_id <> 'users')`.execute(
    academy.db,
  );
  const unaudited = await take(userAdminCalls.csv.path);
  expect(unaudited.statusCode).toBe(500);
  expect(unaudited.body).not.toContain(learner.email);
  const exported = eventsIn(await closedLog()).filter((e) => e.security_event === 'export_taken');
  expect(exported.map((event) => event.export)).toEqual(['statement', 'audit']);
});

test('refused uploads and dead sessions leave a line', async () => {
  await open();
  const admin = await academy.addAdmin();
  const file = { name: 'photo.png', content: sampleFiles.html };
  await academy.call(mediaAdminCalls.upload, {}, { as: admin, file });
  await academy.call(accountCalls.sessions, {}, { as: { token: 'no-such-token' } });
  const events = eventsIn(await closedLog());
  expect(events.map((event) => [event.security_event, event.user_id])).toEqual([
    ['upload_refused', admin.userId],
    ['session_refused', undefined],
  ]);
  expect(log.join('')).not.toMatch(/no-such-token|photo\.png/);
});
