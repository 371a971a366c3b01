import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addInvitation, registration } from './accounts.testing.ts';
import { purgeOldAccountRows } from './purge-old-account-rows.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  await addInvitation(academy, { code: 'WELCOME2025' });
});
// The clock of these tests goes on for days, and no session lives that long.
beforeEach(async () => {
  admin = await academy.addAdmin();
});
afterAll(async () => {
  await academy.assertLedgerIsSound();
});

/** The newest of so many emails to somebody; they are written after the answer. */
async function emailTo(email: string, count = 1) {
  const own = await vi.waitFor(() => {
    const found = academy.emails.filter((sentEmail) => sentEmail.to === email);
    expect(found).toHaveLength(count);
    return found;
  });
  const newest = own.at(-1);
  return { ...newest, token: /token=(\S+)/.exec(newest?.text ?? '')?.[1] ?? '' };
}

const send = (as: Pick<TestPerson, 'token'>) =>
  academy.call(accountCalls.sendVerification, {}, { as });
const verify = (token: string, as?: Pick<TestPerson, 'token'>) =>
  academy.call(accountCalls.verifyEmail, { body: { token } }, as && { as });
const isVerified = async (as: Pick<TestPerson, 'token'>) =>
  (await academy.call(accountCalls.profile, {}, { as })).data.user.email_verified;
const newcomer = () => academy.addLearner({ verified: false });

describe('an address', () => {
  test('is verified by the link that registering sends, once', async () => {
    const body = registration({ name: 'Mallory', language_preference: 'en' });
    const { data } = await academy.call(accountCalls.register, { body });
    expect(data.user.email_verified).toBe(false);
    const email = await emailTo(body.email);
    expect(email.subject).toBe('Prospect Academy: verify your email address');
    expect(email.text).toContain(`https://academy.example/auth/verify#token=${email.token}`);
    expect(email.token).toMatch(/^[\w-]{43}$/);
    expect(email.text).not.toContain('Mallory');

    // A link that is only opened, as mail scanners do, stays valid.
    expect(
      (await academy.app.inject(`/api/users/verifyEmail?token=${email.token}`)).statusCode,
    ).toBe(405);
    expect(await isVerified(data)).toBe(false);
    expect(await verify(email.token, data)).toMatchObject({
      status: 200,
      data: { already_verified: false },
    });
    expect(await isVerified(data)).toBe(true);
    expect(await verify(email.token)).toMatchObject({
      status: 200,
      data: { already_verified: true },
    });
    expect(await send(data)).toMatchObject({ status: 409, error: 'INVALID_STATE' });
  });

  test('stays unverified by a token that was never sent, or is 24 hours old', async () => {
    const person = await newcomer();
    await send(person);
    const { token } = await emailTo(person.email);
    expect(await verify(`${token}x`)).toMatchObject({ status: 401, error: 'SESSION_EXPIRED' });
    academy.advanceMinutes(24 * 60);
    expect(await verify(token)).toMatchObject({ status: 401, error: 'SESSION_EXPIRED' });
    expect(await isVerified({ token: await academy.logIn(person.email) })).toBe(false);
  });

  test('is sent three times an hour at most, and each link works', async () => {
    const person = await newcomer();
    for (let count = 1; count <= 3; count++) expect((await send(person)).status).toBe(200);
    const first = academy.emails.find((sentEmail) => sentEmail.to === person.email)?.text ?? '';
    const fourth = await send(person);
    expect(fourth).toMatchObject({ status: 429, error: 'RATE_LIMITED' });
    expect(fourth.headers['retry-after']).toBe('3600');
    academy.advanceMinutes(61);
    expect((await send(person)).status).toBe(200);
    await emailTo(person.email, 4);
    expect((await verify(/token=(\S+)/.exec(first)?.[1] ?? '')).status).toBe(200);
  });

  test('stays verified when the link of another person is used', async () => {
    const [one, two] = [await newcomer(), await newcomer()];
    await send(one);
    await verify((await emailTo(one.email)).token, one);
    expect([await isVerified(one), await isVerified(two)]).toEqual([true, false]);
  });

  test('is proven by a mailed link to set a password', async () => {
    const person = await newcomer();
    await send(person);
    const { token: verification } = await emailTo(person.email);
    await academy.call(accountCalls.forgotPassword, { body: { email: person.email } });
    const { token } = await emailTo(person.email, 2);
    const password = 'a-new-password';
    await academy.call(accountCalls.resetPassword, {
      body: { token, new_password: password, confirm_password: password },
    });
    const login = { token: await academy.logIn(person.email, password) };
    expect(await isVerified(login)).toBe(true);
    expect((await verify(verification)).data.already_verified).toBe(true);
  });

  test('that an admin changes has to be proven again, and old links prove nothing', async () => {
    const person = await newcomer();
    await send(person);
    const { token } = await emailTo(person.email);
    const patch = (body: object) =>
      academy.callWith(
        userAdminCalls.update,
        { params: { id: person.userId }, body },
        { as: admin },
      );
    await patch({ email: `moved-${person.email}` });
    expect((await verify(token)).error).toBe('SESSION_EXPIRED');
    // Not even where the old address comes back.
    await patch({ email: person.email });
    expect((await verify(token)).error).toBe('SESSION_EXPIRED');

    const proven = await academy.addLearner();
    const changed = await academy.callWith(
      userAdminCalls.update,
      { params: { id: proven.userId }, body: { email: `moved-${proven.email}` } },
      { as: admin },
    );
    expect(changed.data.email_verified).toBe(false);
    const login = { token: await academy.logIn(`moved-${proven.email}`) };
    expect(await isVerified(login)).toBe(false);
  });

  test('of somebody who was deactivated is not verified', async () => {
    const person = await newcomer();
    await send(person);
    const { token } = await emailTo(person.email);
    await academy.callWith(
      userAdminCalls.update,
      { params: { id: person.userId }, body: { is_active: false } },
      { as: admin },
    );
    expect((await verify(token)).error).toBe('SESSION_EXPIRED');
  });

  test('requested without a login is refused', async () => {
    expect((await academy.call(accountCalls.sendVerification, {})).status).toBe(401);
  });

  test('leaves no link behind that ended a week ago', async () => {
    const person = await newcomer();
    await send(person);
    academy.advanceMinutes(9 * 24 * 60);
    await purgeOldAccountRows(academy.db, academy.now);
    const links = academy.db.selectFrom('email_verifications').selectAll();
    expect(await links.where('user_id', '=', person.userId).execute()).toEqual([]);
  });
});

