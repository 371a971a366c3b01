import { beforeAll, describe, expect, test, vi } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addInvitation } from './accounts.testing.ts';

const academy = openTestAcademy();

beforeAll(async () => {
  await addInvitation(academy, { code: 'WELCOME2025' });
});

const logIn = (email: string, password: string) =>
  academy.call(accountCalls.login, { body: { email, password } });

const profileOf = (token: string) => academy.call(accountCalls.profile, {}, { as: { token } });

/** The token of the newest email to somebody; emails are written after the answer. */
async function mailedToken(email: string, emails = 1): Promise<string> {
  const own = await vi.waitFor(() => {
    const found = academy.emails.filter(
      ({ to, text }) => to === email && text.includes('/auth/reset#token='),
    );
    expect(found).toHaveLength(emails);
    return found;
  });
  return /\/auth\/reset#token=(\S+)/.exec(own.at(-1)?.text ?? '')?.[1] ?? '';
}

describe('changing the password', () => {
  const change = (person: TestPerson, fields: Record<string, unknown> = {}) =>
    academy.callWith(
      accountCalls.changePassword,
      {
        body: {
          user_id: person.userId,
          current_password: person.password,
          new_password: 'another-password',
          confirm_password: 'another-password',
          ...fields,
        },
      },
      { as: person },
    );

  test('ends the other sessions, not the one in use, and the links that were mailed', async () => {
    const person = await academy.addLearner();
    const other = await academy.logIn(person.email);
    await academy.call(accountCalls.forgotPassword, { body: { email: person.email } });
    const token = await mailedToken(person.email);
    expect(await change(person)).toMatchObject({ status: 200, msg: '密码已修改' });
    expect((await profileOf(other)).error).toBe('SESSION_EXPIRED');
    expect((await profileOf(person.token)).status).toBe(200);
    expect((await logIn(person.email, person.password)).error).toBe('INVALID_CREDENTIALS');
    expect((await logIn(person.email, 'another-password')).status).toBe(200);
    const passwords = { new_password: 'stolen-link', confirm_password: 'stolen-link' };
    const reset = await academy.call(accountCalls.resetPassword, { body: { token, ...passwords } });
    expect(reset.error).toBe('SESSION_EXPIRED');
  });

  test('works from a form, as the profile page sends it', async () => {
    const person = await academy.addLearner();
    const answer = await academy.callWith(
      accountCalls.changePassword,
      {
        body: {
          user_id: String(person.userId),
          current_password: person.password,
          new_password: 'another-password',
          confirm_password: 'another-password',
        },
      },
      { as: person, form: true },
    );
    expect(answer.status).toBe(200);
  });

  test.each([
    ['a wrong current password', { current_password: 'wrong' }, 401, 'current_password'],
    ['two that differ', { confirm_password: 'another' }, 400, 'confirm_password'],
    ['a short one', { new_password: 'short', confirm_password: 'short' }, 400, 'new_password'],
    ['no user id', { user_id: undefined }, 400, 'user_id'],
  ])('refuses %s', async (_, fields, status, field) => {
    const person = await academy.addLearner();
    const answer = await change(person, fields);
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });

  test('of somebody else is refused', async () => {
    const person = await academy.addLearner();
    const other = await academy.addLearner();
    expect((await change(person, { user_id: other.userId })).error).toBe('FORBIDDEN');
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string, headers: Record<string, string> = {}) =>
    academy.call(accountCalls.forgotPassword, { body: { email } }, { headers });
  const reset = (token: string, password = 'a-new-password') =>
    academy.call(accountCalls.resetPassword, {
      body: { token, new_password: password, confirm_password: password },
    });

  test('is reset by a mailed link, once, and every session ends', async () => {
    const person = await academy.addLearner({ name: 'Lin', language: 'en' });
    expect((await forgot(person.email.toUpperCase())).status).toBe(200);
    const token = await mailedToken(person.email);
    const sentEmail = academy.emails.at(-1);
    expect(sentEmail?.subject).toBe('Prospect Academy: set a new password');
    expect(sentEmail?.text).toContain('Hello Lin');
    expect(sentEmail?.text).toContain(`https://academy.example/auth/reset#token=${token}`);

    expect((await reset(token)).status).toBe(200);
    expect((await profileOf(person.token)).error).toBe('SESSION_EXPIRED');
    expect((await logIn(person.email, 'a-new-password')).status).toBe(200);
    expect(await reset(token)).toMatchObject({ status: 401, error: 'SESSION_EXPIRED' });
  });

  test('has a link that says whether it is still valid, and nothing else', async () => {
    const person = await academy.addLearner();
    const isGood = async (token: string) => {
      const answer = await academy.call(accountCalls.checkResetLink, { body: { token } });
      expect(answer.status).toBe(200);
      return answer.data;
    };
    await forgot(person.email);
    const token = await mailedToken(person.email);
    // Looking at it does not use it up.
    expect(await isGood(token)).toEqual({ valid: true });
    expect(await isGood(token)).toEqual({ valid: true });
    expect(await isGood(`${token}x`)).toEqual({ valid: false });

    await reset(token);
    expect(await isGood(token)).toEqual({ valid: false });

    await forgot(person.email);
    const second = await mailedToken(person.email, 2);
    academy.advanceMinutes(59);
    expect(await isGood(second)).toEqual({ valid: true });
    academy.advanceMinutes(1);
    expect(await isGood(second)).toEqual({ valid: false });
  });

  test('is written about in the person’s language', async () => {
    const person = await academy.addLearner({ language: 'zh' });
    await forgot(person.email);
    await mailedToken(person.email);
    expect(academy.emails.at(-1)?.subject).toBe('远景学院：设置新密码');
  });

  test('for an unknown email gets the same response and no email', async () => {
    const person = await academy.addLearner();
    const known = await forgot(person.email);
    const unknown = await forgot('nobody@example.com');
    expect(unknown.envelope).toEqual(known.envelope);
    await mailedToken(person.email);
    expect(academy.emails.some((sentEmail) => sentEmail.to === 'nobody@example.com')).toBe(false);
  });

  test('sends three emails an hour at most, whose links all work until one is used', async () => {
    const person = await academy.addLearner();
    const tokens = [];
    for (let emails = 1; emails <= 3; emails++) {
      await forgot(person.email);
      tokens.push(await mailedToken(person.email, emails));
    }
    await forgot(person.email);
    const other = await academy.addLearner();
    await forgot(other.email);
    await mailedToken(other.email);
    expect(academy.emails.filter((sentEmail) => sentEmail.to === person.email)).toHaveLength(3);
    expect((await reset(tokens[1] ?? '')).status).toBe(200);
    expect((await reset(tokens[0] ?? '')).error).toBe('SESSION_EXPIRED');
    academy.advanceMinutes(61);
    await forgot(person.email);
    expect(await mailedToken(person.email, 4)).not.toBe('');
  });

  test('is not reset by a link older than an hour', async () => {
    const person = await academy.addLearner();
    await forgot(person.email);
    const token = await mailedToken(person.email);
    academy.advanceMinutes(60);
    expect(await reset(token)).toMatchObject({
      error: 'SESSION_EXPIRED',
      msg: '链接已失效，请重新申请',
    });
  });

  test('unblocks who guessed too often', async () => {
    const person = await academy.addLearner();
    for (let i = 0; i < 10; i++) await logIn(person.email, `guess ${i}`);
    await forgot(person.email);
    await reset(await mailedToken(person.email));
    expect((await logIn(person.email, 'a-new-password')).status).toBe(200);
  });
});
