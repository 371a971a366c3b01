import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addInvitation, registration } from './accounts.testing.ts';

/** Every way to set a password refuses those that are quickly guessed. */

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin();
  await addInvitation(academy, { code: 'WELCOME2025' });
});

const person = () => academy.addLearner({ name: 'Mei Fong' });

/** Each way to set a password, with the field where its error is reported. */
const ways = {
  registering: {
    field: 'password',
    set: (password: string) =>
      academy.call(
        accountCalls.register,
        { body: registration({ password, confirm_password: password, name: 'Mei Fong' }) },
        { locale: 'en' },
      ),
  },
  'changing the password': {
    field: 'new_password',
    set: async (password: string) => {
      const as = await person();
      const body = {
        user_id: as.userId,
        current_password: as.password,
        new_password: password,
        confirm_password: password,
      };
      return academy.call(accountCalls.changePassword, { body }, { as, locale: 'en' });
    },
  },
  'a mailed link': {
    field: 'new_password',
    set: async (password: string) => {
      const { email } = await person();
      await academy.call(accountCalls.forgotPassword, { body: { email } });
      const mailed = () => academy.emails.find(({ to }) => to === email);
      await expect.poll(mailed).toBeDefined();
      const token = /token=(\S+)/.exec(mailed()?.text ?? '')?.[1] ?? '';
      const reset = (new_password: string) =>
        academy.call(
          accountCalls.resetPassword,
          { body: { token, new_password, confirm_password: new_password } },
          { locale: 'en' },
        );
      const answer = await reset(password);
      // The link is still good for a better one.
      if (answer.status === 400) expect((await reset('a-good-password')).status).toBe(200);
      return answer;
    },
  },
  'an admin who makes an account': {
    field: 'password',
    set: (password: string) =>
      academy.call(
        userAdminCalls.create,
        { body: { email: registration().email, name: 'Mei Fong', password } },
        { as: admin, locale: 'en' },
      ),
  },
  'an admin who sets a password': {
    field: 'new_password',
    set: async (password: string) =>
      academy.call(
        userAdminCalls.setPassword,
        { params: { id: (await person()).userId }, body: { new_password: password } },
        { as: admin, locale: 'en' },
      ),
  },
};

const refused = [
  ['password', 'Many people use this password, so it is easy to guess. Please choose another'],
  [
    'aaaabbbbcccc',
    'Repeated characters and keyboard sequences are easy to guess. Please choose another',
  ],
  [
    'MeiFong2026',
    'This password is made up of your name, your email or words from this site. Please choose another',
  ],
] as const;

test.each(Object.keys(ways) as (keyof typeof ways)[])(
  '%s takes no password that is quickly guessed, and says why',
  async (way) => {
    const { field, set } = ways[way];
    for (const [password, sentence] of refused) {
      const answer = await set(password);
      expect(answer).toMatchObject({ status: 400, error: 'VALIDATION_FAILED', msg: sentence });
      expect(answer.fields).toEqual({ [field]: sentence });
    }
    expect((await set('stand-on-a-mountain')).status).toBe(200);
  },
);

describe('where a service knows breached passwords', () => {
  const leaked = 'stand-on-a-mountain';
  let asked: string[] = [];
  beforeAll(() => {
    academy.app.dependencies.breachedPasswords = {
      counts: { unknown: 0, breached: 0, failed: 0 },
      has: async (password) => {
        asked.push(password);
        return password === leaked;
      },
    };
  });
  afterAll(() => {
    academy.app.dependencies.breachedPasswords = null;
  });

  test.each(Object.keys(ways) as (keyof typeof ways)[])(
    '%s takes none of them, and says why',
    async (way) => {
      const { field, set } = ways[way];
      const sentence =
        'This password has appeared in a data breach, so it is easy to guess. Please choose another';
      const answer = await set(leaked);
      expect(answer).toMatchObject({ status: 400, error: 'VALIDATION_FAILED', msg: sentence });
      expect(answer.fields).toEqual({ [field]: sentence });
      expect((await set('walk-over-the-bridge')).status).toBe(200);
    },
  );

  test('it is not asked about what is refused without it', async () => {
    asked = [];
    expect((await ways.registering.set('aaaabbbbcccc')).status).toBe(400);
    expect(asked).toEqual([]);
  });
});

test('a new password may not be the academy’s own name, whatever an admin has called it', async () => {
  await academy.db.updateTable('site_settings').set({ name: 'Lantern House' }).execute();
  const answer = await ways.registering.set('lanternhouse88');
  expect(answer.status).toBe(400);
});

test('a new password is refused in Chinese to who reads Chinese', async () => {
  const password = 'aaaaaaaaaaaaa';
  const { fields } = await academy.call(accountCalls.register, {
    body: registration({ password, confirm_password: password }),
  });
  expect(fields?.password).toBe('重复字符或键盘上的连续按键容易被猜中，请换一个');
});
