import { expect, test } from '@playwright/test';
import { inLanguage } from './pages.ts';
import { hydrated, type Language, textsOf } from './support.ts';

/** The language of a page: a missing page has it, and a switch keeps the page. */

const htmlLang = { zh: 'zh-CN', en: 'en' } as const;
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

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
