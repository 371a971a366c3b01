import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BreachedPasswords, createBreachedPasswords } from './breached-passwords.ts';

const hashOf = (password: string) =>
  createHash('sha1').update(password).digest('hex').toUpperCase();

let server: http.Server;
let service: BreachedPasswords;
let requests: { url: string; padding: unknown }[];
let answer: (response: http.ServerResponse) => void;
const lines = (...all: string[]) => {
  answer = (response) => response.end(all.join('\r\n'));
};

beforeEach(async () => {
  requests = [];
  server = http.createServer((request, response) => {
    requests.push({ url: request.url ?? '', padding: request.headers['add-padding'] });
    answer(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  service = createBreachedPasswords(`http://127.0.0.1:${port}/range/`, 300);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

test('a breached password is found, and the service is told five digits of its hash', async () => {
  const hash = hashOf('P@ssw0rd 密码');
  lines('0018A45C4D1DEF81644B54AB7F969B88D65:1', `${hash.slice(5)}:42`);
  expect(await service.has('P@ssw0rd 密码')).toBe(true);
  expect(requests).toEqual([{ url: `/range/${hash.slice(0, 5)}`, padding: 'true' }]);
  expect(service.counts).toEqual({ unknown: 0, breached: 1, failed: 0 });
});

test('one that is not in the answer, or only as padding, is not', async () => {
  const hash = hashOf('walk-over-the-bridge');
  lines('0018A45C4D1DEF81644B54AB7F969B88D65:1', `${hash.slice(5)}:0`);
  expect(await service.has('walk-over-the-bridge')).toBe(false);
  lines('');
  expect(await service.has('walk-over-the-bridge')).toBe(false);
  expect(service.counts).toEqual({ unknown: 2, breached: 0, failed: 0 });
});

const hash = hashOf('leaked');
test.each<[string, (response: http.ServerResponse) => void]>([
  ['refuses', (response) => response.writeHead(429).end(`${hash.slice(5)}:42`)],
  ['leads elsewhere', (response) => response.writeHead(302, { location: '/' }).end()],
  ['closes', (response) => response.destroy()],
  ['says nothing', () => {}],
  ['stops in the middle', (response) => response.write('0018A45C4D1DEF81644B54AB')],
  ['has no end', (response) => response.end('x'.repeat(2_000_000))],
])('a password is taken where the service %s, and that is counted', async (_, does) => {
  answer = does;
  expect(await service.has('leaked')).toBe(false);
  expect(service.counts).toEqual({ unknown: 0, breached: 0, failed: 1 });
});
