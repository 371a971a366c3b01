import { beforeEach, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import type { CallBody } from '#contract/call.ts';
import { openTestAcademyForEach } from '#server/testing/open-test-academy.ts';
import { addInvitation, registration } from './accounts.testing.ts';

const academy = openTestAcademyForEach();

beforeEach(async () => {
  await addInvitation(academy, { code: 'ONLYONE', max_uses: 1 });
});

type Fields = Partial<CallBody<typeof accountCalls.register>>;
const mei = { email: 'mei@example.com', invitation_code: 'ONLYONE', name: 'Mei' };

function register(key: string | null, fields: Fields = {}) {
  const body = registration({ ...mei, ...fields });
  // Without a header of the test the academy sends a new key.
  return academy.call(
    accountCalls.register,
    { body },
    { headers: { 'idempotency-key': key ?? 'x' } },
  );
}

const countUsers = async () =>
  (await academy.db.selectFrom('users').select('user_id').execute()).length;

test('registering again with the same key opens a session of the same account', async () => {
  const first = await register('one');
  const again = await register('one');
  expect(again.status).toBe(200);
  expect(again.data.user).toEqual(first.data.user);
  expect(again.data.token).not.toBe(first.data.token);
  const as = { token: again.data.token };
  expect((await academy.call(accountCalls.profile, {}, { as })).status).toBe(200);
  expect(await countUsers()).toBe(1);
  const code = academy.db.selectFrom('invitation_codes').select('used_count');
  expect(await code.where('code', '=', 'ONLYONE').execute()).toEqual([{ used_count: 1 }]);
});

test('ten registrations with the same key at once make one account, and all succeed', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => register('one')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ data }) => data.user.user_id)).size).toBe(1);
  expect(await countUsers()).toBe(1);
});

test('another key is another registration, which is refused', async () => {
  await register('one');
  expect((await register('two')).error).toBe('INVITATION_INVALID');
});

test('the key alone opens nothing: the password must be right', async () => {
  await register('one');
  const password = 'another-good-password';
  const again = await register('one', { password, confirm_password: password });
  expect(again.error).toBe('INVALID_CREDENTIALS');
});

test('the same key with other input is another registration', async () => {
  await register('one');
  expect((await register('one', { name: 'Other' })).error).toBe('INVITATION_INVALID');
});

test('no digest of the password is stored with the key', async () => {
  await register('one');
  const [one] = await academy.db.selectFrom('idempotency_keys').selectAll().execute();
  const password = 'yet-another-password';
  await addInvitation(academy, { code: 'SECOND' });
  const other = { ...mei, password, confirm_password: password };
  await register('two', { ...other, email: 'ann@example.com', invitation_code: 'SECOND' });
  const [two] = await academy.db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('key', '=', 'two')
    .execute();
  expect(one?.answer).toBeNull();
  expect(two?.answer).toBeNull();
  expect(JSON.stringify([one, two])).not.toContain('password');
});
