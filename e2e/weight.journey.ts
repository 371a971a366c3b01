import http from 'node:http';
import zlib from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { courseCalls } from '#contract/courses.ts';
import { callApi, expect, hydrated, type Language, test } from './support.ts';

/**
 * What a guest's page weighs, as the server sends it (docs/performance.md, “Weight of a
 * page”). Sizes and counts, never times: these are the same on every machine. In bytes;
 * kB are thousands.
 */

interface Budget {
  path: string;
  html: number;
  brotli: number;
  /** What learners wrote on this course: their number differs by the day that the demo loads. */
  reviewsOf?: number;
}

/** The table of ratings above the reviews; one review with its part of the data; a reply to it. */
const RATINGS = { html: 2_700, brotli: 750 };
const REVIEW = { html: 1_000, brotli: 150 };
const REPLY = { html: 800, brotli: 200 };

const pages: Budget[] = [
  { path: '/', html: 49_000, brotli: 10_900 },
  // With a rating on each of its ten courses; how many of the demo have one depends on the day.
  { path: '/courses', html: 44_600, brotli: 8_800 },
  { path: '/courses/1', html: 45_500, brotli: 10_500, reviewsOf: 1 },
  { path: '/teachers/1', html: 33_500, brotli: 9_200 },
  { path: '/faq', html: 36_400, brotli: 8_000 },
];

/** Compressed, all that a guest's home page fetches until it is hydrated. */
const HOME_SCRIPTS = 154_000;
const HOME_SCRIPT_FILES = 12;
const STYLES = 17_000;
const ICONS = 7_000;
/** Drawings that a page holds itself: people without a picture, and names of icons. */
const INLINE_DRAWINGS = 8_000;
/** Document, style sheet, icons, pictures of the first screens, fonts, scripts. */
const HOME_REQUESTS = 30;

/** What the reviews on the page of a course may add to its weight. */
async function reviewsWeight(request: APIRequestContext, courseId: number | undefined) {
  if (courseId === undefined) return { html: 0, brotli: 0 };
  const { list } = await callApi(request, courseCalls.reviews, { query: { course_id: courseId } });
  const replies = list.filter(({ reply }) => reply !== null).length;
  const weightOf = (part: 'html' | 'brotli') =>
    (list.length > 0 ? RATINGS[part] : 0) + list.length * REVIEW[part] + replies * REPLY[part];
  return { html: weightOf('html'), brotli: weightOf('brotli') };
}

/** The bytes of a response as they come over the line. */
function bytesOf(path: string, language: Language): Promise<Buffer> {
  const address = `${test.info().project.use.baseURL}${path}`;
  const headers = { 'accept-encoding': 'br', cookie: `locale=${language}` };
  return new Promise((resolve, reject) => {
    http
      .get(address, { headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          expect(response.statusCode, address).toBe(200);
          expect(response.headers['content-encoding'], address).toBe('br');
          resolve(Buffer.concat(chunks));
        });
      })
      .on('error', reject);
  });
}

async function pageOf(path: string, language: Language) {
  const sent = await bytesOf(path, language);
  const whole = zlib.brotliDecompressSync(sent);
  return { brotli: sent.length, html: whole.length, text: whole.toString() };
}

/** Paths of all that a page asks this site for until it is hydrated. */
async function requestsOf(page: Page, language: Language, path: string): Promise<string[]> {
  const { baseURL = '' } = test.info().project.use;
  await page
    .context()
    .addCookies([{ name: 'locale', value: language, url: baseURL, sameSite: 'Lax' }]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(path);
  await hydrated(page);
  return asked;
}

const isScript = (path: string) => path.startsWith('/assets/') && path.endsWith('.js');

for (const language of ['zh', 'en'] as const) {
  for (const { path, reviewsOf, ...budget } of pages) {
    test(`${path} in ${language} stays within its weight`, async ({ request }) => {
      const { text, html, brotli } = await pageOf(path, language);
      const reviews = await reviewsWeight(request, reviewsOf);
      expect.soft(html, 'bytes of HTML').toBeLessThanOrEqual(budget.html + reviews.html);
      expect.soft(brotli, 'bytes compressed').toBeLessThanOrEqual(budget.brotli + reviews.brotli);
      const drawings = text.match(/<svg[\s\S]*?<\/svg>/g) ?? [];
      expect
        .soft(drawings.join('').length, 'bytes of inline SVG')
        .toBeLessThanOrEqual(INLINE_DRAWINGS);
      expect.soft(text, 'landscapes are files').not.toContain('<linearGradient');
    });
  }

  test(`the home page in ${language} asks for little, and at once`, async ({ page }) => {
    const { text } = await pageOf('/', language);
    const asked = await requestsOf(page, language, '/');
    const scripts = [...new Set(asked.filter(isScript))];
    // Whatever hydration needs is named by the page, so nothing waits for a script to ask.
    expect.soft(scripts.filter((script) => !text.includes(`"${script}"`))).toEqual([]);
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
  const { text } = await pageOf('/', 'zh');
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
