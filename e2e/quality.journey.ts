import type { Page, Request } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { mailedLinkPaths } from '#domain/mailed-links.ts';
import { accessibilityProblems } from './accessibility.ts';
import { inLanguage, pagesOf, type Visitor } from './pages.ts';
import { demoPeople, enter, hydrated, watchPage } from './support.ts';

/**
 * What holds for every page, in both languages and both themes: no violation found by axe, no error
 * in the console, no request to another host, no sideways scrolling, content and links without
 * scripts. Private pages are not indexed.
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

/** Without scripts a page of a mailed link cannot read its token: it has a form for the link instead. */
async function missingForPastedLinks(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return /<noscript><form[^>]* method="post".*name="token"/.test(html)
    ? []
    : ['a form for the link'];
}

/**
 * Headings, links and text of a hydrated page’s main part that its HTML lacks, which is all that
 * people without scripts get.
 */
async function missingWithoutScripts(page: Page, address: string): Promise<string[]> {
  const { pathname } = new URL(page.url());
  if (Object.values<string>(mailedLinkPaths).includes(pathname)) {
    return missingForPastedLinks(page, pathname);
  }
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
