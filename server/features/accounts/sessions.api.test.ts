import { hash } from '@node-rs/argon2';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import {
  type CallOptions,
  createTestAcademy,
  type TestPerson,
} from '#server/testing/test-academy.ts';
import { addInvitation, cookiesOf, registration } from './accounts.testing.ts';

const academy = openTestAcademy();

beforeAll(async () => {
  await addInvitation(academy, { code: 'WELCOME2025' });
});

const logIn = ({ email, password }: TestPerson, options: CallOptions = {}, remember_me = false) =>
  academy.call(accountCalls.login, { body: { email, password, remember_me } }, options);
const statusOf = async (token: string) =>
  (await academy.call(accountCalls.profile, {}, { as: { token } })).status;
const restore = (token: string, headers: Record<string, string> = {}) =>
  academy.call(accountCalls.restoreSession, {}, { as: { token }, headers });

describe('the cookie of a session', () => {
  test('has another value than the token, and opens no call', async () => {
    const person = await academy.addLearner();
    const { data, headers } = await logIn(person);
    const cookie = cookiesOf({ headers })['__Host-session'] ?? '';
    expect(cookie).toMatch(/^[\w-]{43}$/);
    expect(cookie).not.toBe(data.token);
    expect(await statusOf(cookie)).toBe(401);
    expect((await academy.call(accountCalls.verify, { query: { token: cookie } })).status).toBe(
      401,
    );
  });

  test('comes back by the bearer header, with the same value in every tab', async () => {
    const person = await academy.addLearner();
    const { data, headers } = await logIn(person, {}, true);
    const given = cookiesOf({ headers })['__Host-session'];
    const answers = await Promise.all([restore(data.token), restore(data.token)]);
    for (const answer of answers) {
      expect(answer.data).toMatchObject({ valid: true, user: { user_id: person.userId } });
      expect(cookiesOf(answer)['__Host-session']).toBe(given);
      expect(String(answer.headers['set-cookie'])).toContain('Max-Age=2592000');
    }
    expect((await restore('no-such-token')).error).toBe('SESSION_EXPIRED');
    expect((await academy.call(accountCalls.restoreSession, {})).error).toBe('AUTH_REQUIRED');
  });

  test('that earlier versions set, with the token in it, is removed', async () => {
    const person = await academy.addLearner();
    const answer = await restore(person.token, { cookie: `session=${person.token}` });
    expect(cookiesOf(answer).session).toBe('');
    expect(cookiesOf(await restore(person.token))).not.toHaveProperty('session');
  });

  test('has no prefix over plain http, where a browser would not take it', async () => {
    const local = await createTestAcademy({ publicUrl: null });
    const { email, password } = await local.addLearner();
    const { headers } = await local.call(
      accountCalls.login,
      { body: { email, password } },
      { headers: { host: 'localhost:3000' } },
    );
    expect(Object.keys(cookiesOf({ headers })).sort()).toEqual(['device', 'session']);
    expect(String(headers['set-cookie'])).not.toContain('Secure');
    await local.close();
  });
});

test('reading one’s session does not make a day active', async () => {
  const person = await academy.addLearner();
  await restore(person.token);
  const { data } = await academy.call(accountCalls.profile, {}, { as: person });
  expect(data.statistics.days_active).toBe(0);
});

