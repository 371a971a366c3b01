import type { Page, Request } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { demoCourses, demoTeachers } from '#demo/texts/index.ts';
import { accessibilityProblems } from './accessibility.ts';
import { inLanguage, pagesOf, type Visitor } from './pages.ts';
import { demoPeople, enter, hydrated, type Language, textsOf, watchPage } from './support.ts';

/**
 * What holds for every page, in both languages and both themes: no violation found by axe, no error
 * in the console, no request to another host, no sideways scrolling, content and links without
 * scripts, and a head that search engines understand. Private pages are not indexed.
 */

const htmlLang = { zh: 'zh-CN', en: 'en' } as const;
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/**
 * Chinese is looked at in light colours on a phone, English in dark ones on a desktop: axe sees
 * each page once in each theme and language. Both languages have to fit into both widths.
 */
const looks = {
  zh: { scheme: 'light', viewport: phone, otherViewport: desktop },
  en: { scheme: 'dark', viewport: desktop, otherViewport: phone },
} as const;

/** A page that still fetches after this has a request that never ends. */
const SETTLE_WITHIN_MS = 60_000;

/**
 * Waits until a page fetches and draws nothing more: what it loads late, an editor or a
 * player, is checked as well. A recording may be fetched for as long as it lasts, and a stream of
 * events stays open by design. Requests of the previous page are ignored, since their end may never
 * be reported.
 * @returns a function that waits, and returns the addresses whose requests do not end
 */
function settlerOf(page: Page) {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    const isStream = request.headers().accept === 'text/event-stream';
    if (request.resourceType() !== 'media' && !isStream) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const isIdle = () =>
    page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5000 })),
    );
  return async () => {
    const end = Date.now() + SETTLE_WITHIN_MS;
    for (let idleTurns = 0; idleTurns < 2; idleTurns = open.size === 0 ? idleTurns + 1 : 0) {
      if (Date.now() > end) break;
      await isIdle();
    }
    return [...open].map((request) => request.url());
  };
}

/** By how many pixels a page is wider than its window. */
const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Headings, links and text of a hydrated page’s main part that its HTML lacks, which is all that
 * people without scripts get.
 */
async function missingWithoutScripts(page: Page, address: string): Promise<string[]> {
  const { scripted, bare } = await page.evaluate(async (path) => {
    const contentOf = (document: Document) => {
      const main = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
      // What only people without scripts are shown is not part of the comparison.
      for (const node of main?.querySelectorAll('noscript') ?? []) node.remove();
      const found = [...(main?.querySelectorAll('h1, h2, h3, a[href]') ?? [])];
      return {
        parts: found.map((node) => node.getAttribute('href') ?? node.textContent?.trim() ?? ''),
        length: main?.textContent?.length ?? 0,
        waysOn: document.querySelectorAll('header a[href], footer a[href]').length,
      };
    };
    const html = await (await fetch(path)).text();
    return {
      scripted: contentOf(document),
      bare: contentOf(new DOMParser().parseFromString(html, 'text/html')),
    };
  }, address);
  return [
    ...scripted.parts.filter((part) => !bare.parts.includes(part)),
    ...(bare.length < scripted.length * 0.8 ? ['much of its text'] : []),
    ...(bare.waysOn === 0 ? ['ways to other pages'] : []),
  ];
}

/** The pages are split into parts, so that no test is long and workers share them. */
const turns = { guest: 4, student: 1, teacher: 1, admin: 4 } as const satisfies Record<
  Visitor,
  number
>;
const rounds = (['guest', 'student', 'teacher', 'admin'] as const).flatMap((visitor) =>
  Array.from({ length: turns[visitor] }, (_, turn) => ({ visitor, turn })),
);

