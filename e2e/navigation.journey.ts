import type { Page } from '@playwright/test';
import { demoPeople, enter, expect, hydrated, type Language, test, textsOf } from './support.ts';

/**
 * Going from page to page loads no document, within the site and within the administration; each
 * has a table of routes of its own, which arrives once (docs/decisions/0178).
 */

/** What a page asks for from now on: documents, and tables of routes. */
function watchRequests(page: Page) {
  const seen = { documents: [] as string[], tables: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) seen.documents.push(pathname);
    const [, table] = /^\/assets\/(routes|manifest)-/.exec(pathname) ?? [];
    if (table !== undefined) seen.tables.push(table);
  });
  return seen;
}

/** The links of the home page, but for those in closed menus and of courses that ask for a login. */
const homeLinks =
  ':is(header nav, main, footer) a[href^="/"]:visible:not([hreflang], [href="/"], article a[href^="/courses/"], [aria-roledescription] [aria-roledescription] a)';

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`a guest reaches every page that the home page leads to, with one table (${language})`, async ({
    page,
  }) => {
    const seen = watchRequests(page);
    await page.goto(`/?lang=${language}`);
    await hydrated(page);
    const home = await page.title();
    const addresses = await page
      .locator(homeLinks)
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    expect(addresses.length).toBeGreaterThan(15);
    for (const address of addresses) {
      await page
        .locator(homeLinks)
        .and(page.locator(`[href="${address}"]`))
        .first()
        .click();
      await expect(page).toHaveURL((url) => url.pathname + url.search === address);
      await expect(page).not.toHaveTitle(home);
      await page.goBack();
      await expect(page).toHaveTitle(home);
    }
    expect(seen).toEqual({ documents: ['/'], tables: ['routes'] });
  });
}

test('an admin enters the administration by a document, and goes on and back without one', async ({
  page,
}) => {
  const t = textsOf('en');
  await enter(page, 'en', demoPeople.admin);
  await page.goto('/courses');
  await hydrated(page);
  const seen = watchRequests(page);
  await page
    .locator('summary')
    .filter({ hasText: t('layout.accountOf', { email: '' }).trim() })
    .click();
  await page.getByRole('link', { name: t('layout.admin'), exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await hydrated(page);
  await page.getByRole('link', { name: t('admin.layout.sections.payments'), exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/payments$/);
  await page.getByRole('link', { name: t('admin.layout.backToSite') }).click();
  await expect(page).toHaveURL(/\/$/);
  await page
    .getByRole('link', { name: t('layout.teachers'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/teachers$/);
  expect(seen).toEqual({ documents: ['/admin'], tables: ['manifest'] });
});
