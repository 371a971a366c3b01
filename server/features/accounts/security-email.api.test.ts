import { beforeEach, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { cookiesOf } from './accounts.testing.ts';

const academy = openTestAcademy();
const NEW = 'another-good-password';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';

beforeEach(() => {
  academy.setClock('2026-03-02T04:00:00Z');
  academy.emails.length = 0;
});

/** Logs in with the cookie of a browser. @returns its cookie from now on */
async function logIn({ email, password }: TestPerson, device?: string): Promise<string> {
  const headers = {
    'user-agent': WINDOWS,
    ...(device !== undefined && { cookie: `__Host-device=${device}` }),
  };
  const answer = await academy.call(accountCalls.login, { body: { email, password } }, { headers });
  expect(answer.status).toBe(200);
  return cookiesOf(answer)['__Host-device'] ?? '';
}

const subjects = () => academy.emails.map(({ subject }) => subject);

describe('a login in a browser that is not known', () => {
  test('is told to the person in their language, but not the first one of all', async () => {
    const person = await academy.addLearner({ language: 'en' });
    await logIn(person);
    expect(subjects()).toEqual([]);
    await logIn(person);
    expect(subjects()).toEqual(['Prospect Academy: a login from a new device']);
    const [email] = academy.emails;
    expect(email?.to).toBe(person.email);
    expect(email?.text).toContain(
      'Device: Chrome on Windows\nTime: Mar 02, 2026 12:00 (Singapore Time)',
    );
    expect(email?.text).toContain('https://academy.example/auth/forgot');
    expect(email?.text).not.toMatch(/unsubscribe/i);

    const other = await academy.addLearner();
    await logIn(other);
    await logIn(other);
    expect(subjects().at(-1)).toBe('远景学院：新设备登录提醒');
  });

  test('is told once: the browser is known from then on', async () => {
    const person = await academy.addLearner();
    const first = await logIn(person);
    const second = await logIn(person);
    academy.emails.length = 0;
    for (const device of [second, first, second, first]) await logIn(person, device);
    expect(subjects()).toEqual([]);
  });

  test('is told three times a day at most, to who uses a program without cookies', async () => {
    const person = await academy.addLearner();
    for (let login = 0; login < 6; login += 1) await logIn(person);
    expect(subjects()).toHaveLength(3);
  });
});

describe('a password that changes', () => {
  test('is told to its person, with what to do if it was not them', async () => {
    const person = await academy.addLearner({ language: 'en' });
    const body = {
      user_id: person.userId,
      current_password: person.password,
      new_password: NEW,
      confirm_password: NEW,
    };
    await academy.call(accountCalls.changePassword, { body }, { as: person });
    expect(subjects()).toEqual(['Prospect Academy: your password was changed']);
    expect(academy.emails[0]?.text).toContain('was changed on Mar 02, 2026 12:00 (Singapore Time)');
    expect(academy.emails[0]?.text).toContain('If it was not you');
    // A change that is refused is no news.
    await academy.call(accountCalls.changePassword, { body }, { as: person });
    expect(subjects()).toHaveLength(1);
  });

  test('by a mailed link is told too', async () => {
    const person = await academy.addLearner();
    await academy.call(accountCalls.forgotPassword, { body: { email: person.email } });
    const token = /token=(\S+)/.exec(academy.emails[0]?.text ?? '')?.[1] ?? '';
    const body = { token, new_password: NEW, confirm_password: NEW };
    for (const _ of [1, 2]) await academy.call(accountCalls.resetPassword, { body });
    expect(subjects()).toEqual(['远景学院：设置新密码', '远景学院：您的密码已修改']);
  });

  test('by an admin is told too', async () => {
    const admin = await academy.addAdmin();
    const person = await academy.addLearner();
    const answer = await academy.call(
      userAdminCalls.setPassword,
      { params: { id: person.userId }, body: { new_password: NEW } },
      { as: admin },
    );
    expect(answer.status).toBe(200);
    expect(academy.emails.map(({ to, subject }) => [to, subject])).toEqual([
      [person.email, '远景学院：您的密码已修改'],
    ]);
  });
});
