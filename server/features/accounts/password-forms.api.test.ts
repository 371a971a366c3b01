import { hash } from '@node-rs/argon2';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { secondFactorCalls } from '#contract/second-factor.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { addInvitation, registration } from './accounts.testing.ts';
import { createAdmin } from './create-admin.ts';

/** One password is one password, however a keyboard spells it. */

const academy = openTestAcademy();

beforeAll(async () => {
  await addInvitation(academy, { code: 'WELCOME2025' });
});

const DECOMPOSED = 'cafe\u0301-horse-99';
const COMPOSED = 'caf\u00e9-horse-99';
const FULL_WIDTH = 'ｐａｓｓ-horse-１２';
const pairs = [
  [DECOMPOSED, COMPOSED],
  [COMPOSED, DECOMPOSED],
  [FULL_WIDTH, 'pass-horse-12'],
] as const;

const logIn = async (email: string, password: string) =>
  (await academy.call(accountCalls.login, { body: { email, password } })).status;

describe.each(pairs)('a password set as %j and entered as %j', (set, entered) => {
  test('is one when an account is registered', async () => {
    const body = registration({ password: set, confirm_password: entered });
    expect((await academy.call(accountCalls.register, { body })).status).toBe(200);
    expect(await logIn(body.email, entered)).toBe(200);
    expect(await logIn(body.email, set)).toBe(200);
    expect(await logIn(body.email, `${entered}x`)).toBe(401);
  });

  test('is one when it is changed, and before other factors change', async () => {
    const person = await academy.addLearner();
    const change = (current_password: string, new_password: string) =>
      academy.call(
        accountCalls.changePassword,
        {
          body: {
            user_id: person.userId,
            current_password,
            new_password,
            confirm_password: new_password,
          },
        },
        { as: person },
      );
    expect((await change(person.password, set)).status).toBe(200);
    const proof = { body: { password: entered } };
    expect((await academy.call(secondFactorCalls.enrol, proof, { as: person })).status).toBe(200);
    expect((await change(entered, 'another-good-password')).status).toBe(200);
  });

  test('is one when a mailed link sets it', async () => {
    const { email } = await academy.addLearner();
    await academy.call(accountCalls.forgotPassword, { body: { email } });
    const mailed = () => academy.emails.find(({ to }) => to === email);
    await expect.poll(mailed).toBeDefined();
    const token = /token=(\S+)/.exec(mailed()?.text ?? '')?.[1] ?? '';
    const body = { token, new_password: set, confirm_password: set };
    expect((await academy.call(accountCalls.resetPassword, { body })).status).toBe(200);
    expect(await logIn(email, entered)).toBe(200);
  });

  test('is one when an admin sets it, and from the command line', async () => {
    const admin = await academy.addAdmin();
    const person = await academy.addLearner();
    const target = { params: { id: person.userId }, body: { new_password: set } };
    const answer = await academy.call(userAdminCalls.setPassword, target, { as: admin });
    expect(answer.status).toBe(200);
    expect(await logIn(person.email, entered)).toBe(200);
    const owner = { email: `${person.userId}@owner.example.com`, name: '林', password: set };
    await createAdmin(academy.app.dependencies, { ...owner, promote: false });
    expect(await logIn(owner.email, entered)).toBe(200);
  });
});

test('a hash from before passwords were normalised works as typed and is replaced', async () => {
  const person = await academy.addLearner();
  const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  await academy.db
    .updateTable('users')
    .set({ password_hash: await hash(DECOMPOSED, options) })
    .where('user_id', '=', person.userId)
    .execute();
  expect(await logIn(person.email, COMPOSED)).toBe(401);
  expect(await logIn(person.email, DECOMPOSED)).toBe(200);
  expect(await logIn(person.email, COMPOSED)).toBe(200);
});

test('eight characters are counted in the form that is hashed', async () => {
  const short = 'e\u0301'.repeat(4);
  const body = registration({ password: short, confirm_password: short });
  const answer = await academy.call(accountCalls.register, { body });
  expect(answer).toMatchObject({ status: 400, error: 'VALIDATION_FAILED' });
});
