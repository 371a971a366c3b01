import { afterEach, describe, expect, test } from 'vitest';
import { listen, OpenApps, talk } from '#server/testing/open-apps.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

const academy = openTestAcademy({ logLevel: 'silent' });
const apps = new OpenApps(() => academy);

afterEach(() => apps.close());

describe('what no address can be made of is refused, never a 500', () => {
  const raw = async (request: string) => {
    const app = await apps.open({ settings: { publicUrl: null } });
    return talk(await listen(app), request);
  };

  test.each(['a:1:2', 'a b', 'a@b', 'a/b', 'a:99999', '[::1', '<script>', 'a?b', 'a,b'])(
    'Host: %s',
    async (host) => {
      for (const path of ['/', '/courses', '/sitemap.xml', '/api/course/lists']) {
        const answer = await raw(
          `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
        );
        expect(answer).toMatch(/^HTTP\/1\.1 400 /);
        expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
      }
    },
  );

  test.each(['127.0.0.1:3000', 'localhost', '[::1]:3000', 'academy.example:443', 'a_b.example'])(
    'Host: %s is answered',
    async (host) => {
      const answer = await raw(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  test('an address that names another server is refused', async () => {
    const answer = await raw(
      'GET http://evil.example/courses HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each(['TRACE', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'PURGE', 'SEARCH'])(
    'a page asked for with %s is a 405 that names what it takes',
    async (method) => {
      for (const path of ['/', '/courses']) {
        const answer = await raw(
          `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
        );
        expect(answer).toMatch(/^HTTP\/1\.1 405 /);
        expect(answer).toContain('allow: GET, HEAD\r\n');
      }
    },
  );

  test.each([
    ['//evil.example/courses', '/evil.example/courses'],
    ['/\\evil.example/courses', '/evil.example/courses'],
    ['/.//evil.example?lang=en', '/evil.example?lang=en'],
    ['/%2f%5Cevil.example', '/evil.example'],
  ])('a path that names a host in a link is sent on: %s', async (path, cleaned) => {
    const rendered: string[] = [];
    const app = await apps.open({
      settings: { publicUrl: null },
      render: async ({ url }) => {
        rendered.push(new URL(url).pathname);
        return new Response('<p>', { headers: { 'content-type': 'text/html' } });
      },
    });
    const port = await listen(app);
    const answer = await talk(
      port,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 308 /);
    expect(answer).toContain(`location: ${cleaned}\r\n`);
    expect(rendered).toEqual([]);
    expect((await app.inject({ url: cleaned })).statusCode).toBe(200);
    expect(rendered).toEqual([cleaned.split('?')[0]]);
  });

  test('without PUBLIC_URL nothing in a shared cache has the host that a client wrote', async () => {
    const app = await apps.open({ settings: { publicUrl: null, port: 3300 } });
    for (const url of ['/robots.txt', '/sitemap.xml']) {
      const remote = await app.inject({ url, headers: { host: 'evil.example' } });
      expect(remote.body).not.toContain('evil.example');
      expect(remote.body).toContain('http://localhost:3300/');
      const own = await app.inject({ url, headers: { host: '127.0.0.1:4000' } });
      expect(own.body).toContain('http://127.0.0.1:4000/');
    }
  });
});
