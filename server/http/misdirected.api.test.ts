import { afterEach, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { OpenApps } from '#server/testing/open-apps.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy({ logLevel: 'silent' });
const apps = new OpenApps(() => academy);

afterEach(() => apps.close());

/** An academy with demo accounts, as `npm start` serves it on a machine of its own. */
const openDemo = (publicUrl: string | null = null) =>
  apps.open({ settings: { publicUrl }, isLocalOnly: true });

const loginOf = ({ email, password }: TestPerson, headers: Record<string, string>) => ({
  method: 'POST' as const,
  url: `/api${accountCalls.login.path}`,
  headers: { 'content-type': 'application/json', ...headers },
  payload: { email, password },
});

describe('while demo accounts are open', () => {
  test('a login for another host is refused, through a proxy or not', async () => {
    const app = await openDemo();
    const admin = await academy.addAdmin();
    const proxied = {
      host: 'academy.example',
      origin: 'https://academy.example',
      'x-forwarded-proto': 'https',
    };
    for (const headers of [
      proxied,
      { host: 'academy.example' },
      { host: 'localhost.evil.example' },
    ]) {
      const refused = await app.inject(loginOf(admin, headers));
      expect(refused.statusCode).toBe(421);
      expect(refused.json()).toMatchObject({ error: 'MISDIRECTED', data: null });
    }
    expect((await app.inject({ url: '/', headers: { host: 'academy.example' } })).statusCode).toBe(
      421,
    );
  });

  test.each(['127.0.0.1:3000', 'localhost', 'LOCALHOST:4711', '[::1]:3000', 'demo.localhost:3000'])(
    'Host: %s is served',
    async (host) => {
      const admin = await academy.addAdmin();
      for (const publicUrl of [null, 'http://localhost:3000']) {
        const app = await openDemo(publicUrl);
        expect((await app.inject(loginOf(admin, { host }))).statusCode).toBe(200);
        expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
      }
    },
  );

  test('a host that a trusted proxy names counts too', async () => {
    const settings = { publicUrl: 'http://localhost:3000', trustProxy: 1 };
    const app = await apps.open({ settings, isLocalOnly: true });
    const headers = { host: 'localhost:3000', 'x-forwarded-host': 'academy.example' };
    expect((await app.inject({ url: '/', headers })).statusCode).toBe(421);
  });
});

describe('without PUBLIC_URL', () => {
  test.each(['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'])(
    'a request with %s is refused, whatever its host',
    async (name) => {
      const app = await apps.open({ settings: { publicUrl: null } });
      const headers = { host: 'localhost', [name]: 'https' };
      expect((await app.inject({ url: '/api/course/lists', headers })).statusCode).toBe(421);
      expect((await app.inject({ url: '/api/course/lists' })).statusCode).toBe(200);
    },
  );
});

test('with PUBLIC_URL and without demo accounts every host is answered, behind a proxy', async () => {
  const app = await apps.open();
  const headers = { host: '10.0.0.7:3000', 'x-forwarded-proto': 'https' };
  expect((await app.inject({ url: '/healthz', headers })).statusCode).toBe(200);
});
