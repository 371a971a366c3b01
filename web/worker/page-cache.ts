import { UPLOADS_PATH } from '#contract/files.ts';
import { type PageViewer, VIEWER_HEADER } from '#contract/viewer.ts';
import type { Locale } from '#domain/locale.ts';
import { DAY_MS, HOUR_MS } from '#domain/units.ts';
import { assetsOf, picturesOf, titleOf, withLessons } from './page-text.ts';

const ASSETS = 'assets';
const SITE = 'site';
const LESSONS = 'lessons-';
const STATE_PATH = '/worker-state';

/** Lessons and their pictures, together; the oldest are deleted first. */
const MAX_CACHED_LESSONS = 160;
/** A lesson that was not opened for so long with a network may be closed to its reader by now. */
const KEPT_MS = 30 * DAY_MS;
/** A build has about a hundred files; those of stored lessons stay whatever their age. */
const MAX_ASSETS = 400;

/** Ignores `Vary`: there is only one response. */
const LENIENT = { ignoreVary: true };

const LESSON_PATH = /^\/courses\/\d+\/content\/\d+$/;
const languages: readonly Locale[] = ['zh', 'en'];

/**
 * The key of a stored file. An upload's signature expires; a stored file stays readable after that,
 * and a later signature is for the same bytes.
 */
function keyOf(address: string): string {
  const url = new URL(address);
  if (url.pathname.startsWith(UPLOADS_PATH)) url.search = '';
  return url.href;
}

interface State {
  viewer: PageViewer;
  locale: Locale;
}

/** The dependencies of the worker; tests pass their own. */
export interface Surroundings {
  caches: CacheStorage;
  fetch: typeof fetch;
  origin: string;
  now: () => number;
}

/**
 * The pages stored on this device to be read without a network: text lessons of one person at a
 * time, with the files of their pages. Nothing else personal is ever stored.
 */
export class PageCache {
  readonly #around: Surroundings;
  #state: State | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Whole addresses: outside of a browser nothing else identifies a request. */
  #whole(path: string): string {
    return new URL(path, this.#around.origin).href;
  }

  async #readState(): Promise<State> {
    if (this.#state === undefined) {
      const stored = await (await this.#around.caches.open(SITE)).match(this.#whole(STATE_PATH));
      this.#state = stored ? await stored.json() : { viewer: 'guest', locale: 'zh' };
    }
    return this.#state as State;
  }

