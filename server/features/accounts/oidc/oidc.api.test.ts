import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { oidcCalls } from '#contract/oidc.ts';
import { shortenTimeLimit } from '#server/testing/shorten-time-limit.ts';
import {
  createTestAcademy,
  type TestAcademy,
  type TestPerson,
} from '#server/testing/test-academy.ts';
import { addInvitation, cookiesOf } from '../accounts.testing.ts';
import { switchOn } from '../second-factor/second-factor.testing.ts';
import { TEST_CLIENT, TestProvider } from './oidc.testing.ts';

/** Not `openTestAcademy`: the settings name the provider, which must be there before. */
let academy: TestAcademy;
let provider: TestProvider;

beforeAll(async () => {
  provider = await TestProvider.open('https://academy.example/auth/oidc');
  const { issuer } = provider;
  academy = await createTestAcademy({ oidc: { issuer, ...TEST_CLIENT, name: 'Acme' } });
  await addInvitation(academy, { code: 'WELCOME2025' });
});
afterAll(async () => {
  await academy.close();
  provider.close();
});
let subjects = 0;
beforeEach(() => {
  const sub = `person-${++subjects}`;
  provider.isRefusing = false;
  provider.tokens = 'fine';
  provider.person = { sub, email: `${sub}@acme.example`, email_verified: true, name: 'Lim Wei' };
});

/** A browser that has begun a login at the provider, with its cookie. */
interface TestBrowser {
  url: string;
  cookie: string;
}

const asBrowser = (answer: { headers: Record<string, unknown> }, url: string): TestBrowser => ({
  url,
  cookie: `__Host-oidc=${cookiesOf(answer)['__Host-oidc']}`,
});
async function start(redirect = ''): Promise<TestBrowser> {
  const answer = await academy.call(oidcCalls.start, { body: { redirect } });
  return asBrowser(answer, answer.data.url);
}
async function startLink(as: TestPerson): Promise<TestBrowser> {
  const answer = await academy.call(oidcCalls.link, {}, { as });
  return asBrowser(answer, answer.data.url);
}
const finish = (answer: string, { cookie }: Pick<TestBrowser, 'cookie'>, as?: TestPerson) =>
  academy.call(oidcCalls.finish, { body: { answer } }, { headers: { cookie }, ...(as && { as }) });
async function arrive(browser: TestBrowser, as?: TestPerson) {
  return finish(await provider.visit(browser.url), browser, as);
}
async function link(as: TestPerson) {
  const linked = await arrive(await startLink(as), as);
  expect(linked).toMatchObject({ status: 200, data: { is_linked: true } });
}
const identitiesOf = async (as: TestPerson) =>
  (await academy.call(oidcCalls.identities, {}, { as })).data.list;

describe('a login by the provider', () => {
  test('opens a session of the person who has linked it, where they wanted to go', async () => {
    const person = await academy.addLearner();
    await link(person);
    const { status, data } = await arrive(await start('/points'));
    expect(status).toBe(200);
    expect(data).toMatchObject({ redirect: '/points', newcomer: null });
    expect(data.session?.user.user_id).toBe(person.userId);
    const as = { token: data.session?.token ?? '' };
    expect((await academy.call(accountCalls.profile, {}, { as })).status).toBe(200);
  });

  test('still asks for the second factor', async () => {
    const person = await academy.addLearner();
    await link(person);
    await switchOn(academy, person);
    const asked = await arrive(await start());
    expect(asked).toMatchObject({ status: 401, error: 'CODE_REQUIRED' });
    expect(asked.data).toHaveProperty('challenge');
  });

  test('lets nobody in whose account is deactivated', async () => {
    const person = await academy.addLearner();
    await link(person);
    await academy.db
      .updateTable('users')
      .set({ is_active: false })
      .where('user_id', '=', person.userId)
      .execute();
    expect((await arrive(await start())).error).toBe('INVALID_CREDENTIALS');
  });

  test('sends state, nonce and a code challenge, each of them new', async () => {
    const [one, two] = [await start(), await start()];
    for (const name of ['state', 'nonce', 'code_challenge']) {
      const values = [one, two].map(({ url }) => new URL(url).searchParams.get(name));
      expect(values[0]).toMatch(/^[\w-]{43}$/);
      expect(values[0]).not.toBe(values[1]);
    }
    expect(new URL(one.url).searchParams.get('code_challenge_method')).toBe('S256');
  });

  test('that the person refuses at the provider is refused here', async () => {
    provider.isRefusing = true;
    expect((await arrive(await start())).error).toBe('INVALID_CREDENTIALS');
  });
});

