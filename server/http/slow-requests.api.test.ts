import net from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listen, OpenApps, talk } from '#server/testing/open-apps.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

import { TIMEOUTS } from './slow-requests.ts';

const academy = openTestAcademy({ logLevel: 'silent' });
const apps = new OpenApps(() => academy);

afterEach(() => apps.close());

describe('a request that does not arrive is not waited for', () => {
  const post = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n{`;

  test.each(['/api/users/login', '/api/no/such/call', '/courses'])(
    'a body of %s that comes byte by byte is cut',
    async (path) => {
      const app = await apps.open({
        timeouts: { ...TIMEOUTS, body: 60 },
        render: () => new Promise(() => {}),
      });
      const answer = await talk(await listen(app), post(path), { drip: true });
      // What is refused before its body is read has its answer already.
      expect(answer).toMatch(/^HTTP\/1\.1 (408|404|405) /);
      if (path === '/api/users/login') {
        expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
        expect(answer).toContain('"error":"REQUEST_TIMEOUT"');
        expect(answer).toContain('x-content-type-options: nosniff');
      }
    },
  );

  test('an upload has its own, longer time', async () => {
    const { token } = await academy.addAdmin();
    const app = await apps.open({ timeouts: { ...TIMEOUTS, body: 1, uploadBody: 60 } });
    const head = `POST /api/admin/uploads/1/chunk?offset=0 HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/octet-stream\r\nContent-Length: 900000\r\n\r\nx`;
    const began = performance.now();
    expect(await talk(await listen(app), head, { drip: true })).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(performance.now() - began).toBeGreaterThan(50);
  });

  test('headers that never end and a socket that says nothing are cut', async () => {
    const app = await apps.open({ timeouts: { ...TIMEOUTS, headers: 60, check: 20, idle: 80 } });
    const port = await listen(app);
    const [slow] = await Promise.all([
      talk(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', { drip: true }),
      talk(port, ''),
    ]);
    expect(slow).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('a body that arrives in time is answered', async () => {
    const app = await apps.open({ timeouts: { ...TIMEOUTS, body: 5000 } });
    const body = '{"email":"nobody@example.com","password":"x"}';
    const head = `POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    expect(await talk(await listen(app), head)).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('a request from within the process leaves no timer behind', async () => {
    const app = await apps.open();
    await app.ready();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const isBodyTimer = ([, ms]: Parameters<typeof setTimeout>) => ms === TIMEOUTS.body;
    await app.inject({ method: 'POST', url: '/api/users/profile', payload: { name: 'x' } });
    expect(timers.mock.calls.filter(isBodyTimer)).toEqual([]);
    timers.mockRestore();
  });

  test('many requests on one connection leave nothing behind on it', async () => {
    const app = await apps.open();
    const sockets: net.Socket[] = [];
    app.server.on('connection', (socket) => sockets.push(socket));
    const url = `http://127.0.0.1:${await listen(app)}/api/users/login`;
    const send = async () => {
      await (
        await fetch(url, { method: 'POST', body: new URLSearchParams({ email: 'x' }) })
      ).text();
      return Math.max(...sockets.map((socket) => socket.listenerCount('close')));
    };
    const first = await send();
    for (let i = 0; i < 5; i++) await send();
    expect(await send()).toBe(first);
  });

  test('connections beyond the allowed number are closed unread', async () => {
    const app = await apps.open({ settings: { maxConnections: 1 }, timeouts: TIMEOUTS });
    const port = await listen(app);
    const first = net.connect(port, '127.0.0.1');
    await new Promise((resolve) => first.once('connect', resolve));
    expect(await talk(port, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')).toBe('');
    first.destroy();
  });
});
