import type { Page } from '@playwright/test';
import { accountCalls } from '#contract/accounts.ts';
import type { ErrorEnvelope } from '#contract/call.ts';
import {
  callApi,
  demoPeople,
  enter,
  enterAsNewcomer,
  expect,
  hydrated,
  test,
  textsOf,
} from './support.ts';

const t = textsOf('zh');

/**
 * The next request of an address is refused as it would be a quarter of an hour after the login;
 * when the server does that itself is held by the tests of the API.
 */
async function refuseOnce(page: Page, address: string) {
  const refusal: ErrorEnvelope = {
    code: 0,
    success: false,
    msg: t('errors.REAUTHENTICATION_REQUIRED'),
    show: 1,
    data: null,
    error: 'REAUTHENTICATION_REQUIRED',
    request_id: 'of-this-journey',
  };
  await page.route(address, (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 });
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: t('secondFactor.again.title') });
const typePassword = async (page: Page, password: string) => {
  const dialog = dialogOf(page);
  await dialog.getByLabel(t('accounts.password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: t('secondFactor.again.submit'), exact: true }).click();
};

test('a learner confirms that it is them before other devices are logged out', async ({
  page,
  request,
}) => {
  const person = await enterAsNewcomer(page, 'zh');
  const { email, password } = person;
  const elsewhere = await callApi(request, accountCalls.login, { body: { email, password } });
  await page.goto('/profile?tab=settings');
  await hydrated(page);
  const endOthers = page.getByRole('button', { name: t('accounts.settings.sessions.endOthers') });

  await refuseOnce(page, '**/api/users/sessions/endOthers');
  await endOthers.click();
  await expect(dialogOf(page)).toBeVisible();
  await dialogOf(page)
    .getByRole('button', { name: t('controls.cancel') })
    .click();
  await expect(page.getByText(t('errors.REAUTHENTICATION_REQUIRED'))).toBeVisible();
  await callApi(request, accountCalls.profile, {}, elsewhere.token);

  await refuseOnce(page, '**/api/users/sessions/endOthers');
  await endOthers.click();
  await typePassword(page, 'a-wrong-guess');
  await expect(dialogOf(page).getByText(t('validation.current_password_wrong'))).toBeVisible();
  // Who registered by a provider has none.
  const help = dialogOf(page).getByRole('link', { name: t('accounts.noPassword.link') });
  await expect(help).toHaveAttribute('href', '/auth/forgot');
  await typePassword(page, password);
  await expect(dialogOf(page)).toBeHidden();
  await expect(endOthers).toBeHidden();
});

test('an admin confirms that it is them, and the file of people is saved', async ({ page }) => {
  await enter(page, 'zh', demoPeople.admin);
  await page.goto('/admin/users');
  await hydrated(page);
  await refuseOnce(page, '**/api/admin/users.csv*');
  await page.getByRole('button', { name: t('admin.accounts.export') }).click();
  const saved = page.waitForEvent('download');
  await typePassword(page, demoPeople.admin.password);
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
});
