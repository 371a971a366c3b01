import type { Page } from '@playwright/test';
import { adminAccessCalls } from '#contract/course-access.ts';
import { courseCalls } from '#contract/courses.ts';
import { learningCalls } from '#contract/learning.ts';
import {
  callApi,
  demoPeople,
  enter,
  enterAsNewcomer,
  expect,
  hydrated,
  type Language,
  test,
  textsOf,
  tokenOf,
} from './support.ts';

/** Without a network the lessons that a person has opened can be read, and nobody else’s. */

/** Chromium's messages about requests that fail without a network. */
test.use({ expectedErrors: /status of 4\d\d|net::ERR_(INTERNET_DISCONNECTED|FAILED)/ });

/** Two text lessons of a free course, and their titles. */
async function textLessons(request: Parameters<typeof callApi>[0], language: Language) {
  const { list: courses } = await callApi(request, courseCalls.list, { query: { limit: 100 } });
  for (const course of courses.filter(({ is_free }) => is_free)) {
    const { course_id } = course;
    const { list } = await callApi(request, learningCalls.contents, { query: { course_id } });
    const [first, second] = list
      .filter(({ type }) => type === 'text')
      .map((content) => ({
        path: `/courses/${course_id}/content/${content.content_id}`,
        title: language === 'zh' ? content.title_zh : content.title,
      }));
    if (first && second) return { course_id, first, second };
  }
  throw new Error('the demo academy has no free course with two texts');
}

/**
 * Waits until the service worker has handled the page’s message: the lesson is stored, or is not.
 */
async function kept(page: Page, path: string, isKept = true): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (address) => {
        const names = (await caches.keys()).filter((name) => name.startsWith('lessons-'));
        const found = await Promise.all(
          names.map(async (name) => (await caches.open(name)).match(address)),
        );
        return found.some((response) => response !== undefined);
      }, path),
    )
    .toBe(isKept);
}

for (const language of ['zh', 'en'] as const) {
  test(`a lesson that was opened is read offline, another is not (${language})`, async ({
    page,
    context,
    request,
  }) => {
    const t = textsOf(language);
    const { course_id, first, second } = await textLessons(request, language);
    await page.goto(`${first.path}?lang=${language}`);
    await hydrated(page);
    await kept(page, first.path);

    await context.setOffline(true);
    await page.goto(first.path);
    await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
    await hydrated(page);
    // It looks as it did: the style sheet came along.
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');

    // From the page itself, a link to another lesson leads to what can be read instead.
    await page.getByRole('link', { name: second.title }).last().click();
    await expect(page.getByRole('heading', { name: t('platform.offlineTitle') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en');
    await page.getByRole('link', { name: first.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();

    // With the network back everything is as always.
    await context.setOffline(false);
    await page.goto(`/courses/${course_id}`);
    await hydrated(page);
    await page.getByRole('link', { name: second.title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
    // Opened by a client-side navigation, it is stored all the same.
    await kept(page, second.path);
  });
}

test('logging out deletes the stored lessons from the device', async ({
  page,
  context,
  request,
}) => {
  const { first } = await textLessons(request, 'zh');
  const t = textsOf('zh');
  await enter(page, 'zh', demoPeople.student);
  await page.goto(first.path);
  await hydrated(page);
  await kept(page, first.path);
  await page
    .locator('summary')
    .filter({ hasText: t('layout.accountOf', { email: '' }).trim() })
    .click();
  await page.getByRole('button', { name: t('layout.logout') }).click();
  await expect(page.getByRole('link', { name: t('layout.login') }).first()).toBeVisible();

  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await caches.keys()).filter((name) => name.startsWith('lessons-user')),
      ),
    )
    .toEqual([]);
  await context.setOffline(true);
  await page.goto(first.path);
  await expect(page.getByRole('heading', { name: t('platform.offlineTitle') })).toBeVisible();
});

test('when access to a course ends, its stored lessons are deleted', async ({
  page,
  context,
  request,
}) => {
  const admin = await tokenOf(request, 'admin');
  const { list: courses } = await callApi(request, courseCalls.list, { query: { limit: 100 } });
  const id = courses.find(({ title }) => title === 'Value Investing: A Beginning')?.course_id ?? 0;
  const { user, token } = await enterAsNewcomer(page, 'en');
  const access = { user_ids: [user.user_id], reason: 'A prize' };
  await callApi(request, adminAccessCalls.grant, { params: { id }, body: access }, admin);
  const query = { course_id: id };
  const { list } = await callApi(request, learningCalls.contents, { query }, token);
  const lesson = list.find(({ type }) => type === 'text');
  const path = `/courses/${id}/content/${lesson?.content_id}`;
  await page.goto(path);
  await hydrated(page);
  await kept(page, path);

  const params = { id, user_id: user.user_id };
  const body = { reason: 'A mistake' };
  await callApi(request, adminAccessCalls.end, { params, body }, admin);
  await page.goto(`/courses/${id}`);
  await hydrated(page);
  await kept(page, path, false);
  await context.setOffline(true);
  await page.goto(path);
  await expect(
    page.getByRole('heading', { name: textsOf('en')('platform.offlineTitle') }),
  ).toBeVisible();
});

test('no response of the API is stored on the device', async ({ page, request }) => {
  const { first } = await textLessons(request, 'zh');
  await enter(page, 'zh', demoPeople.student);
  await page.goto(first.path);
  await hydrated(page);
  await kept(page, first.path);
  await page.goto('/profile');
  await hydrated(page);
  const addresses = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  const expected =
    /^\/(assets\/|land\/|offline$|worker-state$|courses\/\d+\/content\/\d+$|media\/|files\/)/;
  expect(addresses.filter((path) => !expected.test(path))).toEqual([]);
});

test('the academy can be installed, in both languages', async ({ page, request }) => {
  for (const language of ['zh', 'en'] as const) {
    await page.goto(`/?lang=${language}`);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await request.get(href ?? '')).json();
    expect(manifest).toMatchObject({
      name: language === 'zh' ? '远景学院' : 'Prospect Academy',
      lang: language === 'zh' ? 'zh-CN' : 'en',
      display: 'standalone',
      start_url: '/',
    });
    for (const { src, sizes } of manifest.icons) {
      const icon = await (await request.get(src)).body();
      expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
    }
  }
});
