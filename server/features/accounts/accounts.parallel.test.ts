import { afterEach, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

import { addInvitation, registration } from './accounts.testing.ts';

/** Fifty requests at once against PostgreSQL: races that sequential requests do not show. */
const FIFTY = Array.from({ length: 50 }, (_, index) => index);

const academy = openTestAcademy();

afterEach(() => academy.assertLedgerIsSound());

const outcomes = (answers: { status: number; error: string | undefined }[]) =>
  answers.map(({ status, error }) => error ?? String(status)).sort();

/** One of fifty registers; so many learn that the address is taken, five for each code. */
const outcomesOfOneEmail = (answered: number) => [
  '200',
  ...Array.from({ length: answered }, () => 'EMAIL_TAKEN'),
  ...Array.from({ length: 49 - answered }, () => 'RATE_LIMITED'),
];

/** Registering sends emails of its own, after its answer. */
const emailsTo = (address: string) => academy.emails.filter(({ to }) => to === address);

async function countUsers(): Promise<number> {
  const { count } = await academy.db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function usesOf(code: string): Promise<number> {
  const { used_count } = await academy.db
    .selectFrom('invitation_codes')
    .select('used_count')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return used_count;
}

test('the last use of a code goes to one of fifty people, and of the others nothing stays', async () => {
  const invitation_code = await addInvitation(academy, { max_uses: 1 });
  const before = await countUsers();
  const answers = await Promise.all(
    FIFTY.map(() =>
      academy.call(accountCalls.register, { body: registration({ invitation_code }) }),
    ),
  );
  expect(outcomes(answers)).toEqual(['200', ...FIFTY.slice(1).map(() => 'INVITATION_INVALID')]);
  expect(await countUsers()).toBe(before + 1);
  expect(await usesOf(invitation_code)).toBe(1);
});

test('one email registered fifty times at once is one account, and uses its code once', async () => {
  const invitation_code = await addInvitation(academy);
  const before = await countUsers();
  const email = 'double.click@example.com';
  const answers = await Promise.all(
    FIFTY.map(() =>
      academy.call(accountCalls.register, { body: registration({ email, invitation_code }) }),
    ),
  );
  expect(outcomes(answers)).toEqual(outcomesOfOneEmail(5));
  expect(await countUsers()).toBe(before + 1);
  expect(await usesOf(invitation_code)).toBe(1);
});

test('one email with two codes at once: the database’s own index says which was first', async () => {
  const codes = [await addInvitation(academy), await addInvitation(academy)];
  const email = 'two.codes@example.com';
  const answers = await Promise.all(
    FIFTY.map((index) =>
      academy.call(accountCalls.register, {
        body: registration({ email, invitation_code: codes[index % 2] ?? '' }),
      }),
    ),
  );
  expect(outcomes(answers)).toEqual(outcomesOfOneEmail(10));
  const uses = [await usesOf(codes[0] ?? ''), await usesOf(codes[1] ?? '')];
  expect(uses.sort()).toEqual([0, 1]);
});

test('fifty who come by one learner’s code at once bring nothing by that alone', async () => {
  const inviter = await academy.addLearner();
  const profile = await academy.call(accountCalls.profile, {}, { as: inviter });
  const { code } = profile.data.invitation;
  const answers = await Promise.all(
    FIFTY.map(() =>
      academy.call(accountCalls.register, { body: registration({ invitation_code: code }) }),
    ),
  );
  expect(outcomes(answers)).toEqual(FIFTY.map(() => '200'));
  const { balance } = await academy.db
    .selectFrom('point_accounts')
    .select('balance')
    .where('user_id', '=', inviter.userId)
    .where('kind', '=', 'available')
    .executeTakeFirstOrThrow();
  expect(balance).toBe(0);
  expect(await usesOf(code)).toBe(50);
});

test('a mailed link that is used fifty times at once sets one password', async () => {
  const person = await academy.addLearner();
  await academy.call(accountCalls.forgotPassword, { body: { email: person.email } });
  await expect.poll(() => emailsTo(person.email).length).toBe(1);
  const token = /token=(\S+)/.exec(emailsTo(person.email)[0]?.text ?? '')?.[1] ?? '';
  const answers = await Promise.all(
    FIFTY.map((index) =>
      academy.call(accountCalls.resetPassword, {
        body: {
          token,
          new_password: `new-password-${index}`,
          confirm_password: `new-password-${index}`,
        },
      }),
    ),
  );
  expect(outcomes(answers)).toEqual(['200', ...FIFTY.slice(1).map(() => 'SESSION_EXPIRED')]);
  const winner = answers.findIndex(({ status }) => status === 200);
  await academy.logIn(person.email, `new-password-${winner}`);
});

test('fifty requests at once send three emails, not fifty', async () => {
  const person = await academy.addLearner();
  await Promise.all(
    FIFTY.map(() => academy.call(accountCalls.forgotPassword, { body: { email: person.email } })),
  );
  await expect.poll(() => emailsTo(person.email).length).toBe(3);
  const { count } = await academy.db
    .selectFrom('password_resets')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow();
  expect(count).toBe(3);
});