  /** Fetches what must be stored while there is a network. */
  async prepare(): Promise<void> {
    await (await this.#around.caches.open(SITE)).addAll(
      languages.map((locale) => new Request(this.#whole(offlinePath(locale)), { cache: 'reload' })),
    );
  }

  /** Records the person and the language; what was stored for anybody else is deleted. */
  async see(viewer: PageViewer, locale: Locale): Promise<void> {
    const { caches } = this.#around;
    const state = await this.#readState();
    if (state.viewer !== viewer || state.locale !== locale) {
      this.#state = { viewer, locale };
      await (await caches.open(SITE)).put(this.#whole(STATE_PATH), Response.json(this.#state));
    }
    const others = (await caches.keys()).filter(
      (name) => name.startsWith(LESSONS) && name !== `${LESSONS}${viewer}`,
    );
    for (const name of others) await caches.delete(name);
    await this.#removeOld(await caches.open(`${LESSONS}${viewer}`));
    await this.#refreshOfflinePages();
  }

  /** Deletes lessons of the present person, which are closed to them. */
  async remove(paths: readonly string[]): Promise<void> {
    const { viewer } = await this.#readState();
    const lessons = await this.#around.caches.open(`${LESSONS}${viewer}`);
    for (const path of paths) await lessons.delete(this.#whole(path), LENIENT);
  }

  async #removeOld(lessons: Cache): Promise<void> {
    for (const key of await lessons.keys()) {
      if (!LESSON_PATH.test(new URL(key.url).pathname)) continue;
      const page = await lessons.match(key, LENIENT);
      const savedAt = Date.parse(page?.headers.get('date') ?? '');
      if (this.#around.now() - savedAt > KEPT_MS) await lessons.delete(key);
    }
  }

  async forget(): Promise<void> {
    const { locale } = await this.#readState();
    await this.see('guest', locale);
    // Pages stored by a guest on a shared device are deleted as well.
    await this.#around.caches.delete(`${LESSONS}guest`);
  }

  /** Their texts may have changed since the worker was installed. */
  async #refreshOfflinePages(): Promise<void> {
    const { caches, now } = this.#around;
    const kept = await (await caches.open(SITE)).match(this.#whole(offlinePath('zh')));
    const savedAt = Date.parse(kept?.headers.get('date') ?? '');
    if (now() - savedAt < DAY_MS) return;
    await this.prepare().catch(() => {
      // No network now; the stored pages serve.
    });
  }

  /**
   * Stores an opened lesson, with its files and pictures.
   * @param path without query: a lesson is stored in the language it was last read in
   * @param assets what the page has loaded, besides what its markup names
   * @param passedOn the page itself, where the worker has just fetched it
   */
  async keep(
    path: string,
    { viewer, locale }: State,
    assets: readonly string[],
    passedOn?: Response,
  ): Promise<void> {
    if (!LESSON_PATH.test(path)) return;
    const { caches, fetch, now } = this.#around;
    const lessons = await caches.open(`${LESSONS}${viewer}`);
    const address = this.#whole(path);
    const known = await lessons.match(address, LENIENT);
    const isInLanguage = (page: Response | undefined) =>
      page?.headers.get('content-language')?.startsWith(locale) ?? false;
    const rendered = isInLanguage(passedOn) ? passedOn : undefined;
    const isFresh =
      isInLanguage(known) && now() - Date.parse(known?.headers.get('date') ?? '') < HOUR_MS;
    if (isFresh && rendered === undefined) return;
    const page = rendered ?? (await fetch(address, { credentials: 'same-origin' }));
    // The response decides whose page it is.
    if (!page.ok || page.redirected || page.headers.get(VIEWER_HEADER) !== viewer) return;
    const html = await page.clone().text();
    // The page is stored last: a stored lesson has its files.
    await this.#addMissing(await caches.open(ASSETS), [...assets, ...assetsOf(html)]);
    await this.#addMissing(lessons, picturesOf(html));
    await lessons.delete(address, LENIENT);
    await lessons.put(address, page);
    for (const old of (await lessons.keys()).slice(0, -MAX_CACHED_LESSONS))
      await lessons.delete(old);
    await this.#sweepAssets(lessons);
  }

  async #sweepAssets(lessons: Cache): Promise<void> {
    const assets = await this.#around.caches.open(ASSETS);
    const keys = await assets.keys();
    if (keys.length <= MAX_ASSETS) return;
    const needed = new Set<string>();
    for (const { html } of await this.#pagesIn(lessons)) {
      for (const asset of assetsOf(html)) needed.add(asset);
    }
    for (const key of keys.slice(0, -MAX_ASSETS)) {
      if (!needed.has(new URL(key.url).pathname)) await assets.delete(key);
    }
  }

  async #pagesIn(lessons: Cache): Promise<{ path: string; html: string }[]> {
    const pages = [];
    for (const key of await lessons.keys()) {
      const path = new URL(key.url).pathname;
      const page = LESSON_PATH.test(path) ? await lessons.match(key, LENIENT) : undefined;
      if (page) pages.push({ path, html: await page.text() });
    }
    return pages;
  }

  async #addMissing(cache: Cache, paths: readonly string[]): Promise<void> {
    for (const address of new Set(paths.map((path) => this.#whole(path)))) {
      const kept = keyOf(address);
      if (await cache.match(kept, LENIENT)) continue;
      try {
        const response = await this.#around.fetch(address);
        if (response.ok) await cache.put(kept, response);
      } catch {
        // One missing picture must not lose the lesson.
      }
    }
  }

  /** A built file, from the cache where it is stored: its name contains a hash of its content. */
  async answerAsset(request: Request): Promise<Response> {
    const assets = await this.#around.caches.open(ASSETS);
    const known = await assets.match(request, LENIENT);
    if (known) return known;
    const response = await this.#around.fetch(request);
    if (response.ok) await assets.put(request, response.clone());
    return response;
  }

  /** A picture of a stored lesson, once the network has failed. */
  async findPicture(request: Request): Promise<Response | undefined> {
    const { viewer } = await this.#readState();
    const lessons = await this.#around.caches.open(`${LESSONS}${viewer}`);
    return lessons.match(keyOf(request.url), LENIENT);
  }

  /** The page without a network: the stored lesson, or the list of what can be read instead. */
  async answerOffline(url: string): Promise<Response> {
    const { caches } = this.#around;
    const { viewer, locale } = await this.#readState();
    const lessons = await caches.open(`${LESSONS}${viewer}`);
    const { pathname, searchParams } = new URL(url);
    const lesson = LESSON_PATH.test(pathname)
      ? await lessons.match(this.#whole(pathname), LENIENT)
      : undefined;
    if (lesson) return lesson;
    const asked = searchParams.get('lang');
    const page = await (await caches.open(SITE)).match(
      this.#whole(offlinePath(asked === 'zh' || asked === 'en' ? asked : locale)),
    );
    if (!page) return Response.error();
    const kept = (await this.#pagesIn(lessons)).toReversed();
    const list = kept.map(({ path, html }) => ({ path, title: titleOf(html) || path }));
    return new Response(withLessons(await page.text(), list), { headers: page.headers });
  }
}

function offlinePath(locale: Locale): string {
  return `/offline?lang=${locale}`;
}
