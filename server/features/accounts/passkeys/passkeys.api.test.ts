import { beforeEach, describe, expect, test } from 'vitest';
import { siteSettingsAdminCalls } from '#contract/academy-admin.ts';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import type { NewPasskey, PasskeyAnswer } from '#contract/passkey-answers.ts';
import { passkeyCalls } from '#contract/passkeys.ts';
import { secondFactorAdminCalls, secondFactorCalls } from '#contract/second-factor.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { challengeFor, codeOf, switchOn } from '../factor/factor.testing.ts';
import {
  addPasskeyOf,
  askLogin,
  askNew,
  askProofOf,
  enterByPasskey,
  TestAuthenticator,
} from './passkeys.testing.ts';

const academy = openTestAcademy();
let person: TestPerson;

beforeEach(async () => {
  // Past what the test before has failed at.
  academy.advanceMinutes(16);
  person = await academy.addLearner();
});

const listOf = async (who: Pick<TestPerson, 'token'>) =>
  (await academy.call(passkeyCalls.list, {}, { as: who })).data.list;
const add = (passkey: NewPasskey, who: TestPerson, name = 'Key') =>
  academy.call(passkeyCalls.add, { body: { name, passkey } }, { as: who });
const logIn = (passkey: PasskeyAnswer, challenge?: string, headers = {}) =>
  academy.call(
    passkeyCalls.logIn,
    { body: { passkey, ...(challenge === undefined ? {} : { challenge }) } },
    { headers },
  );
const remove = (
  id: number,
  who: TestPerson,
  proof: { code?: string; passkey?: PasskeyAnswer } = {},
) =>
  academy.call(
    passkeyCalls.remove,
    { params: { id }, body: { password: who.password, ...proof } },
    { as: who },
  );
const auditOf = async (userId: number) =>
  (
    await academy.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', String(userId))
      .where('action', 'like', '%passkey')
      .orderBy('audit_id')
      .execute()
  ).map(({ action }) => action);

