import { afterEach, describe, expect, test } from 'vitest';
import { listen, OpenApps, talk } from '#server/testing/open-apps.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

const academy = openTestAcademy({ logLevel: 'silent' });
const apps = new OpenApps(() => academy);

afterEach(() => apps.close());

describe('every response carries the headers that browsers act on', () => {
  const expected = {
    'x-content-type-options': /^nosniff$/,
    'content-security-policy': /base-uri 'none'/,
    'referrer-policy': /^strict-origin-when-cross-origin$/,
    'x-frame-options': /./,
  };

  test.each([
    ['a page', '/courses'],
    ['a call', '/api/site/settings'],
    ['an unknown call', '/api/no/such/call'],
    ['an address that cannot be taken apart', '/%zz'],
    ['robots.txt', '/robots.txt'],
    ['an upload that is not there', '/uploads/nothing.png'],
  ])('%s', async (_, url) => {
    const app = await apps.open();
    const { headers } = await app.inject(url);
    for (const [name, value] of Object.entries(expected))
      expect(headers[name], name).toMatch(value);
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    const plain = await apps.open({ settings: { publicUrl: null } });
    expect((await plain.inject(url)).headers).not.toHaveProperty('strict-transport-security');
  });

  test('what is no HTTP', async () => {
    const answer = await talk(await listen(await apps.open()), 'GET /\u0001 nonsense\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    const names = [...Object.keys(expected), 'strict-transport-security'];
    for (const name of names) expect(answer).toContain(`${name}: `);
  });

  test.each([
    ['text/x-script', 'text/x-script; charset=utf-8'],
    ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
    ['text/html;charset=utf-8', 'text/html;charset=utf-8'],
    ['image/png', 'image/png'],
  ])('a text says how it is encoded: %s', async (type, sent) => {
    const render = async () => new Response('x', { headers: { 'content-type': type } });
    const app = await apps.open({ render });
    expect((await app.inject('/courses.data')).headers['content-type']).toBe(sent);
  });
});
