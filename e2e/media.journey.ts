import type { APIRequestContext, Page } from '@playwright/test';
import { courseCalls } from '#contract/courses.ts';
import { learningCalls } from '#contract/learning.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import { accessibilityProblems } from './accessibility.ts';
import {
  callApi,
  enter,
  enterAsNewcomer,
  expect,
  hydrated,
  makeShort,
  test,
  textsOf,
} from './support.ts';

/** Videos, audio lessons and documents: watched, left, resumed and completed. */

/** A lesson of a free course of the demo. */
async function findLesson(request: APIRequestContext, course: string, type: LessonType) {
  const { list: courses } = await callApi(request, courseCalls.list, { query: { limit: 100 } });
  const found = courses.find(({ title }) => title === course);
  if (!found) throw new Error(`the demo course “${course}” is missing`);
  const query = { course_id: found.course_id };
  const { list } = await callApi(request, learningCalls.contents, { query });
  const content = list.find((one) => one.type === type);
  if (!content) throw new Error(`“${course}” has no ${type}`);
  return { ...content, path: `/courses/${found.course_id}/content/${content.content_id}` };
}

async function storedLesson(page: Page, request: APIRequestContext, content_id: number) {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  return callApi(request, learningCalls.content, { query: { content_id } }, token);
}

/** The recording of a page. */
const mediaOf = (page: Page) => ({
  seconds: () =>
    page.evaluate(() => document.querySelector<HTMLMediaElement>('video,audio')?.currentTime ?? -1),
  isPaused: () =>
    page.evaluate(() => document.querySelector<HTMLMediaElement>('video,audio')?.paused),
});

/** The user agent of WeChat on a phone. */
const weChat =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 ' +
  'Chrome/126.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50 MMWEBID/1 Language/zh_CN';

async function expectAccessible(page: Page) {
  const context = { include: ['main'], exclude: ['iframe'] };
  expect(await accessibilityProblems(page, { context })).toEqual([]);
}