describe('an email to an address that nobody has proven', () => {
  test('carries no name, since somebody else may have typed it', async () => {
    const lure = 'there! Your account is frozen, call +65 0000 0000';
    const person = await academy.addLearner({ name: lure, verified: false, language: 'en' });
    await academy.call(accountCalls.forgotPassword, { body: { email: person.email } });
    const { text } = await emailTo(person.email);
    expect(text).toMatch(/^Hello,$/m);
    expect(text).not.toContain(lure);

    const proven = await academy.addLearner({ name: 'Mei Lin', language: 'en' });
    await academy.call(accountCalls.forgotPassword, { body: { email: proven.email } });
    expect((await emailTo(proven.email)).text).toMatch(/^Hello Mei Lin,$/m);
  });

  test.each([
    'there,\n\nYour account is frozen. Pay at https://evil.example/pay\n\nRegards',
    'Pay at https://evil.example/pay',
    'www.evil.example',
    'Lin\u202Enil',
  ])('cannot be written by the name %j, which registering refuses', async (name) => {
    const answer = await academy.call(accountCalls.register, { body: registration({ name }) });
    expect(answer).toMatchObject({ status: 400, error: 'VALIDATION_FAILED' });
    expect(answer.fields).toHaveProperty('name');
    const person = await academy.addLearner();
    const changed = await academy.call(
      accountCalls.updateProfile,
      { body: { name } },
      { as: person },
    );
    expect(changed.fields).toHaveProperty('name');
    // The database enforces it, whichever command writes.
    const write = academy.db
      .updateTable('users')
      .set({ name })
      .where('user_id', '=', person.userId);
    await expect(write.execute()).rejects.toThrow(/users_name_(one_line|no_address)/);
  });
});
