import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import type { Call } from '#contract/call.ts';
import { auditLinesOf } from '#server/testing/audit-lines.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
});

afterAll(() => academy.assertLedgerIsSound());

const create = (body: Record<string, unknown>, locale: 'zh' | 'en' = 'zh') =>
  academy.callWith(userAdminCalls.create, { body }, { as: admin, locale });

const change = (id: number, body: Record<string, unknown>) =>
  academy.callWith(userAdminCalls.update, { params: { id }, body }, { as: admin });

const get = (id: number) => academy.call(userAdminCalls.get, { params: { id } }, { as: admin });

const list = async (query: Record<string, unknown>) => {
  const { data } = await academy.callWith(userAdminCalls.list, { query }, { as: admin });
  return data.list.map((person) => person.user_id);
};

const isLoggedIn = async (person: Pick<TestPerson, 'token'>) =>
  (await academy.call(accountCalls.profile, {}, { as: person })).status === 200;

const auditOf = (userId: number) => auditLinesOf(academy.db, 'user', userId);

function tokenOf(text: string | undefined): string {
  return /https:\/\/academy\.example\/auth\/reset#token=(\S+)/.exec(text ?? '')?.[1] ?? '';
}

describe('adding an account', () => {
  test.each(['student', 'teacher', 'admin'] as const)(
    'with a password makes a %s who can log in at once',
    async (role) => {
      const email = `New.${role}@Example.com`;
      const body = { email, name: ' 林美芳 ', role, password: 'chosen-by-admin' };
      const { status, data, msg } = await create({ ...body, language_preference: 'en' });
      expect([status, msg]).toEqual([200, '账户已新建。']);
      expect(data).toEqual({
        user_id: expect.any(Number),
        email,
        email_verified: false,
        name: '林美芳',
        avatar: null,
        role,
        admin_role: role === 'admin' ? 'owner' : null,
        language_preference: 'en',
        is_active: true,
        is_archived: false,
        has_password: true,
        available_points: 0,
        created_at: academy.now.toISOString(),
        last_seen_at: null,
        version: 1,
      });
      await academy.logIn(email.toLowerCase(), 'chosen-by-admin');
      expect(await auditOf(data.user_id)).toEqual([
        { action: 'user.create', actor_name: 'Ms Chen', before: null, after: data },
      ]);
    },
  );

  test('with an email sends a link in their language, by which they set the first password', async () => {
    const before = academy.emails.length;
    const { data, msg } = await create(
      { email: 'by.email@example.com', name: 'Lee', language_preference: 'en', send_letter: true },
      'en',
    );
    expect(msg).toContain('the email with the link is on its way');
    expect(data.has_password).toBe(false);
    const [sentEmail] = academy.emails.slice(before);
    expect(sentEmail).toMatchObject({ to: 'by.email@example.com' });
    expect(sentEmail?.text).toMatch(/^Hello,$/m);
    // People are away for a week; the link still works.
    academy.advanceMinutes(6 * 24 * 60);
    const answer = await academy.call(accountCalls.resetPassword, {
      body: {
        token: tokenOf(sentEmail?.text),
        new_password: 'my-own-password',
        confirm_password: 'my-own-password',
      },
    });
    expect(answer.status).toBe(200);
    await academy.logIn('by.email@example.com', 'my-own-password');
    admin = { ...admin, token: await academy.logIn(admin.email) };
  });

  test('needs a password, or an email by which they set one', async () => {
    const answer = await create({ email: 'neither@example.com', name: 'Ng' }, 'en');
    expect([answer.status, answer.fields]).toEqual([400, { password: 'Password is required' }]);
  });

  test('without a password lets nobody log in, not even with an empty one', async () => {
    await create({ email: 'no.password@example.com', name: 'Ng', send_letter: true });
    for (const password of ['null', ' ', 'a-good-password']) {
      const answer = await academy.call(accountCalls.login, {
        body: { email: 'no.password@example.com', password },
      });
      expect(answer.error).toBe('INVALID_CREDENTIALS');
    }
  });

  test('with an email in capitals finds the person who has it', async () => {
    await create({ email: 'same@example.com', name: 'Ong', send_letter: true });
    expect(
      await create({ email: 'SAME@EXAMPLE.COM', name: 'Ong', send_letter: true }),
    ).toMatchObject({
      status: 409,
      error: 'EMAIL_TAKEN',
      fields: { email: expect.any(String) },
    });
  });

  test.each([
    ['no email', { email: ' ' }, 'email'],
    ['an email without a host', { email: 'lin@' }, 'email'],
    ['no name', { name: '  ' }, 'name'],
    ['a name of 81 characters', { name: 'x'.repeat(81) }, 'name'],
    ['an unknown role', { role: 'owner' }, 'role'],
    ['a short password', { password: 'short' }, 'password'],
    ['an unknown language', { language_preference: 'fr' }, 'language_preference'],
  ])('refuses %s', async (_, fields, field) => {
    const bad = { email: 'bad@example.com', name: 'Bad', send_letter: true };
    const answer = await create({ ...bad, ...fields });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
    expect(await list({ search: 'bad@example' })).toEqual([]);
  });
});

