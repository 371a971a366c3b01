import { enterAsNewcomer, expect, hydrated, type Language, test, textsOf } from './support.ts';

/** Logging out where the server does not do its part. */

test.use({ expectedErrors: /status of (4\d\d|500)/ });

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}, a logout that the server fails clears screen and storage`, async ({
    page,
  }) => {
    const t = textsOf(language);
    const person = await enterAsNewcomer(page, language);
    await page.goto('/profile');
    await hydrated(page);
    let asked = 0;
    await page.route('**/api/users/logout', (route) => {
      asked += 1;
      return route.fulfill({ status: 500, body: '' });
    });
    await page
      .locator('summary')
      .filter({ hasText: t('layout.accountOf', { email: '' }).trim() })
      .click();
    await page.getByRole('button', { name: t('layout.logout') }).click();
    await expect(page.getByRole('link', { name: t('layout.login') }).first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await hydrated(page);
    await expect(page.getByText(person.email)).toHaveCount(0);
    const stored = await page.evaluate(() => [
      localStorage.getItem('token'),
      localStorage.getItem('user'),
    ]);
    expect(stored).toEqual([null, null]);
    await page.goto('/profile');
    expect(new URL(page.url()).pathname).toBe('/auth/login');
    await hydrated(page);
    expect(asked).toBe(1);
  });
}
