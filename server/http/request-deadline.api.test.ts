import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { listen, OpenApps, talk } from '#server/testing/open-apps.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { shortenTimeLimit } from '#server/testing/shorten-time-limit.ts';

const academy = openTestAcademy({ logLevel: 'silent' });
const apps = new OpenApps(() => academy);
afterEach(() => apps.close());

/** Long enough for a busy machine to answer what is not held. */
const ANSWER_MS = 1_500;
let restore: (() => void)[];
beforeAll(() => {
  restore = [
    shortenTimeLimit('request', ANSWER_MS),
    shortenTimeLimit('longRequest', 2 * ANSWER_MS),
  ];
});
afterAll(() => {
  for (const one of restore) one();
});

/** Requests with a certain header wait until they are released. */
function hold(app: FastifyInstance) {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  app.addHook('preHandler', async ({ headers }) => {
    if (headers['x-held'] !== undefined) await isReleased;
  });
  return release;
}
const held = { 'x-held': '1', 'accept-language': 'en' };

describe('a request that is not answered in time', () => {
  test('gets 503, says when to come again, and gives back its place', async () => {
    const app = await apps.open({ settings: { maxInFlight: 4 } });
    const release = hold(app);
    const port = await listen(app);
    const url = `http://127.0.0.1:${port}/api/course/lists`;
    const waiting = Array.from({ length: 4 }, () => fetch(url, { headers: held }));
    for (const response of await Promise.all(waiting)) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await response.json()).toMatchObject({
        success: false,
        error: 'SERVICE_UNAVAILABLE',
      });
    }
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    release();
  });

  test('is a page that says so where a page was asked for', async () => {
    const app = await apps.open({ render: () => new Promise(() => {}) });
    const page = await app.inject({ url: '/courses', headers: { 'accept-language': 'en' } });
    expect(page.statusCode).toBe(503);
    expect(page.headers['retry-after']).toBe('5');
    expect(page.body).toContain('<html lang="en"');
    const navigation = await app.inject('/courses.data');
    expect(navigation.statusCode).toBe(503);
  });

  test('is one outage in the log, whatever its handler does afterwards', async () => {
    const lines: string[] = [];
    const app = await buildApp(
      {
        ...academy.app.dependencies,
        settings: { ...academy.app.dependencies.settings, logLevel: 'warn' },
      },
      { log: { write: (line) => void lines.push(line) } },
    );
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    app.get('/api/late', async (_, reply) => {
      await isReleased;
      return reply.send({ late: true });
    });
    app.get('/api/failing', async () => {
      await isReleased;
      throw new Error('too late');
    });
    const late = await Promise.all([app.inject('/api/late'), app.inject('/api/failing')]);
    expect(late.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    release();
    await sleep(50);
    expect(lines.filter((line) => line.includes('an outage begins'))).toHaveLength(1);
    expect(lines).toHaveLength(1);
    await app.close();
  });
});

test('time counts from the arrival of the body, which has a separate limit', async () => {
  const app = await apps.open();
  const port = await listen(app);
  const body = '{"email":"nobody@example.com","password":"x"}';
  const head = `POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 600\r\n\r\n${body}`;
  // A further byte every few milliseconds: longer in all than the response may take.
  const began = performance.now();
  expect(await talk(port, head, { drip: true })).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(performance.now() - began).toBeGreaterThan(ANSWER_MS);
});

test('exports have longer', async () => {
  const app = await apps.open();
  hold(app);
  const admin = await academy.addAdmin();
  await academy.proveAgain(admin);
  const ask = async (url: string) => {
    const began = performance.now();
    const headers = { ...held, authorization: `Bearer ${admin.token}` };
    const { statusCode } = await app.inject({ url, headers });
    return { statusCode, took: performance.now() - began };
  };
  const exported = await ask('/api/admin/users.csv');
  expect(exported.statusCode).toBe(503);
  expect(exported.took).toBeGreaterThan(2 * ANSWER_MS - 50);
});
