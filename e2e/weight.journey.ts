import {
  bytesOf,
  type GuestPath,
  guestPage,
  languages,
  requestsTaken,
  reviewedPage,
  reviewsTaken,
} from './guest-pages.ts';
import { expect, test } from './support.ts';

/**
 * What a guest's page weighs, as the server sends it (docs/performance.md, “Weight of a
 * page”). Sizes and counts, never times: these are the same on every machine. In bytes;
 * kB are thousands.
 */

interface Budget {
  path: GuestPath;
  html: number;
  brotli: number;
}

/** The table of ratings above the reviews; one review with its part of the data; a reply to it. */
const RATINGS = { html: 2_700, brotli: 750 };
const REVIEW = { html: 1_000, brotli: 150 };
const REPLY = { html: 800, brotli: 200 };

const pages: Budget[] = [
  { path: '/', html: 45_000, brotli: 10_400 },
  // With a rating on each of its ten courses; how many of the demo have one depends on the day.
  { path: '/courses', html: 41_800, brotli: 8_800 },
  { path: reviewedPage, html: 43_700, brotli: 10_500 },
  { path: '/teachers/1', html: 31_700, brotli: 9_100 },
  { path: '/faq', html: 35_200, brotli: 7_900 },
];

/** Compressed, all that a guest's home page fetches until it is hydrated. */
const HOME_SCRIPTS = 130_000;
const HOME_SCRIPT_FILES = 11;
const STYLES = 17_000;
const ICONS = 7_000;
/** Drawings that a page holds itself: people without a picture, and names of icons. */
const INLINE_DRAWINGS = 8_000;
/** Document, style sheet, icons, pictures of the first screens, fonts, scripts. */
const HOME_REQUESTS = 30;

/** What the reviews on the page of a course may add to its weight. */
function reviewsWeight(path: GuestPath) {
  if (path !== reviewedPage) return { html: 0, brotli: 0 };
  const { count, replies } = reviewsTaken();
  const weightOf = (part: 'html' | 'brotli') =>
    (count > 0 ? RATINGS[part] : 0) + count * REVIEW[part] + replies * REPLY[part];
  return { html: weightOf('html'), brotli: weightOf('brotli') };
}

const isScript = (path: string) => path.startsWith('/assets/') && path.endsWith('.js');

for (const language of languages) {
  for (const { path, ...budget } of pages) {
    test(`${path} in ${language} stays within its weight`, () => {
      const { text, html, brotli } = guestPage(path, language);
      const reviews = reviewsWeight(path);
      expect.soft(html, 'bytes of HTML').toBeLessThanOrEqual(budget.html + reviews.html);
      expect.soft(brotli, 'bytes compressed').toBeLessThanOrEqual(budget.brotli + reviews.brotli);
      const drawings = text.match(/<svg[\s\S]*?<\/svg>/g) ?? [];
      expect
        .soft(drawings.join('').length, 'bytes of inline SVG')
        .toBeLessThanOrEqual(INLINE_DRAWINGS);
      expect.soft(text, 'landscapes are files').not.toContain('<linearGradient');
    });
  }

  test(`the home page in ${language} makes few requests, all of which its HTML names`, async () => {
    const { text } = guestPage('/', language);
    const asked = requestsTaken(language);
    const scripts = [...new Set(asked.filter(isScript))];
    // The HTML names all that hydration needs, so no script has to be loaded to discover another.
    expect.soft(scripts.filter((script) => !text.includes(script))).toEqual([]);
    const weights = await Promise.all(
      scripts.map(async (script) => (await bytesOf(script, language)).length),
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    expect.soft(total, 'bytes of scripts').toBeLessThanOrEqual(HOME_SCRIPTS);
    expect.soft(scripts.length, 'scripts').toBeLessThanOrEqual(HOME_SCRIPT_FILES);
    expect.soft(asked.length, 'requests').toBeLessThanOrEqual(HOME_REQUESTS);
  });
}

test('style sheet and icons stay within their weight', async () => {
  const { text } = guestPage('/', 'zh');
  const fileOf = (pattern: RegExp) => pattern.exec(text)?.[0] ?? '';
  const styles = await bytesOf(fileOf(/\/assets\/app-[\w-]+\.css/), 'zh');
  const icons = await bytesOf(fileOf(/\/assets\/icons-[\w-]+\.svg/), 'zh');
  expect.soft(styles.length).toBeLessThanOrEqual(STYLES);
  expect.soft(icons.length).toBeLessThanOrEqual(ICONS);
});

test('a landscape is stored by browsers for a year, and follows the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = page.waitForResponse(/\/land\/\w+\/wide-.*-dark\.svg$/);
  await page.goto('/');
  const response = await dark;
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(response.headers()['content-type']).toContain('image/svg+xml');
  const first = page.locator('picture img').first();
  await expect(first).toHaveJSProperty('complete', true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/-right\.svg$/);
});
