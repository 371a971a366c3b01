import { accountCalls } from '#contract/accounts.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { rewardCalls } from '#contract/rewards.ts';
import { mailedPath } from './outbox.ts';
import {
  callApi,
  enterAsNewcomer,
  expect,
  hydrated,
  type Language,
  openPage,
  test,
  textsOf,
  tokenOf,
} from './support.ts';

/** A learner’s account: verifying the address, a reset link, sessions and password. */

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test.describe(`in ${language}`, () => {
    const t = textsOf(language);

    test('a reward needs a verified address, and the page offers to send a new link', async ({
      page,
      request,
      baseURL,
    }) => {
      const { user, token, email } = await enterAsNewcomer(page, language);
      const admin = await tokenOf(request, 'admin');
      const body = { amount: 5000, reason: 'a journey' };
      await callApi(request, pointAdminCalls.adjust, { params: { id: user.user_id }, body }, admin);
      const { list } = await callApi(request, rewardCalls.list, { query: { limit: 100 } }, token);
      const reward = list.find((one) => one.redeemable && one.requires_shipping);
      const first = await mailedPath(baseURL ?? '', email, 'verify');
      await openPage(page, `/rewards/submit/${reward?.reward_id}`);
      await expect(page.getByText(t('accounts.verify.rewardTitle'))).toBeVisible();
      await expect(page.getByLabel(t('rewards.form.name'))).toHaveCount(0);
      await page.getByRole('button', { name: t('accounts.verify.send') }).click();
      await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
      const second = await mailedPath(baseURL ?? '', email, 'verify', first);

      // In another tab, as when the email is opened there; the first link is valid as well.
      const other = await page.context().newPage();
      await other.goto(`/?lang=${language}`);
      await other.goto(first);
      await hydrated(other);
      await other.getByRole('button', { name: t('accounts.verify.submit') }).click();
      await expect(other.getByText(t('accounts.verify.verifiedTitle'))).toBeVisible();
      await other.close();
      await page.reload();
      await expect(page.getByLabel(t('rewards.form.name'))).toBeVisible();

      // The second link says that the address is verified already; an invalid one is refused.
      await openPage(page, second);
      await page.getByRole('button', { name: t('accounts.verify.submit') }).click();
      await expect(page.getByText(t('accounts.verify.alreadyTitle'))).toBeVisible();
      await openPage(page, `/auth/verify?lang=${language}#token=of-last-week`);
      await page.getByRole('button', { name: t('accounts.verify.submit') }).click();
      await expect(page.getByText(t('accounts.verify.deadTitle'))).toBeVisible();
    });

    test('an expired reset link says so before a password is typed', async ({ page }) => {
      await openPage(page, `/auth/reset?lang=${language}#token=of-last-week`);
      await expect(page.getByText(t('accounts.reset.deadTitle'))).toBeVisible();
      await expect(page).not.toHaveURL(/token=/);
      await expect(page.getByLabel(t('accounts.reset.newPassword'))).toHaveCount(0);
      await page.getByRole('link', { name: t('accounts.reset.newLink') }).click();
      await expect(page).toHaveURL(/\/auth\/forgot/);
    });

    test('a learner logs out elsewhere, one by one and all at once, and changes the password', async ({
      page,
      request,
    }) => {
      const person = await enterAsNewcomer(page, language);
      const elsewhere = () => callApi(request, accountCalls.login, { body: person });
      for (let i = 0; i < 3; i++) await elsewhere();
      await openPage(page, '/profile?tab=settings');
      const sessions = page.getByRole('region', { name: t('accounts.settings.sessions.title') });
      await expect(sessions.getByRole('listitem')).toHaveCount(4);
      const device = t('accounts.settings.sessions.unknown');
      const [end = ''] = t('accounts.settings.sessions.end', { device, time: '\n' }).split('\n');
      await sessions.getByRole('button', { name: end }).first().click();
      await expect(page.getByText(t('messages.accounts.sessionEnded'))).toBeVisible();
      await expect(sessions.getByRole('listitem')).toHaveCount(3);
      await page.getByRole('button', { name: t('accounts.settings.sessions.endOthers') }).click();
      await expect(page.getByText(t('accounts.settings.sessions.alone'))).toBeVisible();

      await elsewhere();
      const fresh = 'a-wider-view-than-before';
      const password = page.getByRole('region', { name: t('accounts.settings.password.title') });
      await password.getByLabel(t('accounts.settings.password.current')).fill(person.password);
      await page.getByLabel(t('accounts.reset.newPassword'), { exact: true }).fill(fresh);
      await page.getByLabel(t('accounts.reset.confirm')).fill(fresh);
      await page.setViewportSize({ width: 390, height: 780 });
      const save = page.getByRole('button', { name: t('accounts.settings.password.submit') });
      await save.click();
      const confirmation = page.getByText(t('messages.accounts.passwordChanged'));
      await expect(confirmation).toBeVisible();
      // The confirmation is shown away from the button that was clicked.
      const [above = 0, below = 0] = await Promise.all(
        [confirmation, save].map(async (part) => (await part.boundingBox())?.y),
      );
      expect(Math.abs(above - below)).toBeGreaterThan(100);
      await expect(page.getByText(t('accounts.settings.sessions.alone'))).toBeVisible();

      // This device stays; the old password opens nothing any more, the new one does.
      await page.reload();
      await expect(page).toHaveURL(/tab=settings/);
      const old = await request.post('/api/users/login', { data: person });
      expect(old.status()).toBe(401);
      await callApi(request, accountCalls.login, { body: { ...person, password: fresh } });
    });
  });
}
