import { beforeAll, describe, expect, test, vi } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import type { CallBody } from '#contract/call.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { createTestAcademy } from '#server/testing/test-academy.ts';
import { addInvitation, registration } from './accounts.testing.ts';

const academy = openTestAcademy();

beforeAll(async () => {
  await addInvitation(academy, { code: 'WELCOME2025' });
});

const register = (fields: Partial<CallBody<typeof accountCalls.register>> = {}) =>
  academy.call(accountCalls.register, { body: registration(fields) });

const profileOf = (token: string) => academy.call(accountCalls.profile, {}, { as: { token } });

async function availablePoints(userId: number) {
  const { balance } = await academy.db
    .selectFrom('point_accounts')
    .select('balance')
    .where('user_id', '=', userId)
    .where('kind', '=', 'available')
    .executeTakeFirstOrThrow();
  return balance;
}

describe('registering', () => {
  test('makes a learner who is logged in; points come once they have begun to learn', async () => {
    const answer = await register({
      email: 'Mei.Fong@Example.com',
      name: ' 美芳 ',
      language_preference: 'en',
    });
    expect(answer).toMatchObject({
      status: 200,
      msg: '注册成功，欢迎加入。请打开我们发给您的邮件，验证电邮',
    });
    const { user, token } = answer.data;
    expect(user).toEqual({
      user_id: expect.any(Number),
      email: 'Mei.Fong@Example.com',
      email_verified: false,
      name: '美芳',
      full_name: '美芳',
      avatar: null,
      language_preference: 'en',
      role: 'student',
      admin_role: null,
      permissions: [],
      created_at: academy.now.toISOString(),
    });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-session=\S+; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    );
    expect(JSON.stringify(answer.envelope)).not.toContain('password');
    expect(await availablePoints(user.user_id)).toBe(0);
    const profile = await profileOf(token);
    expect(profile.data.user).toEqual(user);
    expect(profile.data.statistics).toEqual({
      courses_completed: 0,
      courses_redeemed: 0,
      days_active: 0,
    });
    await academy.assertLedgerIsSound();
  });

  test('without a name gives a number, nothing of the email; without a language the browser’s', async () => {
    const { data } = await academy.call(
      accountCalls.register,
      { body: registration({ email: 'tan.wei@example.com' }) },
      { locale: 'en' },
    );
    expect(data.user).toMatchObject({
      name: expect.stringMatching(/^User \d{6}$/),
      language_preference: 'en',
    });
  });

  test('takes a code as phones type it', async () => {
    const { status } = await register({ invitation_code: ' ｗｅｌｃｏｍｅ 2025' });
    expect(status).toBe(200);
  });

  test('with another learner’s code counts as its use, and pays nobody by that alone', async () => {
    const inviter = (await register()).data;
    const { code, url } = (await profileOf(inviter.token)).data.invitation;
    expect(url).toBe(`https://academy.example/auth/register?invitation_code=${code}`);
    await register({ invitation_code: code });
    await register({ invitation_code: code });
    expect(await availablePoints(inviter.user.user_id)).toBe(0);
    expect((await profileOf(inviter.token)).data.invitation).toMatchObject({
      used_count: 2,
      rewarded_count: 0,
    });
    await academy.assertLedgerIsSound();
  });

  test('twice with one email is refused, in whatever case, and uses up no code', async () => {
    const email = 'twice@example.com';
    await addInvitation(academy, { code: 'TWOUSES', max_uses: 2 });
    await register({ email, invitation_code: 'TWOUSES' });
    const again = await register({ email: 'TWICE@example.com', invitation_code: 'TWOUSES' });
    expect(again).toMatchObject({ status: 409, error: 'EMAIL_TAKEN' });
    expect((await register({ invitation_code: 'TWOUSES' })).status).toBe(200);
    expect((await register({ invitation_code: 'TWOUSES' })).error).toBe('INVITATION_INVALID');
  });

  test('learns five times an hour that an address is taken, then nothing about any address', async () => {
    const { email } = await academy.addLearner();
    const codes = { invitation_code: await addInvitation(academy) };
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await register({ email, ...codes })).error).toBe('EMAIL_TAKEN');
    }
    const taken = await register({ email, ...codes });
    const free = await register(codes);
    expect(taken).toMatchObject({ status: 429, error: 'RATE_LIMITED' });
    expect([free.status, free.error, free.msg]).toEqual([taken.status, taken.error, taken.msg]);
    // Another code is counted for itself, and this one after an hour.
    expect((await register()).status).toBe(200);
    academy.advanceMinutes(60);
    expect((await register(codes)).status).toBe(200);
  });

  test('without a valid code tells nothing about an address', async () => {
    const { email } = await academy.addLearner();
    expect((await register({ email, invitation_code: 'NOBODY' })).error).toBe('INVITATION_INVALID');
    expect((await register({ invitation_code: 'NOBODY' })).error).toBe('INVITATION_INVALID');
  });

  test.each([
    ['that nobody made', {}],
    ['that is switched off', { code: 'OFFCODE', is_active: false }],
    ['that has ended', { code: 'OLDCODE', expires_at: new Date('2026-03-02T02:00:00Z') }],
    ['that is used up', { code: 'ONCECODE', max_uses: 1, used_count: 1 }],
  ])(
    'with a code %s is refused',
    async (_, invitation: NonNullable<Parameters<typeof addInvitation>[1]>) => {
      if (invitation.code) await addInvitation(academy, invitation);
      const answer = await register({ invitation_code: invitation.code ?? 'NOBODY' });
      expect(answer).toMatchObject({ status: 409, error: 'INVITATION_INVALID' });
    },
  );

  test.each([
    ['zh', '请输入电邮', '请输入密码', '请输入邀请码'],
    ['en', 'Email is required', 'Password is required', 'Invitation code is required'],
  ] as const)('says in %s what is missing', async (locale, email, password, invitation_code) => {
    const answer = await academy.callWith(accountCalls.register, { body: {} }, { locale });
    expect(answer).toMatchObject({
      status: 400,
      error: 'VALIDATION_FAILED',
      fields: { email, password, invitation_code },
    });
  });

  test.each([
    ['email', { email: 'mei@' }, 'Please enter a valid email'],
    [
      'password',
      { password: '1234567', confirm_password: '1234567' },
      'Password must be at least 8 characters',
    ],
    [
      'password',
      { password: 'x'.repeat(129), confirm_password: 'x'.repeat(129) },
      'Password must be at most 128 characters',
    ],
    ['confirm_password', { confirm_password: 'another one' }, 'Passwords do not match'],
  ])('says what is wrong with the %s', async (field, fields, sentence) => {
    const answer = await academy.callWith(
      accountCalls.register,
      { body: { ...registration(), ...fields } },
      { locale: 'en' },
    );
    expect(answer).toMatchObject({ status: 400, fields: { [field]: sentence } });
  });
});

test('without PUBLIC_URL an email links to this machine, whatever host the request names', async () => {
  const local = await createTestAcademy({ publicUrl: null, port: 3000 });
  const person = await local.addLearner();
  const origins = [];
  for (const host of ['localhost:5173', 'evil.example']) {
    await local.call(
      accountCalls.forgotPassword,
      { body: { email: person.email } },
      { headers: { host } },
    );
    const sentEmail = await vi.waitFor(() => {
      expect(local.emails).toHaveLength(origins.length + 1);
      return local.emails.at(-1);
    });
    origins.push(/(https?:\/\/\S+)\/auth\/reset/.exec(sentEmail?.text ?? '')?.[1]);
  }
  expect(origins).toEqual(['http://localhost:3000', 'http://localhost:3000']);
  await local.close();
});