describe('logging in', () => {
  test('ends the session that the browser had, whosever it was', async () => {
    const [before, person] = [await academy.addLearner(), await academy.addLearner()];
    const first = await logIn(before);
    const cookie = `__Host-session=${cookiesOf(first)['__Host-session']}`;
    const second = await logIn(person, { headers: { cookie } });
    expect(await statusOf(first.data.token)).toBe(401);
    expect(await statusOf(second.data.token)).toBe(200);

    const third = await logIn(person, { as: second.data });
    expect(await statusOf(second.data.token)).toBe(401);
    expect(await statusOf(third.data.token)).toBe(200);
    expect(await statusOf(before.token)).toBe(200);
  });

  test('with a wrong password ends none', async () => {
    const person = await academy.addLearner();
    await logIn({ ...person, password: 'a wrong one' }, { as: person });
    expect(await statusOf(person.token)).toBe(200);
  });

  test('ends the one that registering left, and registering does the same', async () => {
    const person = await academy.addLearner();
    const { data } = await academy.call(
      accountCalls.register,
      { body: registration() },
      { as: person },
    );
    expect(await statusOf(person.token)).toBe(401);
    expect(await statusOf(data.token)).toBe(200);
  });

  test('ends the session that was not used for longest, where twenty are open', async () => {
    const person = await academy.addLearner();
    const tokens = [person.token];
    for (let i = 1; i < 20; i++) {
      academy.advanceMinutes(2);
      tokens.push((await logIn(person)).data.token);
    }
    academy.advanceMinutes(2);
    // The first is in use again, so the second is the oldest.
    expect(await statusOf(person.token)).toBe(200);
    tokens.push((await logIn(person)).data.token);
    const alive = await Promise.all(tokens.map(statusOf));
    expect(alive).toEqual(tokens.map((_, index) => (index === 1 ? 401 : 200)));
  });

  test('makes a stronger hash of a password whose hash is of weaker parameters', async () => {
    const person = await academy.addLearner();
    const hashOf = async () => {
      const row = await academy.db
        .selectFrom('users')
        .select(['password_hash', 'version'])
        .where('user_id', '=', person.userId)
        .executeTakeFirstOrThrow();
      return row;
    };
    const weak = await hash(person.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await academy.db
      .updateTable('users')
      .set({ password_hash: weak })
      .where('user_id', '=', person.userId)
      .execute();
    const { version } = await hashOf();
    expect((await logIn(person)).status).toBe(200);
    const raised = await hashOf();
    expect(raised.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(raised.version).toBe(version);
    expect((await logIn(person)).status).toBe(200);
    expect(await hashOf()).toEqual(raised);
  });
});

describe('a session', () => {
  test('ends 90 days after it began, however often it is used', async () => {
    const person = await academy.addLearner();
    const { data } = await logIn(person, {}, true);
    for (let day = 0; day < 89; day += 20) {
      academy.advanceMinutes(20 * 24 * 60 - 60);
      expect(await statusOf(data.token)).toBe(day < 80 ? 200 : 401);
    }
  });

  test('cannot be stored with a longer life, whatever the code above says', async () => {
    const person = await academy.addLearner();
    const longer = academy.db
      .updateTable('sessions')
      .set((eb) => ({ expires_at: eb('created_at', '+', '91 days' as never) }))
      .where('user_id', '=', person.userId)
      .execute();
    await expect(longer).rejects.toThrow('sessions_absolute_life');
  });

  test('is ended by its owner, one by one, and by nobody else', async () => {
    const person = await academy.addLearner();
    const stranger = await academy.addLearner();
    const other = (await logIn(person)).data.token;
    const { data } = await academy.call(accountCalls.sessions, {}, { as: person });
    const id = data.list.find((session) => !session.is_current)?.session_id ?? 0;
    const end = (as: { token: string }) =>
      academy.call(accountCalls.endSession, { params: { id } }, { as, locale: 'en' });
    expect((await end(stranger)).error).toBe('NOT_FOUND');
    expect(await statusOf(other)).toBe(200);
    expect(await end(person)).toMatchObject({
      status: 200,
      msg: 'This device has been logged out',
    });
    expect(await statusOf(other)).toBe(401);
    expect(await statusOf(person.token)).toBe(200);
    expect((await end(person)).error).toBe('NOT_FOUND');
  });
});

test.each([
  ['a call', '/api/course/lists', 200],
  ['a refusal', '/api/users/profile', 401],
  ['a path that no call has', '/api/nothing-here', 404],
])('the answer to %s is kept nowhere', async (_, url, status) => {
  const answer = await academy.app.inject(url);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
});
