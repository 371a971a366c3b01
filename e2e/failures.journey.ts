import { expect, hydrated, type Language, test, textsOf } from './support.ts';

/** What a page says of data that were cut off on the way. */

test.use({ expectedErrors: /ERR_FAILED/ });

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}, a lesson that is cut off says so, and comes with the next try`, async ({
    page,
  }) => {
    const t = textsOf(language);
    await page.goto(`/courses/1?lang=${language}`);
    await hydrated(page);
    await page.route('**/*.data*', (route) => route.abort());
    await page.locator('a[href^="/courses/1/content/"]').first().click();
    await expect(page.getByRole('heading', { name: t('learning.failedToLoad') })).toBeVisible();
    await page.unroute('**/*.data*');
    await page.getByRole('button', { name: t('common.retry') }).click();
    await hydrated(page);
    await expect(page.getByRole('heading', { name: t('learning.failedToLoad') })).toHaveCount(0);
    expect(new URL(page.url()).pathname).toMatch(/^\/courses\/1\/content\/\d+$/);
  });
}