describe('the return from the provider', () => {
  test('works once', async () => {
    const browser = await start();
    const answer = await provider.visit(browser.url);
    expect((await finish(answer, browser)).status).toBe(200);
    expect((await finish(answer, browser)).error).toBe('SESSION_EXPIRED');
  });

  test('is refused to another browser, and to one without the cookie', async () => {
    const [browser, other] = [await start(), await start()];
    const answer = await provider.visit(browser.url);
    expect((await finish(answer, other)).error).toBe('SESSION_EXPIRED');
    expect((await academy.call(oidcCalls.finish, { body: { answer } })).error).toBe(
      'SESSION_EXPIRED',
    );
  });

  test('is over after ten minutes', async () => {
    const browser = await start();
    const answer = await provider.visit(browser.url);
    academy.advanceMinutes(10);
    expect((await finish(answer, browser)).error).toBe('SESSION_EXPIRED');
  });

  test('takes no code of another login', async () => {
    const [browser, other] = [await start(), await start()];
    const query = new URLSearchParams(await provider.visit(browser.url));
    query.set('code', new URLSearchParams(await provider.visit(other.url)).get('code') ?? '');
    expect((await finish(query.toString(), browser)).error).toBe('INVALID_CREDENTIALS');
  });

  test('takes no answer that names another issuer', async () => {
    const browser = await start();
    const query = new URLSearchParams(await provider.visit(browser.url));
    query.set('iss', 'https://other.example');
    expect((await finish(query.toString(), browser)).error).toBe('INVALID_CREDENTIALS');
  });
});

test.each(['broken', 'silent'] as const)('a %s provider is an outage', async (tokens) => {
  const browser = await start();
  const answer = await provider.visit(browser.url);
  provider.tokens = tokens;
  onTestFinished(shortenTimeLimit('oidc', 500));
  const headers = expect.objectContaining({ 'retry-after': '5' });
  expect(await finish(answer, browser)).toMatchObject({ status: 503, headers });
});

describe('a newcomer', () => {
  const register = (token: string, { cookie }: TestBrowser, invitation_code = 'welcome2025') =>
    academy.call(
      oidcCalls.register,
      { body: { token, invitation_code, accept_terms: true } },
      { headers: { cookie } },
    );

  test('registers with an invitation code, and is who the provider says', async () => {
    const browser = await start();
    const { data } = await arrive(browser);
    expect(data.session).toBeNull();
    expect(data.newcomer).toMatchObject({ email: provider.person.email, name: 'Lim Wei' });
    const token = data.newcomer?.token ?? '';
    expect((await register(token, browser, 'NO-SUCH-CODE')).error).toBe('INVITATION_INVALID');
    expect((await register(token, await start())).error).toBe('SESSION_EXPIRED');
    const made = await register(token, browser);
    expect(made.status).toBe(200);
    expect(made.data.user).toMatchObject({
      email: provider.person.email,
      email_verified: true,
      name: 'Lim Wei',
      role: 'student',
    });
    expect((await register(token, browser)).error).toBe('SESSION_EXPIRED');
    const again = await arrive(await start());
    expect(again.data.session?.user.user_id).toBe(made.data.user.user_id);
  });

  test('whose address the provider has not verified verifies it here', async () => {
    provider.person.email_verified = false;
    const browser = await start();
    const { data } = await arrive(browser);
    const made = await register(data.newcomer?.token ?? '', browser);
    expect(made.data.user.email_verified).toBe(false);
  });

  test('without an address is told to register with a password', async () => {
    provider.person = { sub: provider.person.sub };
    expect((await arrive(await start())).error).toBe('INVALID_CREDENTIALS');
  });

  test('never gets the account of an address, verified at both sides or not', async () => {
    for (const verified of [true, false]) {
      const owner = await academy.addLearner({ verified });
      const email = owner.email.toUpperCase();
      provider.person = { ...provider.person, email, email_verified: true };
      const { status, error, data } = await arrive(await start());
      expect([status, error, data]).toEqual([409, 'EMAIL_TAKEN', null]);
      expect(await identitiesOf(owner)).toEqual([]);
    }
  });

  test('whose address the provider has not verified learns only with a code that it is taken', async () => {
    const owner = await academy.addLearner();
    provider.person = { ...provider.person, email: owner.email, email_verified: false };
    const browser = await start();
    const { status, data } = await arrive(browser);
    expect(status).toBe(200);
    const token = data.newcomer?.token ?? '';
    expect((await register(token, browser, 'NO-SUCH-CODE')).error).toBe('INVITATION_INVALID');
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await register(token, browser)).error).toBe('EMAIL_TAKEN');
    }
    expect((await register(token, browser)).error).toBe('RATE_LIMITED');
    academy.advanceMinutes(60);
  });
});