describe('changing an account', () => {
  test('changes what is sent, and nothing else', async () => {
    const person = await academy.addLearner({ name: 'Before' });
    const { data: before } = await get(person.userId);
    const { data, msg } = await change(person.userId, { name: 'After', role: 'teacher' });
    expect(msg).toBe('账户已保存。');
    expect(data).toMatchObject({ name: 'After', role: 'teacher', email: person.email, version: 2 });
    expect((await auditOf(person.userId)).at(-1)).toMatchObject({
      action: 'user.update',
      before: { name: before.name, role: 'student', version: 1 },
      after: { name: 'After', role: 'teacher', version: 2 },
    });
  });

  test('that somebody else changed meanwhile is refused with the state as it is', async () => {
    const { userId } = await academy.addLearner();
    expect((await change(userId, { name: 'First', version: 1 })).status).toBe(200);
    expect(await change(userId, { name: 'Second', version: 1 })).toMatchObject({
      status: 409,
      error: 'STALE_VERSION',
      data: { user_id: userId, name: 'First', version: 2 },
    });
  });

  test('deactivating ends their sessions at once, and no emailed link lets them in again', async () => {
    const person = await academy.addLearner();
    expect(await isLoggedIn(person)).toBe(true);
    const { data, msg } = await change(person.userId, { is_active: false });
    expect([data.is_active, msg]).toEqual([false, '账户已停用，所有设备上的登录都已退出。']);
    expect(await isLoggedIn(person)).toBe(false);
    const login = await academy.call(accountCalls.login, {
      body: { email: person.email, password: person.password },
    });
    expect(login.error).toBe('INVALID_CREDENTIALS');
    const sentEmail = await academy.call(
      userAdminCalls.sendLink,
      { params: { id: person.userId } },
      { as: admin },
    );
    expect(sentEmail).toMatchObject({ status: 409, error: 'INVALID_STATE' });

    await change(person.userId, { is_active: true });
    expect(await isLoggedIn(person)).toBe(false);
    expect(await isLoggedIn({ token: await academy.logIn(person.email) })).toBe(true);
    expect((await auditOf(person.userId)).map((line) => line.action)).toEqual([
      'user.deactivate',
      'user.reactivate',
    ]);
  });

  test('a role counts from the next request on', async () => {
    const second = await academy.addAdmin();
    expect((await change(second.userId, { role: 'student' })).status).toBe(200);
    const answer = await academy.call(userAdminCalls.list, {}, { as: second });
    expect(answer.status).toBe(403);
  });

  test('to an email that somebody has, in another case, is refused; to one’s own it is not', async () => {
    const person = await academy.addLearner();
    const other = await academy.addLearner();
    const taken = await change(person.userId, { email: other.email.toUpperCase() });
    expect(taken).toMatchObject({ status: 409, error: 'EMAIL_TAKEN' });
    expect((await change(person.userId, { email: person.email.toUpperCase() })).status).toBe(200);
    await academy.logIn(person.email);
  });

  test('of the address ends the links that were mailed to the old one', async () => {
    const person = await academy.addLearner();
    await academy.call(userAdminCalls.sendLink, { params: { id: person.userId } }, { as: admin });
    const token = tokenOf(academy.emails.at(-1)?.text);
    await change(person.userId, { email: `moved-${person.email}` });
    const answer = await academy.call(accountCalls.resetPassword, {
      body: { token, new_password: 'stolen-password', confirm_password: 'stolen-password' },
    });
    expect(answer.error).toBe('SESSION_EXPIRED');
  });
});

describe('every call about accounts', () => {
  const params = { id: 2e9, session_id: 1 };
  const calls: [string, Call, Record<string, unknown>, boolean][] = [
    ['list', userAdminCalls.list, {}, false],
    ['table', userAdminCalls.csv, {}, false],
    ['page', userAdminCalls.get, { params }, true],
    ['adding', userAdminCalls.create, { body: { email: 'x@example.com', name: 'x' } }, false],
    ['changing', userAdminCalls.update, { params, body: { name: 'x' } }, true],
    ['removing', userAdminCalls.delete, { params }, true],
    [
      'password',
      userAdminCalls.setPassword,
      { params, body: { new_password: 'x'.repeat(9) } },
      true,
    ],
    ['email', userAdminCalls.sendLink, { params }, true],
    ['sessions', userAdminCalls.endSessions, { params }, true],
    ['session', userAdminCalls.endSession, { params }, true],
    ['import', userAdminCalls.import, { body: {} }, false],
  ];

  test.each(calls)('%s is for admins alone', async (_, call, input) => {
    const people = [null, await academy.addLearner(), await academy.addPerson({ role: 'teacher' })];
    const statuses = [];
    for (const as of people) statuses.push((await academy.callWith(call, input, { as })).status);
    expect(statuses).toEqual([401, 403, 403]);
  });

  test.each(calls.filter(([, , , hasId]) => hasId))(
    '%s of nobody is a 404',
    async (_, call, input) => {
      expect((await academy.callWith(call, input, { as: admin })).error).toBe('NOT_FOUND');
    },
  );
});
