import type { Page } from '@playwright/test';
import { courseCalls } from '#contract/courses.ts';
import { learningCalls } from '#contract/learning.ts';
import {
  callApi,
  demoPeople,
  enter,
  expect,
  hydrated,
  placeholderRoom,
  test,
  textsOf,
} from './support.ts';

/** Defects that learners once met: titles, return addresses, print, large text. */

type Request = Parameters<typeof callApi>[0];

/** The pixels that Chromium reserves in a search field for the button that clears it. */
const CLEAR_BUTTON = 20;

async function findCourse(request: Request, isFree: boolean) {
  const { list } = await callApi(request, courseCalls.list, { query: { limit: 100 } });
  const course = list.find(({ is_free }) => is_free === isFree);
  if (course === undefined) throw new Error('the demo academy lacks such a course');
  const { course_id } = course;
  const found = await callApi(request, learningCalls.contents, { query: { course_id } });
  const lesson = found.list.find(({ type }) => type === 'text');
  return { course, lessonPath: `/courses/${course_id}/content/${lesson?.content_id}` };
}

test('a Chinese course title has lines as tall as its characters', async ({ page, request }) => {
  const { course } = await findCourse(request, true);
  await page.goto(`/courses/${course.course_id}?lang=zh`);
  const title = page.getByRole('heading', { level: 1 });
  const { line, size } = await title.evaluate((element) => {
    const { lineHeight, fontSize } = getComputedStyle(element);
    return { line: Number.parseFloat(lineHeight), size: Number.parseFloat(fontSize) };
  });
  expect(line / size).toBeGreaterThanOrEqual(1.35);
});

test('login and registration in the header lead back to the lesson', async ({ page, request }) => {
  const { lessonPath } = await findCourse(request, true);
  const t = textsOf('en');
  await page.goto(`${lessonPath}?lang=en`);
  await hydrated(page);
  const header = page.getByRole('banner');
  const back = encodeURIComponent(lessonPath);
  for (const name of [t('layout.login'), t('layout.register')]) {
    const link = header.getByRole('link', { name, exact: true }).first();
    await expect(link).toHaveAttribute('href', new RegExp(`redirect=${back}`));
  }
});

test('a printed lesson is the lesson alone', async ({ page, request }) => {
  const { lessonPath } = await findCourse(request, true);
  await page.goto(`${lessonPath}?lang=en`);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  // Terms of the glossary are buttons within the text.
  await expect(page.locator('button:visible:not(.prose *)')).toHaveCount(0);
});

/**
 * As a browser’s setting for text does; by a constructed style sheet, since the policy allows no
 * style in markup.
 */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200%; }');
    document.adoptedStyleSheets = [sheet];
  });

test('twice as large a text makes no page wider than a phone', async ({ page, request }) => {
  const { course } = await findCourse(request, false);
  await enter(page, 'en', demoPeople.student);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/courses', `/courses/${course.course_id}`, '/profile?tab=points']) {
    await page.goto(path);
    await hydrated(page);
    await doubleText(page);
    const tooWide = await page.evaluate(() => {
      if (document.documentElement.scrollWidth <= innerWidth) return [];
      return [...document.querySelectorAll('main *, header *, footer *')]
        .filter(
          (element) => element.checkVisibility() && element.closest('[role=tablist], nav') === null,
        )
        .filter((element) => element.getBoundingClientRect().right > innerWidth)
        .map((element) => `${element.tagName} ${element.getAttribute('class')}`);
    });
    expect.soft(tooWide, path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  }
});

/** Words of the page's heading that begin on one line and end on another. */
const brokenWords = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\w’']+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.push(word);
      }
    }
    return broken;
  });

test('twice as large a text breaks no heading inside a word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/courses', '/teachers', '/faq', '/about', '/cases', '/rewards']) {
    await page.goto(`${path}?lang=en`);
    await hydrated(page);
    await doubleText(page);
    expect.soft(await brokenWords(page), path).toEqual([]);
  }
});

test('a premium course shows its price on its card and to guests in its lessons', async ({
  page,
  request,
}) => {
  const { course, lessonPath } = await findCourse(request, false);
  const t = textsOf('en');
  const points = course.points_required;
  await page.goto('/courses?lang=en');
  const card = page.getByRole('article').filter({ hasText: course.title });
  await expect(card.getByText(t('courseCards.opensFor', { points }))).toBeAttached();
  await page.goto(`${lessonPath}?lang=en`);
  await expect(page.getByRole('heading', { name: t('learning.lock.pointsTitle') })).toBeVisible();
});

test('a guest in a free lesson is told to log in, without a hint at a button that guests lack', async ({
  page,
  request,
}) => {
  const { lessonPath } = await findCourse(request, true);
  for (const language of ['zh', 'en'] as const) {
    const t = textsOf(language);
    await page.goto(`${lessonPath}?lang=${language}`);
    await hydrated(page);
    await expect(page.getByText(t('learning.guestText'))).toBeVisible();
    await expect(page.getByText(t('learning.complete'))).toHaveCount(0);
    await expect(page.getByText(t('learning.rule.read'))).toHaveCount(0);
  }
});

test('the hint in the field of the glossary is shown whole', async ({ page }) => {
  for (const language of ['zh', 'en'] as const) {
    await page.goto(`/glossary?lang=${language}`);
    const field = page.getByPlaceholder(textsOf(language)('glossary.filterHint'));
    for (const width of [390, 1280, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      const room = await placeholderRoom(field);
      expect.soft(room, `${language} ${width}`).toBeGreaterThan(CLEAR_BUTTON);
    }
  }
});

test('no address that the site asks for holds the token of a session', async ({ page }) => {
  const { token } = await enter(page, 'en', demoPeople.student);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  for (const path of ['/', '/profile', '/learning']) {
    await page.goto(`${path}?lang=en`);
    await hydrated(page);
  }
  expect(addresses.length).toBeGreaterThan(3);
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
});

test('a phone changes the language with one tap in its header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses?lang=zh');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