for (const { visitor, turn } of rounds) {
  for (const language of ['zh', 'en'] as const) {
    test.describe(`${visitor}, ${language}, part ${turn + 1}`, () => {
      test.use({ serviceWorkers: 'block' });

      test('every page is accessible, logs no error, is complete without scripts and no wider than its window', async ({
        page,
        request,
        baseURL,
      }) => {
        if (visitor !== 'guest') await enter(page, language, demoPeople[visitor]);
        const problems: string[] = [];
        let where = '';
        const note = (problem: string) => problems.push(`${where}: ${problem}`);
        await watchPage(page, baseURL ?? '', note);
        const settled = settlerOf(page);
        const addresses = await pagesOf(request, visitor);
        const { scheme, viewport, otherViewport } = looks[language];
        await page.emulateMedia({ colorScheme: scheme });
        for (const address of addresses.filter((_, index) => index % turns[visitor] === turn)) {
          where = address;
          await page.setViewportSize(viewport);
          const response = await page.goto(inLanguage(address, language));
          if (response?.status() !== 200) note(`status ${response?.status()}`);
          await hydrated(page);
          for (const url of await settled()) note(`fetches ${url} without end`);
          if (visitor === 'guest') {
            const missing = await missingWithoutScripts(page, inLanguage(address, language));
            if (missing.length > 0) note(`lacks without scripts: ${missing.join(', ')}`);
          }
          const found = await page.evaluate(() => ({
            lang: document.documentElement.lang,
            headings: document.querySelectorAll('h1').length,
            robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content,
          }));
          if (found.lang !== htmlLang[language]) note(`lang is ${found.lang}`);
          if (visitor !== 'guest' && found.robots !== 'noindex') note(`robots ${found.robots}`);
          if (found.headings !== 1) note(`${found.headings} first headings`);
          for (const problem of await accessibilityProblems(page)) note(problem);
          for (const size of [viewport, otherViewport]) {
            await page.setViewportSize(size);
            const excess = await excessWidth(page);
            if (excess > 0) note(`scrolls sideways by ${excess} px of ${size.width}`);
          }
        }
        expect(problems).toEqual([]);
      });
    });
  }
}

/** The head of a page as a search engine reads it, without running anything. */
async function headOf(html: string) {
  const attribute = (tag: RegExp, name: string) => {
    const found = tag.exec(html)?.[0] ?? '';
    return new RegExp(`${name}="([^"]*)"`).exec(found)?.[1] ?? '';
  };
  const meta = (name: string) =>
    attribute(new RegExp(`<meta [^>]*(name|property)="${name}"[^>]*>`), 'content');
  return {
    title: /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '',
    description: meta('description'),
    robots: meta('robots'),
    image: meta('og:image').replaceAll('&amp;', '&'),
    card: meta('twitter:card'),
    canonical: attribute(/<link [^>]*rel="canonical"[^>]*>/, 'href').replaceAll('&amp;', '&'),
    alternates: [...html.matchAll(/<link [^>]*rel="alternate"[^>]*>/g)].map(
      ([link]) => /hrefLang="([^"]*)"/i.exec(link)?.[1],
    ),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text]) => ({ data: JSON.parse(text ?? '') }),
    ),
  };
}

