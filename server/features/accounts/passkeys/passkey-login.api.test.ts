import { beforeEach, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { passkeyCalls } from '#contract/passkeys.ts';
import { secondFactorCalls } from '#contract/second-factor.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { challengeFor, codeOf, switchOn } from '../second-factor/second-factor.testing.ts';
import {
  addPasskeyOf,
  askLogin,
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

const { listOf, add, logIn, remove, auditOf } = passkeyCallsOf(academy);

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

  test('takes each challenge once, whether the answer is right or not', async () => {
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

  test('refuses a passkey that is unknown, or was removed', async () => {
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
    const gone = await academy.addLearner();
    const kept = await addPasskeyOf(academy, gone);
    const removal = { params: { id: gone.userId } };
    expect((await academy.call(userAdminCalls.delete, removal, { as: admin })).status).toBe(200);
    expect((await enterByPasskey(academy, kept)).error).toBe('INVALID_CREDENTIALS');
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
