import { demoPeople, enter, expect, hydrated, type Language, test, textsOf } from './support.ts';

/** Requests that fail: the data of a page, and a like. */

test.use({ expectedErrors: /ERR_FAILED|status of 500/ });

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}, a lesson whose data fails to load says so, and loads when tried again`, async ({
    page,
  }) => {
    const t = textsOf(language);
    await page.goto(`/courses/1?lang=${language}`);
    await hydrated(page);
    await page.route('**/*.data*', (route) => route.abort());
    await page.locator('a[href^="/courses/1/content/"]').first().click();
    await expect(page.getByRole('heading', { name: t('common.failedToLoad') })).toBeVisible();
    await page.unroute('**/*.data*');
    await page.getByRole('button', { name: t('common.retry') }).click();
    await hydrated(page);
    await expect(page.getByRole('heading', { name: t('common.failedToLoad') })).toHaveCount(0);
    expect(new URL(page.url()).pathname).toMatch(/^\/courses\/1\/content\/\d+$/);
  });
}

test('a like that fails on the server changes nothing and shows no error', async ({ page }) => {
  const t = textsOf('en');
  await enter(page, 'en', demoPeople.student);
  await page.goto('/courses/1?lang=en');
  await hydrated(page);
  const like = page.getByRole('button', {
    name: new RegExp(`^(${t('courses.like.action')}|${t('courses.like.undo')})`),
  });
  const title = await like.getAttribute('title');
  const text = await like.textContent();
  await page.route('**/api/course/*like', (route) => route.fulfill({ status: 500, body: '' }));
  const failed = page.waitForResponse('**/api/course/*like');
  await like.click();
  await failed;
  await expect(like).toBeEnabled();
  await expect(like).toHaveAttribute('title', title ?? '');
  await expect(like).toHaveText(text ?? '');
  await expect(page.getByRole('region', { name: t('common.notifications') })).toHaveText('');
});