test('every page of the site map responds, with a head of its own in both languages', async ({
  request,
  baseURL,
}) => {
  const map = await (await request.get('/sitemap.xml')).text();
  // Courses and teachers that other journeys add meanwhile have no texts to compare.
  const isOfDemo = (address: string) => {
    const [, kind, id] = /\/(courses|teachers)\/(\d+)/.exec(address) ?? [];
    const count = kind === 'courses' ? demoCourses.length : demoTeachers.length;
    return kind === undefined || Number(id) <= count;
  };
  const addresses = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, address]) => (address ?? '').replaceAll('&amp;', '&'))
    .filter(isOfDemo);
  expect(addresses.length).toBeGreaterThan(60);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);

  const problems: string[] = [];
  const owners = new Map<string, string>();
  const pictures = new Set<string>();
  for (const address of addresses) {
    // As a search engine asks: with no cookie that remembers the language of the last page.
    const response = await fetch(address);
    const head = await headOf(await response.text());
    const note = (problem: string) => problems.push(`${address}: ${problem}`);
    if (response.status !== 200) note(`status ${response.status}`);
    if (head.robots) note(`robots ${head.robots}`);
    if (head.canonical !== address) note(`canonical ${head.canonical}`);
    if (head.alternates.join() !== 'zh-CN,en,x-default') note(`alternates ${head.alternates}`);
    if (head.card !== 'summary_large_image') note('no card');
    if (head.description.length < 15) note(`description “${head.description}”`);
    const isArticle = address.includes('?article=');
    for (const text of isArticle ? [] : [head.title, head.description]) {
      const owner = owners.get(text);
      if (owner !== undefined) note(`says the same as ${owner}: ${text}`);
      owners.set(text, address);
    }
    pictures.add(head.image);
    // Every guest gets the same response, whose inline scripts the policy allows by their hashes.
    const policy = response.headers.get('content-security-policy') ?? '';
    if (!/script-src 'self'( 'sha256-[^']+')+;/.test(policy)) note(`policy ${policy}`);
  }
  expect(problems).toEqual([]);
  for (const picture of pictures) {
    const response = await request.get(picture);
    expect([picture, response.status()]).toEqual([picture, 200]);
    expect(response.headers()['content-type']).toMatch(/^image\/(png|jpeg)$/);
    const { etag } = response.headers();
    if (!picture.includes('/og/')) continue;
    const again = await request.get(picture, { headers: { 'if-none-match': etag ?? '' } });
    expect(again.status()).toBe(304);
  }
});

test('pages describe themselves by the types of schema.org', async ({ request }) => {
  const typesOf = async (address: string) => {
    const { jsonLd } = await headOf(await (await request.get(address)).text());
    return jsonLd.flatMap(({ data }) => data['@graph'] ?? [data]).map((thing) => thing['@type']);
  };
  expect(await typesOf('/')).toEqual(['EducationalOrganization', 'WebSite']);
  expect(await typesOf('/courses/1')).toEqual(['Course', 'BreadcrumbList']);
  expect(await typesOf('/teachers/1')).toEqual(['Person', 'BreadcrumbList']);
  expect(await typesOf('/faq')).toEqual(['FAQPage']);
});

test('a page for learners loads few script files, since each costs a round trip', async ({
  page,
}) => {
  for (const address of ['/', '/courses', '/courses/1', '/teachers/1', '/faq']) {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await page.goto(address);
    await hydrated(page);
    expect([address, scripts.size > 3 && scripts.size < 25]).toEqual([address, true]);
    page.removeAllListeners('request');
  }
});

test('a missing page is a 404 in the reader’s language', async ({ page }) => {
  for (const address of [
    '/nothing',
    '/courses/999999',
    '/teachers/x',
    '/courses/1/content/999999',
  ]) {
    for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
      const response = await page.goto(inLanguage(address, language));
      expect([address, response?.status()]).toEqual([address, 404]);
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  }
});

test('switching the language keeps the page', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/courses?level=beginner');
  await hydrated(page);
  await page.getByLabel(textsOf('zh')('layout.languageNow')).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/courses\?level=beginner$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  // On a phone the choices are in the menu, which closes and keeps the keyboard;
  // the header's own link to the other language stays.
  await page.setViewportSize(phone);
  await hydrated(page);
  await page.locator(`summary[aria-label="${textsOf('en')('layout.openMenu')}"]`).click();
  await page.locator('details[open]').getByRole('link', { name: '中文' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('link', { name: 'English' })).toBeHidden();
  await expect(page.getByLabel(textsOf('zh')('layout.openMenu'), { exact: true })).toBeFocused();
});

test('switching the language keeps the page without JavaScript, too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    viewport: desktop,
  });
  const page = await context.newPage();
  await page.goto('/courses?level=beginner');
  await page.locator('summary', { hasText: '中文' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/courses\?level=beginner&lang=en$/);
  // And so does every page that it links to.
  await page.locator('main a[href^="/courses/"]').first().click();
  await expect(page).toHaveURL(/\/courses\/\d+$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});
