import { describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { cookiesOf } from './accounts.testing.ts';

const academy = openTestAcademy();

/** Each test has an address of its own, so that none uses up another's attempts. */
let addresses = 0;
const newAddress = () => `203.0.113.${++addresses}`;

interface From {
  address?: string;
  device?: string;
}

async function logIn(email: string, password: string, { address, device }: From = {}) {
  const answer = await academy.app.inject({
    method: 'POST',
    url: '/api/users/login',
    remoteAddress: address ?? newAddress(),
    payload: { email, password },
    ...(device === undefined ? {} : { cookies: { '__Host-device': device } }),
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

const deviceOf = (answer: { headers: Record<string, unknown> }) =>
  cookiesOf(answer)['__Host-device'] ?? '';

async function lockOut({ email }: TestPerson, from: From = {}): Promise<void> {
  for (let i = 0; i < 10; i++) {
    expect((await logIn(email, `guess ${i}`, from)).status).toBe(401);
  }
}

describe('attempts to log in', () => {
  test('beyond the limit get one response, whether or not the password fits', async () => {
    const person = await academy.addLearner();
    await lockOut(person);
    const answers = [
      await logIn(person.email, person.password),
      await logIn(person.email, 'another guess'),
    ];
    const [right, wrong] = answers.map(({ body: { request_id: _, ...body }, status, headers }) => ({
      body,
      status,
      headers: Object.keys(headers).sort(),
      retryAfter: headers['retry-after'],
    }));
    expect(right).toEqual(wrong);
    expect(right).toMatchObject({ status: 429, retryAfter: '900' });
  });

  test('for an email that nobody has are counted in the same way', async () => {
    const email = 'nobody-at-all@example.com';
    for (let i = 0; i < 10; i++) expect((await logIn(email, 'guess')).status).toBe(401);
    expect((await logIn(email.toUpperCase(), 'guess')).status).toBe(429);
  });

  test('from one address are fifty, whatever emails they are for', async () => {
    const address = newAddress();
    for (let i = 0; i < 50; i++) {
      expect((await logIn(`sprayed-${i}@example.com`, 'guess', { address })).status).toBe(401);
    }
    const person = await academy.addLearner();
    expect((await logIn(person.email, person.password, { address })).status).toBe(429);
    expect((await logIn(person.email, person.password)).status).toBe(200);
  });

  test('from one IPv6 network are fifty, however many addresses it has', async () => {
    for (let i = 0; i < 50; i++) {
      const address = `2001:db8:0:7:${i.toString(16)}::1`;
      expect((await logIn(`v6-${i}@example.com`, 'guess', { address })).status).toBe(401);
    }
    const from = { address: '2001:db8:0:7:ffff::1' };
    expect((await logIn('v6-last@example.com', 'guess', from)).status).toBe(429);
  });

  test('of a whole classroom behind one address are no failures', async () => {
    const address = newAddress();
    for (let i = 0; i < 60; i++) {
      const person = await academy.addLearner();
      expect((await logIn(person.email, person.password, { address })).status).toBe(200);
    }
  });

  test('are stored without the email and the address', async () => {
    const address = newAddress();
    await logIn('secret-person@example.com', 'guess', { address });
    const rows = JSON.stringify(
      (await academy.db.selectFrom('login_counters').selectAll().execute()).map((row) => ({
        ...row,
        key_hash: row.key_hash.toString(),
      })),
    );
    expect(rows).not.toContain('secret-person');
    expect(rows).not.toContain(address);
  });
});

describe('a browser in which somebody has logged in before', () => {
  test('lets them in after others have used up the attempts of their email', async () => {
    const person = await academy.addLearner();
    const device = deviceOf(await logIn(person.email, person.password));
    await lockOut(person);
    expect((await logIn(person.email, person.password)).status).toBe(429);
    expect((await logIn(person.email, person.password, { device })).status).toBe(200);
  });

  test('lets them in after a neighbour has used up the attempts of their address', async () => {
    const person = await academy.addLearner();
    const address = newAddress();
    const device = deviceOf(await logIn(person.email, person.password, { address }));
    for (let i = 0; i < 50; i++) await logIn(`neighbour-${i}@example.com`, 'guess', { address });
    expect((await logIn(person.email, person.password, { address })).status).toBe(429);
    expect((await logIn(person.email, person.password, { address, device })).status).toBe(200);
  });

  test('has ten attempts of its own, which lock nobody else out', async () => {
    const person = await academy.addLearner();
    const device = deviceOf(await logIn(person.email, person.password));
    await lockOut(person, { device });
    expect((await logIn(person.email, person.password, { device })).status).toBe(429);
    expect((await logIn(person.email, person.password)).status).toBe(200);
  });

  test('is known for those who logged in there, and for no other email', async () => {
    const owner = await academy.addLearner();
    const victim = await academy.addLearner();
    const device = deviceOf(await logIn(owner.email, owner.password));
    await lockOut(victim, { device });
    expect((await logIn(victim.email, victim.password)).status).toBe(429);
    expect((await logIn(victim.email, victim.password, { device })).status).toBe(429);
  });

  test('stays known to everybody of a household, under a new value', async () => {
    const [first, second] = [await academy.addLearner(), await academy.addLearner()];
    const planted = deviceOf(await logIn(first.email, first.password));
    const device = deviceOf(await logIn(second.email, second.password, { device: planted }));
    expect(device).not.toBe(planted);
    await lockOut(first);
    expect((await logIn(first.email, first.password, { device: planted })).status).toBe(429);
    expect((await logIn(first.email, first.password, { device })).status).toBe(200);
  });

  test('keeps its cookie when they log in again, and when they log out', async () => {
    const person = await academy.addLearner();
    const login = await logIn(person.email, person.password);
    const device = deviceOf(login);
    expect(deviceOf(await logIn(person.email, person.password, { device }))).toBe(device);
    const logout = await academy.call(accountCalls.logout, {}, { as: login.body.data });
    expect(Object.keys(cookiesOf(logout))).toEqual(['__Host-session']);
    expect(String(login.headers['set-cookie'])).toMatch(
      /__Host-device=\S+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    );
  });

  test('is forgotten after 180 days, after ten others, and with a new password by email', async () => {
    const person = await academy.addLearner();
    const isKnown = async (device: string) => {
      await lockOut(person);
      const { status } = await logIn(person.email, person.password, { device });
      academy.advanceMinutes(20);
      return status === 200;
    };
    const old = deviceOf(await logIn(person.email, person.password));
    expect(await isKnown(old)).toBe(true);
    academy.advanceMinutes(180 * 24 * 60);
    expect(await isKnown(old)).toBe(false);

    const first = deviceOf(await logIn(person.email, person.password));
    for (let i = 0; i < 10; i++) {
      academy.advanceMinutes(1);
      await logIn(person.email, person.password);
    }
    expect(await isKnown(first)).toBe(false);

    const last = deviceOf(await logIn(person.email, person.password));
    expect(await isKnown(last)).toBe(true);
    await academy.call(accountCalls.forgotPassword, { body: { email: person.email } });
    const withLink = () =>
      academy.emails.map(({ text }) => /token=(\S+)/.exec(text)?.[1]).filter(Boolean);
    await expect.poll(() => withLink().length).toBe(1);
    const [token = ''] = withLink();
    const passwords = { new_password: person.password, confirm_password: person.password };
    await academy.call(accountCalls.resetPassword, { body: { token, ...passwords } });
    expect(await isKnown(last)).toBe(false);
  });
});

describe('wrong current passwords', () => {
  const change = (person: TestPerson, current_password: string) =>
    academy.call(
      accountCalls.changePassword,
      {
        body: {
          user_id: person.userId,
          current_password,
          new_password: 'another-password',
          confirm_password: 'another-password',
        },
      },
      { as: person },
    );

  test('are failed logins: after ten neither the change nor the login takes the right one', async () => {
    const person = await academy.addLearner();
    for (let i = 0; i < 10; i++) {
      expect((await change(person, `guess ${i}`)).error).toBe('INVALID_CREDENTIALS');
    }
    expect(await change(person, person.password)).toMatchObject({
      status: 429,
      error: 'RATE_LIMITED',
    });
    expect((await logIn(person.email, person.password)).status).toBe(429);
    academy.advanceMinutes(16);
    expect((await change(person, person.password)).status).toBe(200);
  });
});
