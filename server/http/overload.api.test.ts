import { once } from 'node:events';
import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { listen, OpenApps, talk } from '#server/testing/open-apps.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

const academy = openTestAcademy({ logLevel: 'silent' });
const apps = new OpenApps(() => academy);
const sockets: net.Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await apps.close();
});

/** Four calls at once, and one page. */
const SMALL = { maxInFlight: 4, responseCache: false } as const;

/** A call whose body does not come. */
const HEAD =
  'POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
  'Content-Length: 20\r\n\r\n';

/** Such calls of an app that listens, each from an address of its own. */
async function openBodies(app: FastifyInstance) {
  let waiting = 0;
  app.addHook('preParsing', async () => {
    waiting++;
  });
  const port = await listen(app);
  const open = async (localAddress: string) => {
    const socket = net.connect({ port, host: '127.0.0.1', localAddress });
    sockets.push(socket);
    const before = waiting;
    socket.write(HEAD);
    await expect.poll(() => waiting).toBe(before + 1);
    return socket;
  };
  return { port, open };
}

const readCourses = (app: FastifyInstance) =>
  app.inject({ url: '/api/course/lists', headers: { 'accept-language': 'en' } });

describe('an academy that has as much as it can do', () => {
  test('refuses further calls at once, says when to come again, and then serves again', async () => {
    const app = await apps.open({ settings: SMALL });
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    let held = 0;
    app.addHook('preHandler', async ({ headers }) => {
      if (headers['x-held'] === undefined) return;
      held++;
      await isReleased;
    });
    const open = Array.from({ length: 4 }, () =>
      app.inject({ url: '/api/course/lists', headers: { 'x-held': '1' } }),
    );
    await expect.poll(() => held).toBe(4);
    const refused = await readCourses(app);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    expect(refused.json()).toMatchObject({ success: false, error: 'SERVICE_UNAVAILABLE' });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    release();
    await Promise.all(open);
    expect((await readCourses(app)).statusCode).toBe(200);
    expect((await app.inject('/readyz')).json()).toEqual({ ready: true });
  });

  test('serves calls while as many passwords are hashed as it can do', async () => {
    const app = await apps.open({ settings: { ...SMALL, maxInFlight: 16 } });
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    let held = 0;
    app.addHook('preHandler', async ({ url }) => {
      if (url !== '/api/users/login') return;
      held++;
      await isReleased;
    });
    const logIn = () =>
      app.inject({
        method: 'POST',
        url: '/api/users/login',
        headers: { 'accept-language': 'en' },
        payload: { email: 'unknown@example.com', password: 'x' },
      });
    const open = Array.from({ length: 4 }, logIn);
    await expect.poll(() => held).toBe(4);
    const refused = await logIn();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    expect(refused.json().msg).toContain('Many people');
    const answers = await Promise.all(Array.from({ length: 16 }, () => readCourses(app)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    release();
    for (const answer of await Promise.all(open)) expect(answer.statusCode).toBe(401);
    expect((await logIn()).statusCode).toBe(401);
  });

  test('lets guests wait for a page that is being rendered, however many they are', async () => {
    let rendered = 0;
    const app = await apps.open({
      settings: { maxInFlight: 4, responseCache: true },
      render: async () => {
        rendered++;
        return new Response('<p>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
      },
    });
    // Until then changes are unknown, and a page may be rendered again.
    await expect.poll(() => academy.database.changes.isLive()).toBe(true);
    const answers = await Promise.all(Array.from({ length: 300 }, () => app.inject('/courses')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(rendered).toBe(1);
  });

  test('serves others while bodies do not come, and answers one that comes late', async () => {
    const app = await apps.open({ settings: SMALL });
    const { port, open } = await openBodies(app);
    for (let address = 2; address <= 13; address++) await open(`127.0.0.${address}`);
    const late = await open('127.0.0.1');
    expect((await readCourses(app)).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    const refused = await talk(port, HEAD);
    expect(refused).toMatch(/^HTTP\/1\.1 429 /);
    expect(refused).toContain('retry-after: 2');
    late.write('{"email":"a@b.test"}');
    expect(String((await once(late, 'data'))[0])).toMatch(/^HTTP\/1\.1 400 /);
    expect((await readCourses(app)).statusCode).toBe(200);
  });

  test('has a bound for the bodies on their way from everywhere', async () => {
    const app = await apps.open({ settings: SMALL });
    const { port, open } = await openBodies(app);
    for (let address = 2; address <= 17; address++) await open(`127.0.0.${address}`);
    expect(await talk(port, HEAD)).toMatch(/^HTTP\/1\.1 503 /);
    expect((await readCourses(app)).statusCode).toBe(200);
  });

  test('shows a page that says so to the visitors it cannot serve', async () => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    const { promise: isRendering, resolve: renders } = Promise.withResolvers<void>();
    const app = await apps.open({
      settings: SMALL,
      render: async () => {
        renders();
        await isReleased;
        return new Response('<p>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
      },
    });
    const first = app.inject('/courses');
    await isRendering;
    const refused = await app.inject({ url: '/teachers', headers: { 'accept-language': 'en' } });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({
      'retry-after': '2',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect(refused.body).toContain('<html lang="en"');
    const navigation = await app.inject('/teachers.data');
    expect(navigation.statusCode).toBe(503);
    expect((await app.inject('/api/course/lists')).statusCode).toBe(200);
    release();
    expect((await first).statusCode).toBe(200);
    expect((await app.inject('/teachers')).statusCode).toBe(200);
  });
});
