import { beforeEach, describe, expect, test } from 'vitest';
import { type PageViewer, VIEWER_HEADER } from '#contract/viewer.ts';
import { PageCache } from './page-cache.ts';

const origin = 'https://academy.example';

/** Caches as a browser has them, in memory. */
class MemoryCaches {
  readonly stores = new Map<string, Map<string, Response>>();
  readonly #fetch: (url: string) => Promise<Response>;

  constructor(fetch: (url: string) => Promise<Response>) {
    this.#fetch = fetch;
  }

  async open(name: string) {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    const addressOf = (request: Request | string) =>
      typeof request === 'string' ? request : request.url;
    const cache = {
      match: async (request: Request | string) => store.get(addressOf(request))?.clone(),
      put: async (request: Request | string, response: Response) => {
        store.set(addressOf(request), response);
      },
      delete: async (request: Request | string) => store.delete(addressOf(request)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
      add: async (request: Request | string) => {
        const response = await this.#fetch(addressOf(request));
        if (!response.ok) throw new TypeError('not found');
        store.set(addressOf(request), response);
      },
      addAll: async (requests: Request[]) => {
        for (const request of requests) await cache.add(request);
      },
    };
    return cache;
  }

  keys = async () => [...this.stores.keys()];
  delete = async (name: string) => this.stores.delete(name);
}

let now: number;
let online: boolean;
/** For whom the server renders. */
let renderedFor: PageViewer;
let asked: string[];
let caches: MemoryCaches;
let kept: PageCache;

function respond(url: string): Response {
  const { pathname, searchParams } = new URL(url);
  const headers = { date: new Date(now).toUTCString(), 'content-language': 'zh-CN' };
  if (pathname === '/offline') {
    const body = `offline ${searchParams.get('lang')} <section id="saved" hidden><ul></ul></section>`;
    return new Response(body, { headers });
  }
  if (/^\/(assets|media|uploads)\//.test(pathname)) return new Response('file', { headers });
  if (pathname.endsWith('/404')) return new Response('', { status: 404 });
  const title = `<title>${pathname.split('/').at(-1)} · 远景学院</title>`;
  const body = `${title}<link href="/assets/app.css"><img alt="" src="/media/a.webp">`;
  return new Response(body, { headers: { ...headers, [VIEWER_HEADER]: renderedFor } });
}

beforeEach(async () => {
  now = Date.parse('2026-03-02T02:00:00Z');
  online = true;
  renderedFor = 'guest';
  asked = [];
  const network = async (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!online) throw new TypeError('no network');
    asked.push(new URL(url).pathname);
    return respond(url);
  };
  caches = new MemoryCaches(network);
  kept = new PageCache({
    caches: caches as unknown as CacheStorage,
    fetch: network,
    origin,
    now: () => now,
  });
  await kept.prepare();
});

const lesson = (id: number) => `/courses/1/content/${id}`;
const open = (path: string, viewer: PageViewer = renderedFor) =>
  kept.see(viewer, 'zh').then(() => kept.keep(path, { viewer, locale: 'zh' }, ['/assets/zh.js']));
const offline = async (path: string) => (await kept.answerOffline(`${origin}${path}`)).text();

describe('a lesson that was opened', () => {
  test('is read without a network, whatever its query', async () => {
    await open(lesson(7));
    online = false;
    expect(await offline(`${lesson(7)}?lang=en#top`)).toContain('<title>7');
  });

  test('is stored with its files and pictures', async () => {
    await open(lesson(7));
    online = false;
    for (const asset of ['/assets/app.css', '/assets/zh.js']) {
      expect((await kept.answerAsset(new Request(`${origin}${asset}`))).ok).toBe(true);
    }
    expect((await kept.findPicture(new Request(`${origin}/media/a.webp`)))?.ok).toBe(true);
  });

  test('is not requested again within the hour', async () => {
    await open(lesson(7));
    await open(lesson(7));
    now += 2 * 60 * 60 * 1000;
    await open(lesson(7));
    expect(asked.filter((path) => path === lesson(7))).toHaveLength(2);
  });

  test('is not requested when the worker has just fetched it', async () => {
    const rendered = respond(`${origin}${lesson(8)}`);
    await kept.keep(lesson(8), { viewer: 'guest', locale: 'zh' }, [], rendered);
    expect(asked).not.toContain(lesson(8));
    expect(await offline(lesson(8))).toContain('<title>8');
  });

  test('is not stored when the server rendered it for somebody else', async () => {
    renderedFor = 'user-2';
    await open(lesson(7), 'user-1');
    expect(await offline(lesson(7))).toContain('offline zh');
  });

  test('is deleted, and no other lesson, once it is closed to the person', async () => {
    renderedFor = 'user-1';
    await open(lesson(7));
    await open(lesson(8));
    await kept.remove([lesson(7), lesson(9)]);
    online = false;
    expect(await offline(lesson(7))).toContain('offline zh');
    expect(await offline(lesson(8))).toContain('<title>8');
  });

  test('is deleted when it was not opened for more than 30 days', async () => {
    await open(lesson(7));
    now += 29 * 24 * 60 * 60 * 1000;
    await open(lesson(8));
    expect(await offline(lesson(7))).toContain('<title>7');
    now += 2 * 24 * 60 * 60 * 1000;
    await kept.see('guest', 'zh');
    expect(await offline(lesson(7))).toContain('offline zh');
    expect(await offline(lesson(8))).toContain('<title>8');
  });

  test('is deleted when there are too many newer ones', async () => {
    for (let id = 1; id <= 170; id++) await open(lesson(id));
    expect(await offline(lesson(1))).toContain('offline zh');
    expect(await offline(lesson(170))).toContain('<title>170');
  });
});

test('a picture with a signed address is stored once, and longer than its signature is valid', async () => {
  const picture = (signature: string) => `/uploads/a.webp?s=${signature}`;
  const page = (signature: string) =>
    new Response(`<title>7</title><img alt="" src="${picture(signature)}">`, {
      headers: {
        date: new Date(now).toUTCString(),
        'content-language': 'zh-CN',
        [VIEWER_HEADER]: 'guest',
      },
    });
  const keep = (signature: string) =>
    kept.keep(lesson(7), { viewer: 'guest', locale: 'zh' }, [], page(signature));
  await keep('first.signature');
  now += 20 * 60 * 60 * 1000;
  await keep('second.signature');
  expect(asked.filter((path) => path === '/uploads/a.webp')).toHaveLength(1);
  online = false;
  expect(await offline(lesson(7))).toContain('second.signature');
  for (const signature of ['first.signature', 'second.signature']) {
    const found = await kept.findPicture(new Request(`${origin}${picture(signature)}`));
    expect(await found?.text()).toBe('file');
  }
});

test('a page that is no lesson is never stored', async () => {
  for (const path of [
    '/profile',
    '/courses/1',
    '/api/content/get',
    lesson(1).replace('1/', 'x/'),
  ]) {
    await open(path);
    expect(asked).not.toContain(path);
    expect(await offline(path)).toContain('offline zh');
  }
});

test('what was stored for one person is deleted when another opens a page', async () => {
  renderedFor = 'user-1';
  await open(lesson(7));
  await kept.see('user-2', 'zh');
  expect(await offline(lesson(7))).toContain('offline zh');
  await kept.see('user-1', 'zh');
  expect(await offline(lesson(7))).toContain('offline zh');
});

test('logging out leaves nothing on the device', async () => {
  renderedFor = 'user-1';
  await open(lesson(7));
  await kept.forget();
  expect((await caches.keys()).filter((name) => name.startsWith('lessons-'))).toEqual([]);
});

test('without a network other pages say so in the language of the person', async () => {
  await kept.see('guest', 'en');
  expect(await offline('/courses')).toContain('offline en');
  expect(await offline('/courses?lang=zh')).toContain('offline zh');
});

test('without a network other pages list the lessons that can be read, the latest first', async () => {
  await open(lesson(7));
  await open(lesson(9));
  const page = await offline('/courses');
  expect(page).toContain('<section id="saved">');
  expect(page.indexOf(`href="${lesson(9)}">9<`)).toBeGreaterThan(0);
  expect(page.indexOf(`href="${lesson(9)}"`)).toBeLessThan(page.indexOf(`href="${lesson(7)}"`));
});

test('the person of the device is stored, so that a restarted worker has it', async () => {
  renderedFor = 'user-1';
  await open(lesson(7));
  const woken = new PageCache({
    caches: caches as unknown as CacheStorage,
    fetch: async () => Response.error(),
    origin,
    now: () => now,
  });
  expect(await (await woken.answerOffline(`${origin}${lesson(7)}`)).text()).toContain('<title>7');
});

test('the offline page is fetched again after a day', async () => {
  await kept.see('guest', 'zh');
  now += 25 * 60 * 60 * 1000;
  await kept.see('guest', 'zh');
  expect(asked.filter((path) => path === '/offline')).toHaveLength(4);
});
