import { beforeEach, describe, expect, test } from 'vitest';
import { siteSettingsAdminCalls } from '#contract/academy-admin.ts';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { secondFactorAdminCalls, secondFactorCalls } from '#contract/second-factor.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { challengeFor, codeOf, switchOn } from './second-factor.testing.ts';

const academy = openTestAcademy();
let person: TestPerson;

beforeEach(async () => {
  person = await academy.addLearner();
});

const stateOf = async (who: Pick<TestPerson, 'token'>) =>
  (await academy.call(secondFactorCalls.state, {}, { as: who })).data;
const enterCode = (challenge: string, code: string, headers: Record<string, string> = {}) =>
  academy.call(secondFactorCalls.logIn, { body: { challenge, code } }, { headers });

describe('setting two-step login up', () => {
  test('needs the password, and counts only once a code is confirmed', async () => {
    const enrol = (password: string) =>
      academy.call(secondFactorCalls.enrol, { body: { password } }, { as: person });
    expect(await enrol('not-my-password')).toMatchObject({
      status: 401,
      error: 'INVALID_CREDENTIALS',
      fields: { password: expect.any(String) },
    });
    const { data } = await enrol(person.password);
    expect(data.uri).toMatch(/^otpauth:\/\/totp\/.+secret=[A-Z2-7]{32}/);
    expect(await stateOf(person)).toMatchObject({ enabled: false, recovery_codes_left: 0 });
    expect(await academy.logIn(person.email)).toEqual(expect.any(String));
    const confirm = (code: string) =>
      academy.call(secondFactorCalls.confirm, { body: { code } }, { as: person });
    expect((await confirm('000000')).error).toBe('INVALID_CREDENTIALS');
    const { data: given } = await confirm(codeOf(academy, data));
    expect(new Set(given.recovery_codes).size).toBe(10);
    expect(await stateOf(person)).toMatchObject({ enabled: true, recovery_codes_left: 10 });
    expect((await enrol(person.password)).error).toBe('INVALID_STATE');
  });

  test('ends the sessions elsewhere, which were opened without it', async () => {
    const elsewhere = await academy.logIn(person.email);
    await switchOn(academy, person);
    expect((await academy.call(accountCalls.profile, {}, { as: { token: elsewhere } })).error).toBe(
      'SESSION_EXPIRED',
    );
    expect((await academy.call(accountCalls.profile, {}, { as: person })).status).toBe(200);
  });

  test('stores neither the secret nor the codes in a readable form', async () => {
    const { secret, recoveryCodes } = await switchOn(academy, person);
    const tables = ['second_factors', 'recovery_codes', 'login_challenges'] as const;
    const rows = await Promise.all(
      tables.map((table) => academy.db.selectFrom(table).selectAll().execute()),
    );
    const stored = JSON.stringify(rows, (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
  });
});

describe('a login with a second factor', () => {
  test('gives no session for the password alone, and one for the code', async () => {
    const app = await switchOn(academy, person);
    const challenge = await challengeFor(academy, person);
    const wrong = await enterCode(challenge, '123456');
    expect(wrong).toMatchObject({ status: 401, error: 'INVALID_CREDENTIALS' });
    expect(wrong.fields).toHaveProperty('code');
    const answer = await enterCode(challenge, codeOf(academy, app));
    expect(answer).toMatchObject({ status: 200, data: { user: { user_id: person.userId } } });
    const as = { token: answer.data.token };
    expect((await academy.call(accountCalls.profile, {}, { as })).status).toBe(200);
  });

  test('takes a code once, for the same challenge and for another', async () => {
    const app = await switchOn(academy, person);
    const [first, second] = [
      await challengeFor(academy, person),
      await challengeFor(academy, person),
    ];
    const code = codeOf(academy, app);
    expect((await enterCode(first, code)).status).toBe(200);
    expect((await enterCode(first, code)).error).toBe('SESSION_EXPIRED');
    expect((await enterCode(second, code)).error).toBe('INVALID_CREDENTIALS');
    academy.advanceMinutes(1);
    expect((await enterCode(second, codeOf(academy, app))).status).toBe(200);
  });

  test('takes each recovery code once, however it is written', async () => {
    const { recoveryCodes } = await switchOn(academy, person);
    const [code = ''] = recoveryCodes;
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect((await enterCode(await challengeFor(academy, person), typed)).status).toBe(200);
    expect((await enterCode(await challengeFor(academy, person), code)).error).toBe(
      'INVALID_CREDENTIALS',
    );
  });

  test('refuses a challenge that is forged, too old, or sent by another browser', async () => {
    const app = await switchOn(academy, person);
    const forged = await enterCode('a'.repeat(43), codeOf(academy, app));
    expect(forged).toMatchObject({ status: 401, error: 'SESSION_EXPIRED' });
    const stolen = await challengeFor(academy, person);
    expect((await enterCode(stolen, codeOf(academy, app), { 'user-agent': 'other' })).status).toBe(
      401,
    );
    academy.advanceMinutes(6);
    expect((await enterCode(stolen, codeOf(academy, app))).status).toBe(401);
  });

  test('refuses a challenge of a password that was changed meanwhile', async () => {
    const app = await switchOn(academy, person);
    const admin = await academy.addAdmin();
    const challenge = await challengeFor(academy, person);
    const params = { id: person.userId };
    const body = { new_password: 'another-good-password' };
    await academy.call(userAdminCalls.setPassword, { params, body }, { as: admin });
    expect((await enterCode(challenge, codeOf(academy, app))).status).toBe(401);
  });

  test('refuses every code after ten wrong ones, from whatever challenges', async () => {
    const app = await switchOn(academy, person);
    for (let attempt = 0; attempt < 10; attempt++) {
      const challenge = await challengeFor(academy, person);
      expect((await enterCode(challenge, '000000')).status).toBe(401);
    }
    const answer = await enterCode(await challengeFor(academy, person), codeOf(academy, app));
    expect(answer).toMatchObject({ status: 429, error: 'RATE_LIMITED' });
  });
});

describe('switching off and new recovery codes', () => {
  test('need the password and a code', async () => {
    const app = await switchOn(academy, person);
    const off = (password: string, code: string) =>
      academy.call(secondFactorCalls.switchOff, { body: { password, code } }, { as: person });
    expect((await off('wrong-password', codeOf(academy, app))).fields).toHaveProperty('password');
    expect((await off(person.password, '000000')).fields).toHaveProperty('code');
    expect((await off(person.password, codeOf(academy, app))).status).toBe(200);
    expect(await stateOf(person)).toMatchObject({ enabled: false, recovery_codes_left: 0 });
    expect(await academy.logIn(person.email)).toEqual(expect.any(String));
  });

  test('new recovery codes replace the old ones', async () => {
    const app = await switchOn(academy, person);
    const body = { password: person.password, code: codeOf(academy, app) };
    const { data } = await academy.call(secondFactorCalls.renewCodes, { body }, { as: person });
    expect(data.recovery_codes).toHaveLength(10);
    const challenge = await challengeFor(academy, person);
    expect((await enterCode(challenge, app.recoveryCodes[0] ?? '')).status).toBe(401);
    expect((await enterCode(challenge, data.recovery_codes[0] ?? '')).status).toBe(200);
  });
});

test('an admin resets the second factor of somebody else, audited, and never their own', async () => {
  const admin = await academy.addAdmin();
  const reset = (id: number) =>
    academy.call(secondFactorAdminCalls.reset, { params: { id } }, { as: admin });
  await switchOn(academy, person);
  await switchOn(academy, admin);
  expect((await reset(admin.userId)).error).toBe('INVALID_STATE');
  expect((await reset(person.userId)).status).toBe(200);
  expect((await reset(person.userId)).error).toBe('INVALID_STATE');
  expect((await academy.call(accountCalls.profile, {}, { as: person })).error).toBe(
    'SESSION_EXPIRED',
  );
  const lines = await academy.db
    .selectFrom('audit_log')
    .select(['action', 'actor_user_id', 'entity_id'])
    .where('action', '=', 'user.reset_factor')
    .where('entity_id', '=', String(person.userId))
    .execute();
  expect(lines).toEqual([
    {
      action: 'user.reset_factor',
      actor_user_id: admin.userId,
      entity_id: String(person.userId),
    },
  ]);
});

test('staff of whom it is required can work only once they have it, and cannot switch it off', async () => {
  const admin = await academy.addAdmin();
  const teacher = await academy.addPerson({ role: 'teacher' });
  const requireOf = (second_factor_for: 'none' | 'admins' | 'staff') =>
    academy.call(siteSettingsAdminCalls.update, { body: { second_factor_for } }, { as: admin });
  const work = (who: TestPerson) => academy.call(teachingCalls.courses, {}, { as: who });
  await switchOn(academy, admin);
  expect((await requireOf('admins')).status).toBe(200);
  expect((await work(teacher)).status).toBe(200);
  await requireOf('staff');
  expect(await work(teacher)).toMatchObject({ status: 403, error: 'SECOND_FACTOR_REQUIRED' });
  expect((await academy.call(accountCalls.profile, {}, { as: teacher })).status).toBe(200);
  expect(await stateOf(teacher)).toMatchObject({ enabled: false, required: true });
  expect(await stateOf(person)).toMatchObject({ required: false });
  const app = await switchOn(academy, teacher);
  expect((await work(teacher)).status).toBe(200);
  const body = { password: teacher.password, code: codeOf(academy, app) };
  expect((await academy.call(secondFactorCalls.switchOff, { body }, { as: teacher })).error).toBe(
    'INVALID_STATE',
  );
  await requireOf('none');
});
