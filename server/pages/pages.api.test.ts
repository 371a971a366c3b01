import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LOGOUT_COOKIE } from '#contract/preferences.ts';
import { openPostgres } from '#database/open.ts';
import { buildApp } from '#server/app.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { startSession } from '#server/features/accounts/index.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

import { createPageHandler, type PageHandler, type RenderPage } from './pages.ts';

const academy = openTestAcademy({ logLevel: 'silent' });
const apps: FastifyInstance[] = [];

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** The academy with a web that renders as the test says. */
async function openWith(
  render: RenderPage,
  dependencies: Partial<Dependencies> = {},
): Promise<FastifyInstance> {
  let handler: PageHandler | undefined;
  const app: FastifyInstance = await buildApp(
    { ...academy.app.dependencies, ...dependencies },
    {
      pages: (request, reply) => {
        handler ??= createPageHandler(app, render);
        return handler(request, reply);
      },
    },
  );
  apps.push(app);
  return app;
}

const html = { 'content-type': 'text/html; charset=utf-8' };

test('a page leaves as it was rendered, for nobody else to keep', async () => {
  const render = vi.fn<RenderPage>(async () => new Response('<p>', { headers: html }));
  const app = await openWith(render);
  const answer = await app.inject({ url: '/courses?lang=en', cookies: { theme: 'dark' } });
  expect([answer.statusCode, answer.body]).toEqual([200, '<p>']);
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  expect(render.mock.calls[0]?.[1]).toMatchObject({ locale: 'en', theme: 'dark', user: null });
});

test('a page knows how many notices of its person are unread, up to one more than is shown', async () => {
  const { userId } = await academy.addLearner();
  const { dependencies } = academy.app;
  const { cookie } = await startSession(dependencies, { userId, rememberMe: false, userAgent: '' });
  const render = vi.fn<RenderPage>(async () => new Response('<p>', { headers: html }));
  const app = await openWith(render);
  const unreadAfter = async (notices: number, isRead: boolean) => {
    const { now } = academy;
    await academy.db
      .insertInto('notifications')
      .values(
        Array.from({ length: notices }, (_, at) => ({
          user_id: userId,
          kind: 'course_opened',
          dedupe_key: `${isRead} ${notices} ${at}`,
          params: '{"course_id":1}',
          link: '/courses/1',
          created_at: now,
          read_at: isRead ? now : null,
        })),
      )
      .execute();
    await app.inject({ url: '/courses', cookies: { '__Host-session': cookie } });
    return render.mock.lastCall?.[1].notices?.unread;
  };
  expect(await unreadAfter(1, true)).toBe(0);
  expect(await unreadAfter(3, false)).toBe(3);
  expect(await unreadAfter(120, false)).toBe(100);
  await app.inject({ url: '/courses' });
  expect(render.mock.lastCall?.[1].notices).toBeNull();
});

test('a page of a person is stored by nobody, not even by their own browser', async () => {
  const { userId } = await academy.addLearner();
  const { cookie, token } = await startSession(academy.app.dependencies, {
    userId,
    rememberMe: false,
    userAgent: '',
  });
  const render = vi.fn<RenderPage>(async () => new Response('<p>', { headers: html }));
  const app = await openWith(render);
  for (const url of ['/courses', '/courses.data']) {
    const answer = await app.inject({ url, cookies: { '__Host-session': cookie } });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(render.mock.calls.at(-1)?.[1].user?.user_id).toBe(userId);
  }
  // Neither the token, nor the name that a cookie over plain http has, opens a page.
  for (const cookies of [{ '__Host-session': token }, { session: cookie }]) {
    const answer = await app.inject({ url: '/courses', cookies });
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(render.mock.calls.at(-1)?.[1].user).toBeNull();
  }
});

test('a person whose logout did not reach the server is a guest, and the session ends with the next page', async () => {
  const { userId } = await academy.addLearner();
  const { dependencies } = academy.app;
  const { cookie } = await startSession(dependencies, { userId, rememberMe: true, userAgent: '' });
  const render = vi.fn<RenderPage>(async () => new Response('<p>', { headers: html }));
  const app = await openWith(render);
  const session = { '__Host-session': cookie };
  const answer = await app.inject({ url: '/', cookies: { ...session, [LOGOUT_COOKIE]: '1' } });
  const cleared = answer.cookies.map(({ name, value }) => [name, value]);
  expect(cleared).toEqual([
    ['__Host-session', ''],
    [LOGOUT_COOKIE, ''],
  ]);
  // A copy of the cookie alone opens nothing any more.
  await app.inject({ url: '/', cookies: session });
  expect(render.mock.calls.map(([, page]) => page.user)).toEqual([null, null]);
});

