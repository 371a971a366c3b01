import { beforeEach, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { passkeyCalls } from '#contract/passkeys.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { createAdmin } from './create-admin.ts';
import {
  addPasskeyOf,
  askLogin,
  askNew,
  enterByPasskey,
  TestAuthenticator,
} from './passkeys/passkeys.testing.ts';

const FIFTY = Array.from({ length: 50 }, (_, index) => index);
const NEW_PASSWORD = 'of-the-real-owner';

const academy = openTestAcademy();
let stranger: TestPerson;

beforeEach(async () => {
  academy.advanceMinutes(61);
  stranger = await academy.addLearner({ verified: false });
});

const rowsOf = async (table: 'sessions' | 'passkeys', userId: number) =>
  (await academy.db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute())
    .length;
const promote = (as: TestPerson, version: number) =>
  academy.callWith(
    userAdminCalls.update,
    { params: { id: stranger.userId }, body: { role: 'admin', admin_role: 'owner', version } },
    { as },
  );

describe('of what a stranger has added nothing opens the account', () => {
  test('where two owners and the command line appoint it at once', async () => {
    const owners = [await academy.addAdmin(), await academy.addAdmin()];
    const device = await addPasskeyOf(academy, stranger);
    const admin = { email: stranger.email, name: '', password: NEW_PASSWORD, promote: true };
    const [byHand] = await Promise.all([
      Promise.all(FIFTY.map((n) => promote(owners[n % 2] as TestPerson, 1))),
      createAdmin(academy.app.dependencies, admin),
    ]);
    const outcomes = new Set(byHand.map(({ error }) => error ?? 'done'));
    expect([...outcomes].every((one) => ['done', 'STALE_VERSION'].includes(one))).toBe(true);
    expect((await enterByPasskey(academy, device)).error).toBe('INVALID_CREDENTIALS');
    expect(await rowsOf('sessions', stranger.userId)).toBe(0);
    expect(await rowsOf('passkeys', stranger.userId)).toBe(0);
  });

  test('where passkeys are added while the password is reset by email', async () => {
    for (let round = 0; round < 5; round++) {
      academy.advanceMinutes(61);
      const person = await academy.addLearner({ verified: false });
      const devices = FIFTY.slice(0, 10).map(() => new TestAuthenticator());
      const made = [];
      for (const device of devices) made.push(device.create(await askNew(academy, person)));
      await academy.call(accountCalls.forgotPassword, { body: { email: person.email } });
      const text = academy.emails.findLast(({ to }) => to === person.email)?.text ?? '';
      const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
      const passwords = { new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
      const [reset] = await Promise.all([
        academy.call(accountCalls.resetPassword, { body: { token, ...passwords } }),
        ...made.map((passkey) =>
          academy.call(passkeyCalls.add, { body: { name: 'Key', passkey } }, { as: person }),
        ),
      ]);
      expect(reset.status).toBe(200);
      expect(await rowsOf('passkeys', person.userId)).toBe(0);
      expect(await rowsOf('sessions', person.userId)).toBe(0);
    }
  });

  test('where it logs in by a passkey while the address is given to another person', async () => {
    const owner = await academy.addAdmin();
    const devices = [];
    for (let n = 0; n < 10; n++) {
      const person = await academy.addLearner();
      devices.push({ person, device: await addPasskeyOf(academy, person) });
    }
    // Verified after the passkey was added, as by another person: the password stays, the rest ends.
    academy.advanceMinutes(1);
    await academy.db.updateTable('users').set({ email_verified_at: academy.now }).execute();
    await Promise.all(
      devices.flatMap(({ person, device }) => [
        (async () => {
          const passkey = device.answer(await askLogin(academy));
          return academy.call(passkeyCalls.logIn, { body: { passkey } });
        })(),
        academy.callWith(
          userAdminCalls.update,
          { params: { id: person.userId }, body: { role: 'teacher' } },
          { as: owner },
        ),
      ]),
    );
    for (const { person } of devices) {
      expect(await rowsOf('passkeys', person.userId)).toBe(0);
      expect(await rowsOf('sessions', person.userId)).toBe(0);
    }
  });
});
