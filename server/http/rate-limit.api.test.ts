import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { OpenApps, plainPage, statusesOf } from '#server/testing/open-apps.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

const academy = openTestAcademy({ logLevel: 'silent' });
const apps = new OpenApps(() => academy);

afterEach(() => apps.close());

const limited = { rateLimit: true } as const;

describe('whose address counts', () => {
  const register = (app: FastifyInstance, forwarded: string, remoteAddress = '127.0.0.1') =>
    app.inject({
      method: 'POST',
      url: '/api/users/register',
      headers: { 'x-forwarded-for': forwarded },
      payload: {},
      remoteAddress,
    });

  test.each([
    ['one hop', '1'],
    ['the network of the proxy', '127.0.0.0/8'],
  ])('with %s trusted, a client that invents addresses is limited as one', async (_, proxies) => {
    const { trustProxy } = readSettings({ TRUST_PROXY: proxies });
    const app = await apps.open({ settings: { ...limited, trustProxy } });
    const counts = await statusesOf(30, (i) => register(app, `10.${i}.1.2, 203.0.113.9`));
    expect(counts).toEqual({ 400: 20, 429: 10 });
    expect((await register(app, '203.0.113.9, 203.0.113.10')).statusCode).toBe(400);
  });

  test('without a trusted proxy what a client writes of its address counts for nothing', async () => {
    const app = await apps.open({ settings: limited });
    const counts = await statusesOf(30, (i) => register(app, `10.${i}.1.2`));
    expect(counts).toEqual({ 400: 20, 429: 10 });
  });

  test('a client from outside the trusted networks is not believed', async () => {
    const { trustProxy } = readSettings({ TRUST_PROXY: '10.0.0.0/8' });
    const app = await apps.open({ settings: { ...limited, trustProxy } });
    const counts = await statusesOf(30, (i) => register(app, `10.${i}.1.2`, '198.51.100.7'));
    expect(counts).toEqual({ 400: 20, 429: 10 });
  });

  test('all addresses of one IPv6 network are limited as one', async () => {
    const app = await apps.open({ settings: limited });
    const counts = await statusesOf(650, (i) =>
      app.inject({ url: '/api/no/call', remoteAddress: `2001:db8:0:1::${i.toString(16)}` }),
    );
    expect(counts).toEqual({ 404: 600, 429: 50 });
    const other = await app.inject({ url: '/api/no/call', remoteAddress: '2001:db8:0:2::1' });
    expect(other.statusCode).toBe(404);
  });

  test.each([
    ['X-Forwarded-For without a trusted proxy', 'off', 'x-forwarded-for', 1],
    ['Forwarded, which is never read', '1', 'forwarded', 1],
    ['X-Forwarded-For from a stranger', '10.0.0.0/8', 'x-forwarded-for', 1],
    ['X-Forwarded-For from the trusted proxy', '1', 'x-forwarded-for', 0],
  ])('%s is warned of at most once', async (_, proxies, header, times) => {
    const { trustProxy } = readSettings({ TRUST_PROXY: proxies });
    const app = await apps.open({ settings: { trustProxy } });
    const warn = vi.spyOn(app.log, 'warn');
    for (let i = 0; i < 3; i++) {
      await app.inject({ url: '/healthz', headers: { [header]: 'for=192.0.2.1' } });
    }
    expect(warn).toHaveBeenCalledTimes(times);
  });
});

describe('pages are limited too', () => {
  test('the 601st page of an address in a minute is a 429 in both languages', async () => {
    const render = vi.fn(plainPage);
    const app = await apps.open({ settings: limited, render });
    const counts = await statusesOf(600, (i) => app.inject(i % 2 ? '/search.data?q=bond' : '/'));
    expect(counts).toEqual({ 200: 600 });
    const refused = await app.inject('/courses?lang=en');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.body).toContain('<html lang="en"');
    expect(refused.body).toContain('Too many pages');
    expect(refused.body).toContain('页面打开得太频繁了');
    const data = await app.inject('/search.data?q=bond');
    expect([data.statusCode, data.headers['content-type']]).toEqual([
      429,
      'text/plain; charset=utf-8',
    ]);
    expect(render).toHaveBeenCalledTimes(600);
    // The address alone is refused, and its pages alone.
    const elsewhere = await app.inject({ url: '/', remoteAddress: '198.51.100.7' });
    expect(elsewhere.statusCode).toBe(200);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  test('what a page reads is not counted again, and a page with the key of another process is', async () => {
    const app = await apps.open({
      settings: limited,
      render: async (_request, { transport }) => {
        const answers = await Promise.all(
          Array.from({ length: 6 }, () => transport('/api/site/settings', { headers: {} })),
        );
        return new Response(null, { status: Math.max(...answers.map(({ status }) => status)) });
      },
    });
    expect(await statusesOf(150, () => app.inject('/'))).not.toHaveProperty('429');
    const headers = { 'x-internal-key': 'A'.repeat(43) };
    const guessed = await statusesOf(601, () => app.inject({ url: '/api/no/call', headers }));
    expect(guessed).toEqual({ 404: 600, 429: 1 });
  });

  test('what a page changes is counted like any call', async () => {
    const app = await apps.open({
      settings: limited,
      render: async (_request, { transport }) =>
        transport('/api/users/register', { method: 'POST', headers: {}, body: '{}' }),
    });
    const counts = await statusesOf(21, () => app.inject('/'));
    expect(counts[429]).toBe(1);
  });

  test('pages count for the account behind them, whatever its address', async () => {
    const { email, password } = await academy.addLearner();
    const app = await apps.open({ settings: limited });
    const login = await app.inject({
      method: 'POST',
      url: '/api/users/login',
      payload: { email, password },
    });
    const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));
    const counts = await statusesOf(301, (i) =>
      app.inject({ url: '/profile', cookies, remoteAddress: `198.51.100.${i % 250}` }),
    );
    expect(counts).toEqual({ 200: 300, 429: 1 });
  });

  test.each([
    ['/sitemap.xml', 120],
    ['/og/course/1.png', 120],
    ['/uploads/nothing.png', 3000],
  ])('%s is limited', async (url, max) => {
    const app = await apps.open({ settings: limited });
    const counts = await statusesOf(max + 1, () => app.inject(url));
    expect(counts[429]).toBe(1);
  });
});
