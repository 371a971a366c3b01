import { beforeEach, expect, test } from 'vitest';
import { siteSettingsAdminCalls } from '#contract/academy-admin.ts';
import { passkeyCalls } from '#contract/passkeys.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { switchOn } from '../second-factor/second-factor.testing.ts';
import {
  addPasskeyOf,
  askLogin,
  askNew,
  askProofOf,
  TestAuthenticator,
} from './passkeys.testing.ts';

const academy = openTestAcademy();
const TIMES = 50;

// Past what the test before has failed at.
beforeEach(() => academy.advanceMinutes(16));

const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).filter((status) => status === 200).length;

test('one challenge that is answered fifty times at once logs in once', async () => {
  const person = await academy.addLearner();
  const device = await addPasskeyOf(academy, person);
  const options = await askLogin(academy);
  const answers = Array.from({ length: TIMES }, () => device.answer(options));
  const entered = await Promise.all(
    answers.map((passkey) => academy.call(passkeyCalls.logIn, { body: { passkey } })),
  );
  expect(statusesOf(entered)).toBe(1);
  expect(entered.filter(({ status }) => ![200, 401, 429].includes(status))).toEqual([]);
});

test('one new passkey that is sent fifty times at once is added once', async () => {
  const person = await academy.addLearner();
  const passkey = new TestAuthenticator().create(await askNew(academy, person));
  const body = { name: 'Key', passkey };
  const added = await Promise.all(
    Array.from({ length: TIMES }, () => academy.call(passkeyCalls.add, { body }, { as: person })),
  );
  expect(statusesOf(added)).toBe(1);
});

test('of many that are added at once nobody gets more than ten', async () => {
  const person = await academy.addLearner();
  // Asked before the first is there: each needs the password alone.
  const asked: Awaited<ReturnType<typeof askNew>>[] = [];
  for (let number = 0; number < 12; number++) asked.push(await askNew(academy, person));
  const added = await Promise.all(
    asked.map((options) => {
      const body = { name: 'Key', passkey: new TestAuthenticator().create(options) };
      return academy.call(passkeyCalls.add, { body }, { as: person });
    }),
  );
  expect(statusesOf(added)).toBe(10);
});

test('of the last two passkeys of staff who need one, removed at once, one stays', async () => {
  const admin = await academy.addAdmin();
  await switchOn(academy, admin);
  const body = { second_factor_for: 'staff' } as const;
  await academy.call(siteSettingsAdminCalls.update, { body }, { as: admin });
  const teacher = await academy.addPerson({ role: 'teacher' });
  const devices = [new TestAuthenticator(), new TestAuthenticator()];
  const asked = [await askNew(academy, teacher), await askNew(academy, teacher)];
  for (const [index, device] of devices.entries()) {
    const passkey = device.create(asked[index] ?? { challenge: '' });
    await academy.call(passkeyCalls.add, { body: { name: 'Key', passkey } }, { as: teacher });
  }
  const { data } = await academy.call(passkeyCalls.list, {}, { as: teacher });
  expect(data.list).toHaveLength(2);
  const proofs = [await askProofOf(academy, teacher), await askProofOf(academy, teacher)];
  const removed = await Promise.all(
    data.list.map(({ passkey_id: id }, index) => {
      const passkey = devices[index]?.answer(proofs[index] ?? { challenge: '' });
      const proof = { password: teacher.password, ...(passkey && { passkey }) };
      return academy.call(passkeyCalls.remove, { params: { id }, body: proof }, { as: teacher });
    }),
  );
  expect(removed.map(({ status }) => status).sort()).toEqual([200, 409]);
});
