import { beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { addInvitation } from './accounts.testing.ts';

const academy = openTestAcademy();

beforeAll(async () => {
  await addInvitation(academy, { code: 'WELCOME2025' });
});

const logIn = (email: string, password: string) =>
  academy.call(accountCalls.login, { body: { email, password } });

const profileOf = (token: string) => academy.call(accountCalls.profile, {}, { as: { token } });

describe('logging in', () => {
  test('opens a session, whatever the case of the email', async () => {
    const person = await academy.addLearner();
    const answer = await logIn(person.email.toUpperCase(), person.password);
    expect(answer).toMatchObject({ status: 200, msg: '登录成功，欢迎回来' });
    expect(answer.data.user.user_id).toBe(person.userId);
    expect((await profileOf(answer.data.token)).status).toBe(200);
  });

  test('takes the token in either header', async () => {
    const { token } = await academy.addLearner();
    const answer = await academy.call(accountCalls.profile, {}, { headers: { token } });
    expect(answer.status).toBe(200);
  });

  test('treats an unknown email like a wrong password', async () => {
    const person = await academy.addLearner();
    const wrong = await logIn(person.email, 'not the password');
    const unknown = await logIn('nobody@example.com', 'not the password');
    expect(wrong).toMatchObject({ status: 401, error: 'INVALID_CREDENTIALS' });
    const { request_id: _, ...rest } = wrong.envelope;
    expect(unknown.envelope).toEqual(expect.objectContaining(rest));
  });

  test('is refused to who was deactivated, and their sessions stop at once', async () => {
    const person = await academy.addLearner();
    await academy.db
      .updateTable('users')
      .set({ is_active: false })
      .where('user_id', '=', person.userId)
      .execute();
    expect((await logIn(person.email, person.password)).error).toBe('INVALID_CREDENTIALS');
    expect((await profileOf(person.token)).error).toBe('SESSION_EXPIRED');
  });

  test('after ten failures is refused for a while, even with the right password', async () => {
    const person = await academy.addLearner();
    for (let i = 0; i < 10; i++) {
      expect((await logIn(person.email, `guess ${i}`)).error).toBe('INVALID_CREDENTIALS');
    }
    const blocked = await logIn(person.email.toUpperCase(), person.password);
    expect(blocked).toMatchObject({ status: 429, error: 'RATE_LIMITED' });
    expect(blocked.headers['retry-after']).toBe('900');
    const other = await academy.addLearner();
    expect((await logIn(other.email, other.password)).status).toBe(200);
    academy.advanceMinutes(16);
    expect((await logIn(person.email, person.password)).status).toBe(200);
  });

  test('forgets the failures before it, a minute later', async () => {
    const person = await academy.addLearner();
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 9; i++) await logIn(person.email, `guess ${i}`);
      expect((await logIn(person.email, person.password)).status).toBe(200);
      expect((await logIn(person.email, person.password)).status).toBe(429);
      academy.advanceMinutes(1);
    }
  });

  test('may be repeated as often as one likes', async () => {
    const person = await academy.addLearner();
    for (let i = 0; i < 25; i++) {
      expect((await logIn(person.email, person.password)).status).toBe(200);
    }
  });
});

describe('a session', () => {
  test('lives twelve hours from its last use', async () => {
    const { token } = await academy.addLearner();
    academy.advanceMinutes(11 * 60);
    expect((await profileOf(token)).status).toBe(200);
    academy.advanceMinutes(11 * 60);
    expect((await profileOf(token)).status).toBe(200);
    academy.advanceMinutes(12 * 60 + 1);
    expect((await profileOf(token)).error).toBe('SESSION_EXPIRED');
  });

  test('lives thirty days where it is to be remembered', async () => {
    const { email, password } = await academy.addLearner();
    const answer = await academy.call(accountCalls.login, {
      body: { email, password, remember_me: true },
    });
    expect(String(answer.headers['set-cookie'])).toContain(`Max-Age=${30 * 24 * 60 * 60}`);
    academy.advanceMinutes(29 * 24 * 60);
    expect((await profileOf(answer.data.token)).status).toBe(200);
  });

  test('is reported as valid or not', async () => {
    const { token, userId } = await academy.addLearner();
    const verify = (query: { token: string }) => academy.call(accountCalls.verify, { query });
    const good = await verify({ token });
    expect(good.data).toMatchObject({ valid: true, user: { user_id: userId } });
    // The call checks the link and starts no session, so it sets no cookie.
    expect(good.headers['set-cookie']).toBeUndefined();
    expect(await verify({ token: 'no-such-token' })).toMatchObject({
      status: 401,
      error: 'SESSION_EXPIRED',
    });
  });

  test('ends when one logs out; doing so again is no failure', async () => {
    const person = await academy.addLearner();
    for (let i = 0; i < 2; i++) {
      const answer = await academy.call(accountCalls.logout, {}, { as: person });
      expect([answer.status, answer.msg]).toEqual([200, '您已退出登录']);
    }
    expect((await profileOf(person.token)).error).toBe('SESSION_EXPIRED');
    expect((await academy.call(accountCalls.logout, {})).status).toBe(200);
  });

  test('is listed with the others, which one can end', async () => {
    const person = await academy.addLearner();
    const other = await academy.logIn(person.email);
    const { data } = await academy.call(accountCalls.sessions, {}, { as: person });
    expect(data.list).toHaveLength(2);
    expect(data.list.filter((session) => session.is_current)).toHaveLength(1);
    const end = () => academy.call(accountCalls.endOtherSessions, {}, { as: person });
    expect((await end()).data.ended).toBe(1);
    expect((await end()).data.ended).toBe(0);
    expect((await profileOf(other)).status).toBe(401);
    expect((await profileOf(person.token)).status).toBe(200);
  });

  test('is needed for what is one’s own', async () => {
    const guest = await academy.call(accountCalls.profile, {});
    const stranger = await profileOf('no-such-token');
    expect([guest.error, stranger.error]).toEqual(['AUTH_REQUIRED', 'SESSION_EXPIRED']);
  });
});

describe('the profile', () => {
  test('takes a new name and language, and counts the day as active', async () => {
    const person = await academy.addLearner();
    const answer = await academy.call(
      accountCalls.updateProfile,
      { body: { name: ' 陈美芳 ', language_preference: 'en' } },
      { as: person },
    );
    expect(answer).toMatchObject({ status: 200, msg: '资料已保存' });
    const { data } = await profileOf(person.token);
    expect(data.user).toMatchObject({ name: '陈美芳', language_preference: 'en' });
    expect(data.statistics.days_active).toBe(1);
  });

  test('changes only what is sent; email and role are not for the taking', async () => {
    const person = await academy.addLearner({ name: 'Lin' });
    await academy.callWith(
      accountCalls.updateProfile,
      { body: { language_preference: 'en', email: 'other@example.com', role: 'admin' } },
      { as: person },
    );
    expect((await profileOf(person.token)).data.user).toMatchObject({
      name: 'Lin',
      email: person.email,
      role: 'student',
      language_preference: 'en',
    });
  });

  test.each([
    ['a blank name', { name: '  ' }],
    ['a long name', { name: 'x'.repeat(81) }],
    ['another language', { language_preference: 'fr' }],
  ])('refuses %s', async (_, body) => {
    const person = await academy.addLearner();
    const answer = await academy.callWith(accountCalls.updateProfile, { body }, { as: person });
    expect(answer.status).toBe(400);
  });
});
