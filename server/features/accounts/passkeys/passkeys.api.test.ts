import { beforeEach, describe, expect, test } from 'vitest';
import { siteSettingsAdminCalls } from '#contract/academy-admin.ts';
import { accountCalls } from '#contract/accounts.ts';
import type { PasskeyAnswer } from '#contract/passkey-answers.ts';
import { passkeyCalls } from '#contract/passkeys.ts';
import { secondFactorAdminCalls, secondFactorCalls } from '#contract/second-factor.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { codeOf, switchOn } from '../second-factor/second-factor.testing.ts';
import {
  addPasskeyOf,
  askNew,
  askProofOf,
  enterByPasskey,
  passkeyCallsOf,
  TestAuthenticator,
} from './passkeys.testing.ts';

const academy = openTestAcademy();
let person: TestPerson;

beforeEach(async () => {
  // Past what the test before has failed at.
  academy.advanceMinutes(16);
  person = await academy.addLearner();
});

const { listOf, add, remove, auditOf } = passkeyCallsOf(academy);

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

  test('refuses what was made for another site, without the person, or without a challenge', async () => {
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

  test('refuses a certificate of a maker, which the server would have to look up elsewhere', async () => {
    const passkey = new TestAuthenticator().create(await askNew(academy, person), {
      isCertified: true,
    });
    expect((await add(passkey, person)).status).toBe(401);
    expect(await listOf(person)).toEqual([]);
  });

  test('takes each challenge once, within five minutes, in the session that asked', async () => {
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