describe('linking', () => {
  test('is done by whoever is logged in, told by email, audited, and undone', async () => {
    const person = await academy.addLearner({ language: 'en' });
    await link(person);
    const [identity] = await identitiesOf(person);
    expect(identity).toMatchObject({ issuer: provider.issuer, email: provider.person.email });
    expect(academy.emails.at(-1)).toMatchObject({ to: expect.stringContaining(person.email) });
    expect(academy.emails.at(-1)?.subject).toContain('an account was linked');
    const params = { id: identity?.identity_id ?? 0 };
    const stranger = await academy.addLearner();
    expect((await academy.call(oidcCalls.unlink, { params }, { as: stranger })).error).toBe(
      'NOT_FOUND',
    );
    expect((await academy.call(oidcCalls.unlink, { params }, { as: person })).status).toBe(200);
    expect(await identitiesOf(person)).toEqual([]);
    const lines = await academy.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'user')
      .where('entity_id', '=', String(person.userId))
      .orderBy('audit_id')
      .execute();
    expect(lines.map(({ action }) => action)).toEqual([
      'user.link_identity',
      'user.unlink_identity',
    ]);
    expect((await arrive(await start())).data.session).toBeNull();
  });

  test('needs a recent proof', async () => {
    const person = await academy.addLearner();
    academy.advanceMinutes(15);
    expect((await academy.call(oidcCalls.link, {}, { as: person })).error).toBe(
      'REAUTHENTICATION_REQUIRED',
    );
  });

  test('takes no identity of somebody else, and one for each person', async () => {
    const [person, other] = [await academy.addLearner(), await academy.addLearner()];
    await link(person);
    expect((await arrive(await startLink(other), other)).error).toBe('ALREADY_EXISTS');
    await link(person);
    provider.person = { ...provider.person, sub: `${provider.person.sub}-too` };
    expect((await arrive(await startLink(person), person)).error).toBe('ALREADY_EXISTS');
    expect(await identitiesOf(person)).toHaveLength(1);
  });

  test('that was begun in one session ends in no other', async () => {
    const [person, victim] = [await academy.addLearner(), await academy.addLearner()];
    const browser = await startLink(person);
    const answer = await provider.visit(browser.url);
    expect((await finish(answer, browser, victim)).error).toBe('SESSION_EXPIRED');
    expect(await identitiesOf(victim)).toEqual([]);
    const late = await startLink(person);
    expect((await arrive(late)).error).toBe('SESSION_EXPIRED');
  });
});

test('without a provider there is no login by one, and one that is away is said to be', async () => {
  const without = await createTestAcademy();
  expect((await without.call(oidcCalls.provider, {})).data.name).toBeNull();
  expect((await without.call(oidcCalls.start, { body: {} })).error).toBe('NOT_FOUND');
  await without.close();
  const oidc = { issuer: 'http://127.0.0.1:9', ...TEST_CLIENT, name: 'Away' };
  const away = await createTestAcademy({ oidc });
  expect((await away.call(oidcCalls.start, { body: {} })).error).toBe('SERVICE_UNAVAILABLE');
  await away.close();
});
