import { beforeEach, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { emailChangeCalls } from '#contract/email-change.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();

beforeEach(() => {
  academy.setClock('2026-03-02T04:00:00Z');
  academy.emails.length = 0;
});

let count = 0;
const freshEmail = () => `New-${++count}@example.com`;

const request = (as: TestPerson, email: string, current_password = as.password) =>
  academy.call(emailChangeCalls.request, { body: { email, current_password } }, { as });
const confirm = (token: string, as?: TestPerson) =>
  academy.call(emailChangeCalls.confirm, { body: { token } }, as && { as });
const cancel = (as: TestPerson) => academy.call(emailChangeCalls.cancel, {}, { as });
const pendingOf = async (as: TestPerson) =>
  (await academy.call(emailChangeCalls.pending, {}, { as })).data.pending;
const userOf = async (as: Pick<TestPerson, 'token'>) =>
  (await academy.call(accountCalls.profile, {}, { as })).data.user;

/** The token of the newest email to an address. */
function tokenTo(email: string): string {
  const sent = academy.emails.filter(({ to }) => to === email).at(-1);
  return /auth\/email#token=([\w-]{43})/.exec(sent?.text ?? '')?.[1] ?? 'no token was sent';
}

describe('a person who changes their address', () => {
  test('confirms it at both ends, in any sequence', async () => {
    for (const first of ['new', 'current'] as const) {
      const person = await academy.addLearner({ language: 'en' });
      const email = freshEmail();
      const asked = await request(person, email);
      expect(asked.data.pending).toEqual({
        email,
        expires_at: '2026-03-03T04:00:00.000Z',
        current_confirmed: false,
        new_confirmed: false,
      });
      const [one, two] = first === 'new' ? [email, person.email] : [person.email, email];
      const waiting = first === 'new' ? 'waiting_for_current' : 'waiting_for_new';
      expect((await confirm(tokenTo(one), person)).data.outcome).toBe(waiting);
      expect((await userOf(person)).email).toBe(person.email);
      expect((await confirm(tokenTo(two), person)).data.outcome).toBe('changed');
      expect(await userOf(person)).toMatchObject({ email, email_verified: true });
      expect(await pendingOf(person)).toBeNull();
      // The session goes on, and the login takes the new address alone.
      expect(await academy.logIn(email)).toBeTruthy();
      await expect(academy.logIn(person.email)).rejects.toThrow('failed');
      // Twice does no harm.
      expect((await confirm(tokenTo(two))).data.outcome).toBe('changed');
    }
  });

  test('is told in both emails what is asked, in their language', async () => {
    const person = await academy.addLearner();
    const email = freshEmail();
    await request(person, email);
    expect(academy.emails.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [
        [email, '远景学院：确认您的新电邮'],
        [person.email, '远景学院：要更换您的电邮吗？'],
      ].sort(),
    );
    const consent = academy.emails.find(({ to }) => to === person.email);
    expect(consent?.text).toContain(email);
    expect(consent?.text).toContain('24 小时');
  });

  test('needs the new address alone where the present one was never verified', async () => {
    const person = await academy.addLearner({ verified: false });
    const email = freshEmail();
    expect((await request(person, email)).data.pending.current_confirmed).toBe(true);
    expect(academy.emails.map(({ to }) => to)).toEqual([email]);
    expect((await confirm(tokenTo(email), person)).data.outcome).toBe('changed');
    expect(await userOf(person)).toMatchObject({ email, email_verified: true });
  });

  test('is in the audit with the former address', async () => {
    const person = await academy.addLearner();
    const email = freshEmail();
    await request(person, email);
    for (const to of [email, person.email]) await confirm(tokenTo(to));
    const line = await academy.db
      .selectFrom('audit_log')
      .select(['actor_user_id', 'before', 'after'])
      .where('action', '=', 'user.change_email')
      .where('entity_id', '=', String(person.userId))
      .executeTakeFirstOrThrow();
    expect(line).toEqual({
      actor_user_id: person.userId,
      before: { email: person.email },
      after: { email },
    });
  });
});

describe('an address that another account has', () => {
  test('gets the same answers as a free one, four times in an hour', async () => {
    const [one, two, owner] = await Promise.all([
      academy.addLearner(),
      academy.addLearner(),
      academy.addLearner({ language: 'en' }),
    ]);
    for (let attempt = 1; attempt <= 4; attempt++) {
      const free = await request(one, freshEmail());
      const taken = await request(two, owner.email.toUpperCase());
      expect([taken.status, taken.error, taken.msg]).toEqual([free.status, free.error, free.msg]);
      expect(taken.status).toBe(attempt <= 3 ? 200 : 429);
      const shown = ({ data }: typeof free) => ({ ...data?.pending, email: '' });
      expect(shown(taken)).toEqual(shown(free));
    }
    expect({ ...(await pendingOf(two)), email: '' }).toEqual({
      ...(await pendingOf(one)),
      email: '',
    });
  });

  test('is not offered a link; its owner is told, three times a day at most', async () => {
    const owner = await academy.addLearner({ language: 'en' });
    for (const _ of [1, 2, 3, 4]) await request(await academy.addLearner(), owner.email);
    const own = academy.emails.filter(({ to }) => to === owner.email);
    expect(own.map(({ subject }) => subject)).toEqual(
      Array(3).fill('Prospect Academy: your address was entered for another account'),
    );
    expect(own.every(({ text }) => !text.includes('/auth/email'))).toBe(true);
  });

  test('is not told of an account that is deactivated', async () => {
    const owner = await academy.addLearner();
    const update = academy.db.updateTable('users').set({ is_active: false });
    await update.where('user_id', '=', owner.userId).execute();
    const person = await academy.addLearner({ verified: false });
    expect((await request(person, owner.email)).status).toBe(200);
    expect(academy.emails).toEqual([]);
  });
});

describe('nothing changes', () => {
  test('for a wrong password or the present address', async () => {
    const person = await academy.addLearner();
    expect(await request(person, freshEmail(), 'not-the-password')).toMatchObject({
      status: 401,
      error: 'INVALID_CREDENTIALS',
      fields: { current_password: '当前密码不正确' },
    });
    expect(await request(person, person.email.toUpperCase())).toMatchObject({
      status: 400,
      fields: { email: '这就是您现在的电邮' },
    });
    expect(await request(person, 'no-address')).toMatchObject({ status: 400 });
    expect(academy.emails).toEqual([]);
    expect(await pendingOf(person)).toBeNull();
  });

  test('by a token that was never sent, is 24 hours old, was withdrawn, or replaced', async () => {
    const person = await academy.addLearner();
    const invalid = { status: 401, error: 'SESSION_EXPIRED' };
    expect(await confirm('x'.repeat(43))).toMatchObject(invalid);
    const [first, second, third] = [freshEmail(), freshEmail(), freshEmail()];
    await request(person, first);
    const replaced = tokenTo(first);
    await request(person, second);
    expect(await confirm(replaced)).toMatchObject(invalid);
    const withdrawn = tokenTo(second);
    expect((await cancel(person)).status).toBe(200);
    expect((await cancel(person)).status).toBe(200);
    expect(await confirm(withdrawn)).toMatchObject(invalid);
    await request(person, third);
    academy.advanceMinutes(24 * 60);
    expect(await confirm(tokenTo(third))).toMatchObject(invalid);
    expect((await userOf({ token: await academy.logIn(person.email) })).email).toBe(person.email);
  });

  test('once the password is changed: somebody else may have asked', async () => {
    const person = await academy.addLearner();
    const email = freshEmail();
    await request(person, email);
    const token = tokenTo(email);
    const body = {
      user_id: person.userId,
      current_password: person.password,
      new_password: 'another-good-password',
      confirm_password: 'another-good-password',
    };
    await academy.call(accountCalls.changePassword, { body }, { as: person });
    expect(await confirm(token)).toMatchObject({ status: 401, error: 'SESSION_EXPIRED' });
    expect(await pendingOf(person)).toBeNull();
  });

  test('once an admin gave the account another address, or deactivated it', async () => {
    const admin = await academy.addAdmin();
    for (const change of [{ email: freshEmail() }, { is_active: false }]) {
      const person = await academy.addLearner();
      const email = freshEmail();
      await request(person, email);
      const token = tokenTo(email);
      const patched = await academy.callWith(
        userAdminCalls.update,
        { params: { id: person.userId }, body: { version: 1, ...change } },
        { as: admin },
      );
      expect(patched.status).toBe(200);
      expect(await confirm(token)).toMatchObject({ status: 401, error: 'SESSION_EXPIRED' });
    }
  });

  test('beyond three requests an hour', async () => {
    const person = await academy.addLearner();
    for (let n = 0; n < 3; n += 1) expect((await request(person, freshEmail())).status).toBe(200);
    const fourth = await request(person, freshEmail());
    expect(fourth).toMatchObject({ status: 429, error: 'RATE_LIMITED' });
    academy.advanceMinutes(61);
    expect((await request(person, freshEmail())).status).toBe(200);
  });
});

test('of two who ask for the same address the first to confirm gets it', async () => {
  const [one, two] = [
    await academy.addLearner({ verified: false }),
    await academy.addLearner({ verified: false }),
  ];
  const email = freshEmail();
  await request(one, email);
  const first = tokenTo(email);
  await request(two, email);
  const second = tokenTo(email);
  expect((await confirm(second)).data.outcome).toBe('changed');
  expect(await confirm(first)).toMatchObject({ status: 409, error: 'EMAIL_TAKEN' });
  expect((await userOf(one)).email).toBe(one.email);
});
