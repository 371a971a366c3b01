import { once } from 'node:events';
import net from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { listen, OpenApps } from '#server/testing/open-apps.ts';
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

/** A call whose body never comes: it is in flight until its socket is closed. */
async function openCall(port: number): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(
    'POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      'Expect: 100-continue\r\nContent-Length: 20\r\n\r\n',
  );
  // The server has read the headers once it asks for the body.
  await once(socket, 'data');
  return socket;
}

describe('an academy that has as much as it can do', () => {
  test('refuses further calls at once, says when to come again, and then serves again', async () => {
    const app = await apps.open({ settings: SMALL });
    const port = await listen(app);
    const open = await Promise.all(Array.from({ length: 4 }, () => openCall(port)));
    const refused = await app.inject({
      url: '/api/course/lists',
      headers: { 'accept-language': 'en' },
    });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    expect(refused.json()).toMatchObject({ success: false, error: 'SERVICE_UNAVAILABLE' });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    for (const socket of open) socket.destroy();
    await expect.poll(async () => (await app.inject('/api/course/lists')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).json()).toEqual({ ready: true });
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