describe('adding a passkey', () => {
  test('needs the password, and names the site and the person to the browser', async () => {
    const body = { password: 'not-my-password' };
    const refused = await academy.call(passkeyCalls.askNew, { body }, { as: person });
    expect(refused).toMatchObject({ status: 401, error: 'INVALID_CREDENTIALS' });
    expect(refused.fields).toHaveProperty('password');
    expect(await askNew(academy, person)).toMatchObject({
      rp: { id: 'academy.example' },
      user: { name: person.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await addPasskeyOf(academy, person);
    expect(await listOf(person)).toMatchObject([
      { name: 'My laptop', is_synced: true, last_used_at: null },
    ]);
    expect(await auditOf(person.userId)).toEqual(['user.add_passkey']);
  });

  test('ends the sessions elsewhere where it is the first factor', async () => {
    const elsewhere = await academy.logIn(person.email);
    await addPasskeyOf(academy, person);
    expect((await academy.call(accountCalls.profile, {}, { as: { token: elsewhere } })).error).toBe(
      'SESSION_EXPIRED',
    );
    expect((await academy.call(accountCalls.profile, {}, { as: person })).status).toBe(200);
  });

  test('needs the second factor as well, where there is one', async () => {
    const device = await addPasskeyOf(academy, person);
    const body = { password: person.password };
    const refused = await academy.call(passkeyCalls.askNew, { body }, { as: person });
    expect(refused).toMatchObject({ status: 401, fields: { code: expect.any(String) } });
    const proof = { passkey: device.answer(await askProofOf(academy, person)) };
    const second = new TestAuthenticator();
    expect((await add(second.create(await askNew(academy, person, proof)), person)).status).toBe(
      200,
    );
    expect(await listOf(person)).toHaveLength(2);
  });

  test('refuses what was made for another site, without the person, or without a question', async () => {
    const device = new TestAuthenticator();
    for (const deviation of [
      { origin: 'https://academy.example.evil.test' },
      { rpId: 'evil.test' },
      { isVerified: false },
      { type: 'webauthn.get' },
    ]) {
      const passkey = device.create(await askNew(academy, person), deviation);
      expect(await add(passkey, person), JSON.stringify(deviation)).toMatchObject({
        status: 401,
        error: 'INVALID_CREDENTIALS',
      });
    }
    const unasked = device.create({ challenge: 'A'.repeat(43) });
    expect((await add(unasked, person)).status).toBe(401);
    expect(await listOf(person)).toEqual([]);
  });

  test('refuses a certificate of a maker, for which the server would have to look around', async () => {
    const passkey = new TestAuthenticator().create(await askNew(academy, person), {
      isCertified: true,
    });
    expect((await add(passkey, person)).status).toBe(401);
    expect(await listOf(person)).toEqual([]);
  });

  test('takes each question once, within five minutes, in the session that asked', async () => {
    const device = new TestAuthenticator();
    const late = device.create(await askNew(academy, person));
    academy.advanceMinutes(6);
    expect((await add(late, person)).status).toBe(401);
    const elsewhere = { ...person, token: await academy.logIn(person.email) };
    const passkey = device.create(await askNew(academy, person));
    expect((await add(passkey, elsewhere)).status).toBe(401);
    expect((await add(passkey, person)).status).toBe(200);
    expect((await add(passkey, person)).status).toBe(401);
  });

  test('never gives one passkey to two accounts', async () => {
    const device = await addPasskeyOf(academy, person);
    const other = await academy.addLearner();
    const again = device.create(await askNew(academy, other));
    expect(await add(again, other)).toMatchObject({ status: 409, error: 'ALREADY_EXISTS' });
  });

  test('stops at ten', async () => {
    const app = await switchOn(academy, person);
    const codes = [...app.recoveryCodes];
    for (let number = 1; number <= 10; number++) {
      const proof = number <= 9 ? { code: codes[number] ?? '' } : { code: codeOf(academy, app) };
      const made = new TestAuthenticator().create(await askNew(academy, person, proof));
      expect((await add(made, person, `Key ${number}`)).status).toBe(200);
    }
    const body = { password: person.password, code: codes[0] ?? '' };
    expect((await academy.call(passkeyCalls.askNew, { body }, { as: person })).error).toBe(
      'INVALID_STATE',
    );
  });
});

describe('a login by a passkey alone', () => {
  test('opens a session, and notes when the passkey was used', async () => {
    const device = await addPasskeyOf(academy, person);
    const answer = await enterByPasskey(academy, device);
    expect(answer).toMatchObject({ status: 200, data: { user: { user_id: person.userId } } });
    const as = { token: answer.data.token };
    expect((await academy.call(accountCalls.profile, {}, { as })).status).toBe(200);
    expect(await listOf(person)).toMatchObject([{ last_used_at: academy.now.toISOString() }]);
    expect((await enterByPasskey(academy, device)).status).toBe(200);
  });

  test('takes devices that do not count their uses', async () => {
    const device = new TestAuthenticator({ counts: false });
    await addPasskeyOf(academy, person, device);
    expect((await enterByPasskey(academy, device)).status).toBe(200);
    expect((await enterByPasskey(academy, device)).status).toBe(200);
  });

  test('refuses another site, a missing person, a forged signature, and somebody else’s name', async () => {
    const device = await addPasskeyOf(academy, person);
    for (const deviation of [
      { origin: 'https://evil.test' },
      { origin: 'http://academy.example' },
      { rpId: 'evil.test' },
      { isVerified: false },
      { type: 'webauthn.create' },
      { forged: true },
      { userHandle: Buffer.from('somebody else').toString('base64url') },
    ]) {
      const answer = await logIn(device.answer(await askLogin(academy), deviation));
      expect(answer, JSON.stringify(deviation)).toMatchObject({
        status: 401,
        error: 'INVALID_CREDENTIALS',
      });
    }
    expect(await auditOf(person.userId)).toEqual(['user.add_passkey']);
  });

  test('takes each challenge once, whatever the answer was worth', async () => {
    const device = await addPasskeyOf(academy, person);
    const options = await askLogin(academy);
    const answer = device.answer(options);
    expect((await logIn(answer)).status).toBe(200);
    expect((await logIn(answer)).status).toBe(401);
    expect((await logIn(device.answer(options))).status).toBe(401);
    const burnt = await askLogin(academy);
    expect((await logIn(device.answer(burnt, { forged: true }))).status).toBe(401);
    expect((await logIn(device.answer(burnt))).status).toBe(401);
  });

  test('refuses a challenge that is forged, too old, of another browser, or for something else', async () => {
    const device = await addPasskeyOf(academy, person);
    expect((await logIn(device.answer({ challenge: 'A'.repeat(43) }))).status).toBe(401);
    const stolen = device.answer(await askLogin(academy));
    expect((await logIn(stolen, undefined, { 'user-agent': 'other' })).status).toBe(401);
    const late = await askLogin(academy);
    academy.advanceMinutes(6);
    expect((await logIn(device.answer(late))).status).toBe(401);
    expect((await logIn(device.answer(await askProofOf(academy, person)))).status).toBe(401);
  });

  test('refuses a copy, whose count of uses does not grow, and audits it', async () => {
    const device = await addPasskeyOf(academy, person);
    expect((await enterByPasskey(academy, device)).status).toBe(200);
    device.counter -= 1;
    expect((await enterByPasskey(academy, device)).error).toBe('INVALID_CREDENTIALS');
    expect(await auditOf(person.userId)).toEqual(['user.add_passkey', 'user.refuse_passkey']);
    device.counter += 5;
    expect((await enterByPasskey(academy, device)).status).toBe(200);
  });

  test('refuses a passkey that nobody has, or has any more', async () => {
    const device = await addPasskeyOf(academy, person);
    const [first] = await listOf(person);
    const proof = { passkey: device.answer(await askProofOf(academy, person)) };
    expect((await remove(first?.passkey_id ?? 0, person, proof)).status).toBe(200);
    expect((await enterByPasskey(academy, device)).error).toBe('INVALID_CREDENTIALS');
    expect((await enterByPasskey(academy, new TestAuthenticator())).status).toBe(401);
    expect(await academy.logIn(person.email)).toEqual(expect.any(String));
    expect(await auditOf(person.userId)).toEqual(['user.add_passkey', 'user.remove_passkey']);
  });

  test('refuses a person who is deactivated or removed', async () => {
    const device = await addPasskeyOf(academy, person);
    const admin = await academy.addAdmin();
    const params = { id: person.userId };
    const { data } = await academy.call(userAdminCalls.get, { params }, { as: admin });
    const body = { is_active: false, version: data.version };
    expect(
      (await academy.call(userAdminCalls.update, { params, body }, { as: admin })).status,
    ).toBe(200);
    expect((await enterByPasskey(academy, device)).error).toBe('INVALID_CREDENTIALS');
  });

  test('refuses every answer from an address that has failed fifty times', async () => {
    const device = await addPasskeyOf(academy, person);
    for (let attempt = 0; attempt < 50; attempt++) {
      const answer = await logIn(device.answer({ challenge: 'A'.repeat(43) }));
      expect(answer.status).toBe(401);
    }
    expect(await enterByPasskey(academy, device)).toMatchObject({
      status: 429,
      error: 'RATE_LIMITED',
    });
  });
});

describe('a passkey as the second step of a login', () => {
  test('is asked for after the password, and opens a session', async () => {
    const device = await addPasskeyOf(academy, person);
    const credentials = { email: person.email, password: person.password };
    const asked = await academy.call(accountCalls.login, { body: credentials });
    expect(asked).toMatchObject({ status: 401, error: 'CODE_REQUIRED' });
    expect(asked.envelope.data).toMatchObject({ methods: ['passkey'] });
    const challenge = await challengeFor(academy, person);
    const options = await askLogin(academy, challenge);
    expect(options).toMatchObject({ allowCredentials: [{ id: device.id.toString('base64url') }] });
    expect((await logIn(device.answer(options), challenge)).status).toBe(200);
  });

  test('stands beside the code of an app: either counts, the login once', async () => {
    const app = await switchOn(academy, person);
    const device = new TestAuthenticator();
    const proof = { code: app.recoveryCodes[0] ?? '' };
    await add(device.create(await askNew(academy, person, proof)), person);
    const credentials = { email: person.email, password: person.password };
    const asked = await academy.call(accountCalls.login, { body: credentials });
    expect(asked.envelope.data).toMatchObject({ methods: ['code', 'passkey'] });
    const challenge = await challengeFor(academy, person);
    const answer = device.answer(await askLogin(academy, challenge));
    const body = { challenge, code: codeOf(academy, app) };
    expect((await academy.call(secondFactorCalls.logIn, { body })).status).toBe(200);
    expect((await logIn(answer, challenge)).error).toBe('SESSION_EXPIRED');
  });

  test('takes nobody else’s passkey, nor a challenge of another login', async () => {
    const device = await addPasskeyOf(academy, person);
    const other = await academy.addLearner();
    const strange = await addPasskeyOf(academy, other);
    const [challenge, another] = [
      await challengeFor(academy, person),
      await challengeFor(academy, person),
    ];
    const stranger = strange.answer(await askLogin(academy, challenge));
    expect((await logIn(stranger, challenge)).error).toBe('INVALID_CREDENTIALS');
    const swapped = device.answer(await askLogin(academy, another));
    expect((await logIn(swapped, challenge)).error).toBe('INVALID_CREDENTIALS');
    const alone = device.answer(await askLogin(academy));
    expect((await logIn(alone, challenge)).error).toBe('INVALID_CREDENTIALS');
    expect((await logIn(device.answer(await askLogin(academy, challenge)))).status).toBe(401);
    const right = device.answer(await askLogin(academy, challenge));
    expect((await logIn(right, challenge)).status).toBe(200);
  });

  test('is refused for a login that is over', async () => {
    await addPasskeyOf(academy, person);
    const body = { challenge: 'a'.repeat(43) };
    expect((await academy.call(passkeyCalls.askLogin, { body })).error).toBe('SESSION_EXPIRED');
  });
});

test('a person is told of each passkey that is added or removed', async () => {
  academy.emails.length = 0;
  const reader = await academy.addLearner({ language: 'en' });
  const device = await addPasskeyOf(academy, reader);
  const id = (await listOf(reader))[0]?.passkey_id ?? 0;
  await remove(id, reader, { passkey: device.answer(await askProofOf(academy, reader)) });
  expect(academy.emails.map(({ to, subject }) => [to, subject])).toEqual([
    [reader.email, 'Prospect Academy: a passkey was added'],
    [reader.email, 'Prospect Academy: a passkey was removed'],
  ]);
  for (const { text } of academy.emails) {
    expect(text).toContain('Passkey: My laptop\nTime: ');
    expect(text).toContain('https://academy.example/auth/forgot');
  }
});

describe('changing passkeys', () => {
  test('a name is the person’s own to change, and nobody else’s', async () => {
    await addPasskeyOf(academy, person);
    const [known] = await listOf(person);
    const params = { id: known?.passkey_id ?? 0 };
    const rename = (name: string, who: TestPerson) =>
      academy.call(passkeyCalls.rename, { params, body: { name } }, { as: who });
    expect((await rename('Telephone', person)).data).toMatchObject({ name: 'Telephone' });
    expect((await rename(' ', person)).error).toBe('VALIDATION_FAILED');
    expect((await rename('Mine', await academy.addLearner())).error).toBe('NOT_FOUND');
    expect(await listOf(person)).toMatchObject([{ name: 'Telephone' }]);
  });

  test('removing one needs the password and the second factor, and is the person’s own', async () => {
    const device = await addPasskeyOf(academy, person);
    const id = (await listOf(person))[0]?.passkey_id ?? 0;
    expect((await remove(id, { ...person, password: 'wrong' })).fields).toHaveProperty('password');
    expect((await remove(id, person)).fields).toHaveProperty('code');
    const other = await academy.addLearner();
    expect((await remove(id, other)).error).toBe('NOT_FOUND');
    const strange = await addPasskeyOf(academy, other);
    const proof = { passkey: strange.answer(await askProofOf(academy, person)) };
    expect((await remove(id, person, proof)).error).toBe('INVALID_CREDENTIALS');
    const own = { passkey: device.answer(await askProofOf(academy, person)) };
    expect((await remove(id, person, own)).status).toBe(200);
    expect(await listOf(person)).toEqual([]);
  });

  test('staff of whom a factor is required work by a passkey, and keep the last one', async () => {
    const admin = await academy.addAdmin();
    const teacher = await academy.addPerson({ role: 'teacher' });
    await switchOn(academy, admin);
    const requireOf = (second_factor_for: 'none' | 'staff') =>
      academy.call(siteSettingsAdminCalls.update, { body: { second_factor_for } }, { as: admin });
    const work = () => academy.call(teachingCalls.courses, {}, { as: teacher });
    await requireOf('staff');
    expect((await work()).error).toBe('SECOND_FACTOR_REQUIRED');
    const device = await addPasskeyOf(academy, teacher);
    expect((await work()).status).toBe(200);
    const proof = async () => ({ passkey: device.answer(await askProofOf(academy, teacher)) });
    const id = (await listOf(teacher))[0]?.passkey_id ?? 0;
    expect(await remove(id, teacher, await proof())).toMatchObject({ error: 'INVALID_STATE' });
    expect(await listOf(teacher)).toHaveLength(1);
    const second = new TestAuthenticator();
    await add(second.create(await askNew(academy, teacher, await proof())), teacher);
    expect((await remove(id, teacher, await proof())).status).toBe(200);
    expect((await work()).status).toBe(200);
    await requireOf('none');
  });

  test('an app may be taken away where a passkey stays, and an app needs the passkey', async () => {
    const device = await addPasskeyOf(academy, person);
    const { password } = person;
    const enrol = (passkey?: PasskeyAnswer) =>
      academy.call(
        secondFactorCalls.enrol,
        { body: { password, ...(passkey === undefined ? {} : { passkey }) } },
        { as: person },
      );
    expect((await enrol()).fields).toHaveProperty('code');
    const { data } = await enrol(device.answer(await askProofOf(academy, person)));
    const body = { code: codeOf(academy, data) };
    await academy.call(secondFactorCalls.confirm, { body }, { as: person });
    const passkey = device.answer(await askProofOf(academy, person));
    const off = { body: { password, passkey } };
    expect((await academy.call(secondFactorCalls.switchOff, off, { as: person })).status).toBe(200);
    expect((await academy.call(secondFactorCalls.state, {}, { as: person })).data).toMatchObject({
      enabled: false,
      passkeys: 1,
    });
  });

  test('an admin who resets the second factor of somebody removes their passkeys', async () => {
    const admin = await academy.addAdmin();
    const device = await addPasskeyOf(academy, person);
    const params = { id: person.userId };
    const reset = () => academy.call(secondFactorAdminCalls.reset, { params }, { as: admin });
    expect((await reset()).status).toBe(200);
    expect((await reset()).error).toBe('INVALID_STATE');
    expect((await enterByPasskey(academy, device)).status).toBe(401);
    expect(await academy.logIn(person.email)).toEqual(expect.any(String));
  });
});