describe('the page of a mailed link', () => {
  const url = '/auth/verify';
  const payload = new URLSearchParams({ token: 'abc', other: '1 & 2' }).toString();
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const rendering = () =>
    vi.fn<RenderPage>(
      async (request) => new Response(await request.text(), { headers: html, status: 200 }),
    );

  test('takes the form of a reader without scripts, in the session of the cookie', async () => {
    const { userId } = await academy.addLearner();
    const { cookie } = await startSession(academy.app.dependencies, {
      userId,
      rememberMe: false,
      userAgent: '',
    });
    const render = rendering();
    const app = await openWith(render);
    const cookies = { '__Host-session': cookie };
    const answer = await app.inject({ method: 'POST', url, headers: form, payload, cookies });
    expect([answer.statusCode, answer.body]).toEqual([200, payload]);
    expect(render.mock.lastCall?.[1].user?.user_id).toBe(userId);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('takes no form of another site, and nothing but a form', async () => {
    const render = rendering();
    const app = await openWith(render);
    const foreign = { ...form, 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
    const forged = await app.inject({ method: 'POST', url, headers: foreign, payload });
    expect(forged.statusCode).toBe(403);
    const json = await app.inject({ method: 'POST', url, payload: { token: 'abc' } });
    expect(json.statusCode).toBe(415);
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(415);
    expect(render).not.toHaveBeenCalled();
  });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  'what is sent to a page by %s is refused without rendering a page',
  async (method) => {
    const render = vi.fn<RenderPage>(async () => new Response('<p>', { headers: html }));
    const app = await openWith(render);
    const answer = await app.inject({ method, url: '/nope', payload: { a: 1 } });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(render).not.toHaveBeenCalled();
  },
);

test.each([
  ['the browser’s, where nothing was chosen', {}, 'en-SG,en;q=0.9,zh;q=0.8', 'en'],
  ['the choice before the browser’s', { locale: 'zh' }, 'en-SG', 'zh'],
  ['Chinese for a browser that asks for neither', {}, 'fr,de', 'zh'],
])('a page has %s', async (_, cookies, accepted, locale) => {
  const render = vi.fn<RenderPage>(async () => new Response('<p>', { headers: html }));
  const app = await openWith(render);
  await app.inject({ url: '/courses', cookies, headers: { 'accept-language': accepted } });
  expect(render.mock.calls[0]?.[1].locale).toBe(locale);
});

test('the language in the address is kept for the pages after it, where scripts can change it', async () => {
  const app = await openWith(async () => new Response('<p>', { headers: html }));
  const answer = await app.inject('/courses?lang=en');
  expect(answer.headers['set-cookie']).toBe(
    'locale=en; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
  );
  expect(answer.headers['cache-control']).toBe('private, no-cache');
});

test.each([
  ['no language', '/courses', {}],
  ['a language that is none', '/courses?lang=fr', {}],
  ['the language of the cookie', '/courses?lang=en', { cookie: 'locale=en' }],
  ['the data of a navigation, whose scripts keep it', '/courses.data?lang=en', {}],
  ['a page that is fetched ahead', '/courses?lang=en', { 'sec-purpose': 'prefetch' }],
])('%s sets no cookie', async (_, url, headers) => {
  const app = await openWith(async () => new Response('<p>', { headers: html }));
  expect((await app.inject({ url, headers })).headers['set-cookie']).toBeUndefined();
});

test('what everybody may keep carries nobody’s language', async () => {
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' };
  const app = await openWith(async () => new Response('<svg/>', { headers }));
  const answer = await app.inject('/og/course/1.svg?lang=en');
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
});

test('a page that leads elsewhere keeps the language too', async () => {
  const app = await openWith(
    async () => new Response(null, { status: 302, headers: { location: '/auth/login' } }),
  );
  const answer = await app.inject('/profile?lang=en');
  expect(String(answer.headers['set-cookie'])).toMatch(/^locale=en;/);
});

test('a page’s own API requests have the address of the page', async () => {
  const { userId } = await academy.addLearner();
  const { dependencies } = academy.app;
  const { cookie } = await startSession(dependencies, { userId, rememberMe: false, userAgent: '' });
  const app = await openWith(
    async (_page, { transport, token }) => {
      const headers = { authorization: `Bearer ${token}` };
      return transport('/api/users/profile', { headers });
    },
    { settings: { ...dependencies.settings, publicUrl: null } },
  );
  const answer = await app.inject({
    url: '/profile',
    headers: { host: 'localhost:3300' },
    cookies: { session: cookie },
  });
  expect(answer.json().data.invitation.url).toMatch(/^http:\/\/localhost:3300\/auth\/register/);
});

test('a renderer that throws gives a page in both languages, with 500', async () => {
  const app = await openWith(async () => {
    throw new Error('a secret of the machine');
  });
  const answer = await app.inject('/courses?lang=en');
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('<html lang="en"');
  expect(answer.body).toContain('lang="zh-CN"');
  expect(answer.body).toContain('Reference: ');
  expect(answer.body).not.toContain('secret');
  expect(answer.body).not.toContain('<script');
});

test('the bare text of a renderer whose error pages failed becomes that page too', async () => {
  const app = await openWith(async () => new Response('Unexpected Server Error', { status: 500 }));
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, html['content-type']]);
  const data = await app.inject('/courses.data');
  expect([data.statusCode, data.body]).toEqual([500, 'Unexpected Server Error']);
});

test('the page without a network is in the requested language', async () => {
  const app = await openWith(async () => new Response());
  const zh = await app.inject('/offline');
  const en = await app.inject('/offline?lang=en');
  expect(zh.body).toContain('<html lang="zh-CN"');
  expect(zh.body).toContain('当前没有网络');
  expect(en.body).toContain('<html lang="en"');
  expect(en.body).toContain('You are offline');
  expect(en.body).toContain('<section id="saved" hidden>');
});

test('while the database is away a page says so in both languages, with 503', async () => {
  const database = openPostgres('postgres://nobody@127.0.0.1:1/nothing');
  const app = await openWith(async () => new Response('<p>', { headers: html }), { database });
  const answer = await app.inject({ url: '/courses', cookies: { locale: 'zh' } });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('60');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body.indexOf('网站正在维护')).toBeGreaterThan(0);
  expect(answer.body).toContain('We will be right back');
  expect((await app.inject('/api/course/lists')).json()).toMatchObject({
    error: 'SERVICE_UNAVAILABLE',
  });
  await database.close();
});
