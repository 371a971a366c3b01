import { once } from 'node:events';
import net from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listen, OpenApps, plainPage, talk } from '#server/testing/open-apps.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

const academy = openTestAcademy();
const apps = new OpenApps(() => academy);
afterEach(() => apps.close());

const REQUEST = 'GET /courses HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

test('a connection that a browser opened in advance does not hold up a stop', async () => {
  const app = await apps.open();
  const port = await listen(app);
  const accepted = once(app.server, 'connection');
  const socket = net.connect(port, '127.0.0.1');
  await Promise.all([once(socket, 'connect'), accepted]);
  const closed = once(socket, 'close');
  await app.close();
  await closed;
});

test('a request that has begun when the server stops is answered', async () => {
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const app = await apps.open({
    render: async (...asked) => {
      arrive();
      await held;
      return plainPage(...asked);
    },
  });
  const answer = talk(await listen(app), REQUEST);
  await arrived;
  const stopped = app.close();
  goOn();
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  await stopped;
});

test('an app that drains refuses only its load balancer, and closes each connection after a response', async () => {
  const app = await apps.open();
  const port = await listen(app);
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect(await ask('/readyz')).toMatchObject({ status: 200 });
  const drained = app.drain(1);
  const ready = await ask('/readyz');
  expect(ready.status).toBe(503);
  expect(Number(ready.headers.get('retry-after'))).toBeGreaterThan(0);
  await drained;
  // Node asks for the connection to stay open; the server says that it does not.
  const page = await ask('/courses');
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect((await ask('/healthz')).status).toBe(200);
});