test('a video resumes at the same second on another device, and is completed once watched', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const t = textsOf('zh');
  const person = await enterAsNewcomer(page, 'zh');
  const video = await findLesson(request, 'First Steps in Investing', 'video');

  // Watching a little, then leaving the page. A tab that is closed under load may be ended before
  // its last request leaves; then it is watched and left again.
  const query = { content_id: video.content_id };
  let token = '';
  const stored = () => callApi(request, learningCalls.content, { query }, token);
  await expect(async () => {
    await page.goto(video.path);
    await hydrated(page);
    await page.getByRole('button', { name: t('player.play'), exact: true }).click();
    await expect.poll(() => mediaOf(page).seconds()).toBeGreaterThan(3);
    token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    await page.goto('about:blank');
    const isKept = expect.poll(async () => (await stored()).position_seconds, { timeout: 5000 });
    await isKept.toBeGreaterThanOrEqual(2);
  }).toPass({ timeout: 90_000 });
  const { position_seconds } = await stored();

  // Another device, where pages are read in WeChat.
  const context = await browser.newContext({ userAgent: weChat, ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  const media = mediaOf(other);
  await enter(other, 'zh', person);
  await other.goto(video.path);
  await hydrated(other);
  await expect(other.getByText(t('player.fromStart'))).toBeVisible();
  expect(await media.seconds()).toBeCloseTo(position_seconds, 0);
  // There the picture stays in the page, and WeChat's own player does not replace it.
  const picture = other.locator('video');
  for (const name of ['playsinline', 'webkit-playsinline', 'x5-playsinline']) {
    await expect(picture).toHaveAttribute(name);
  }
  await expect(picture).not.toHaveAttribute('x5-video-player-type');

  // Space on the focused play button plays once, and pauses once.
  await other.getByRole('button', { name: t('player.play'), exact: true }).focus();
  await other.keyboard.press('Space');
  await expect.poll(media.isPaused).toBe(false);
  await other.keyboard.press('Space');
  await expect.poll(media.isPaused).toBe(true);
  const before = await media.seconds();
  await other.keyboard.press('ArrowRight');
  await expect.poll(media.seconds).toBeCloseTo(before + 5, 1);

  // Captions in both languages at once.
  const captions = other.locator('.player-captions p');
  await other.getByRole('button', { name: t('player.captions.en') }).click();
  await expect(captions).toHaveCount(2);
  // In a small window they stay where they are, and the browser draws none on top of them.
  const showing = await other.evaluate(() => {
    const video = document.querySelector('video');
    video?.dispatchEvent(new Event('enterpictureinpicture'));
    return Array.from(video?.textTracks ?? []).filter(({ mode }) => mode === 'showing').length;
  });
  expect(showing).toBe(0);
  await expect(captions).toHaveCount(2);
  await other.keyboard.press('c');
  await expect(captions).toHaveCount(0);

  // A character typed into the search is no command; a found line is a place to jump to.
  const search = other.getByRole('searchbox', { name: t('player.transcript.search') });
  await search.fill('72');
  await search.press('k');
  expect(await media.isPaused()).toBe(true);
  await search.fill('72');
  await expect(other.getByText(t('player.transcript.found', { count: 1 }))).toBeVisible();
  await other.getByRole('button', { name: '多久翻一倍' }).click();
  await expect.poll(media.seconds).toBeGreaterThan(46);
  await search.fill('');
  await expectAccessible(other);

  // A jump to the end does not count; the page says what is missing, and leads to it.
  const complete = other.getByRole('button', { name: t('learning.complete') });
  await expect(complete).toBeDisabled();
  await expect(other.getByText(t('player.missing.gaps'))).toBeVisible();
  await other.evaluate(() => {
    const video = document.querySelector('video');
    if (video === null) return;
    video.playbackRate = 16;
    video.currentTime = 0;
    void video.play();
  });
  await expect(other.getByText(t('common.earned', { count: 5 })).first()).toBeVisible({
    // It plays at sixteen times the speed, but the server counts at most twice the elapsed time.
    timeout: 60_000,
  });
  expect((await storedLesson(other, request, video.content_id)).completed_by_user).toBe(true);
  await context.close();
});

test('a missing recording is reported, and plays once it is available again', async ({
  page,
  request,
}) => {
  const t = textsOf('en');
  const audio = await findLesson(request, 'Seeing Through Investment Scams', 'audio');
  let isAway = true;
  await page.route('**/media/*.mp3', (route) =>
    isAway ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto(`${audio.path}?lang=en`);
  await hydrated(page);
  await expect(page.getByText(t('learning.problems.audioUnavailable'))).toBeVisible();
  // The transcript can be read all the same.
  await expect(page.getByText('A swindler fears two things')).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: t('common.retry') }).click();
  await page.getByRole('button', { name: t('player.play'), exact: true }).click();
  await expect.poll(() => mediaOf(page).seconds()).toBeGreaterThan(1);
  await expectAccessible(page);
});

test('a missing document is reported and completes nothing until it is available again', async ({
  page,
  request,
}) => {
  const t = textsOf('zh');
  await enterAsNewcomer(page, 'zh');
  const pdf = await findLesson(request, 'Funds and Regular Investing', 'pdf');
  let isAway = true;
  await page.route('**/media/*.pdf*', (route) =>
    isAway ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto(pdf.path);
  await hydrated(page);
  await expect(page.getByText(t('learning.problems.pdfUnavailable'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('learning.complete') })).toBeDisabled();
  expect((await storedLesson(page, request, pdf.content_id)).user_progress).toBe(0);
  await expectAccessible(page);
  isAway = false;
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expect(page.locator('iframe')).toBeVisible();
  await expect(page.getByRole('button', { name: t('learning.complete') })).toBeEnabled();
});

test('a document is read in the page and counts as opened', async ({ page, request }) => {
  const t = textsOf('en');
  await enterAsNewcomer(page, 'en');
  const pdf = await findLesson(request, 'Funds and Regular Investing', 'pdf');
  await makeShort(request, pdf.content_id);
  await page.goto(pdf.path);
  await hydrated(page);
  await expect(page.locator('iframe')).toHaveAttribute('src', /\/media\/fund-factsheet\.pdf/);
  await expect(page.getByText(t('learning.pdf.pages', { count: 4 }))).toBeVisible();
  await expect
    .poll(async () => (await storedLesson(page, request, pdf.content_id)).user_progress)
    .toBeGreaterThanOrEqual(10);
  await expectAccessible(page);
  await expect(page.getByText(t('learning.earning.now'))).toBeVisible();
  await page.getByRole('button', { name: t('learning.complete') }).click();
  await expect(page.getByText(t('common.earned', { count: 5 })).first()).toBeVisible();
});
