import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { listen, OpenApps, talk } from '#server/testing/open-apps.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { renderPlainPage } from './plain-page.ts';

const academy = openTestAcademy({ logLevel: 'silent' });
const apps = new OpenApps(() => academy);

afterEach(() => apps.close());

/** The value of a directive of the policy of a response. */
async function directiveOf(url: string, name: string) {
  const { headers } = await (await apps.open()).inject(url);
  const policy = String(headers['content-security-policy']).split('; ');
  return policy.find((directive) => directive.startsWith(`${name} `))?.slice(name.length + 1);
}

describe('markup can neither run nor style anything', () => {
  test.each(['/courses', '/no/such/page', '/api/docs', '/offline'])('of %s', async (url) => {
    for (const name of ['script-src', 'style-src']) {
      expect(await directiveOf(url, name)).toContain("'self'");
      expect(await directiveOf(url, name)).not.toContain('unsafe');
    }
    expect(await directiveOf(url, 'object-src')).toBe("'none'");
    expect(await directiveOf(url, 'base-uri')).toBe("'none'");
  });

  test('but the one style of pages for outages, by its hash', async () => {
    const html = renderPlainPage({ locale: 'en', theme: 'light', parts: [] });
    const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(await directiveOf('/courses', 'style-src')).toBe(`'self' 'sha256-${hash}'`);
    expect(html).not.toContain('style=');
  });
});

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
