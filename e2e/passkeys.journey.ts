import type { Page } from '@playwright/test';
import { expect, hydrated, type Language, newcomer, test, textsOf } from './support.ts';

/** A passkey from being added to being removed, with the browser’s virtual authenticator. */

/** WebAuthn accepts no IP address as the site’s domain. */
const named = (baseURL = '') => baseURL.replace('127.0.0.1', 'localhost');

/** A virtual authenticator whose user verification always succeeds. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

for (const language of ['zh', 'en'] as const satisfies Language[]) {
  test(`a passkey is added, logs in alone and after the password, and is removed (${language})`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const t = textsOf(language);
    const person = await newcomer(request, language);
    const site = named(baseURL);
    const context = await browser.newContext({ baseURL: site });
    const page = await context.newPage();
    await addAuthenticator(page);
    const scripts: string[] = [];
    page.on('request', (asked) => scripts.push(new URL(asked.url()).pathname));
    const asksBrowser = () => scripts.some((path) => path.includes('/ask-passkey'));

    const enterPassword = async () => {
      await page.goto(`/auth/login?lang=${language}`);
      await hydrated(page);
      await page.getByLabel(t('accounts.email')).fill(person.email);
      await page.getByLabel(t('accounts.password'), { exact: true }).fill(person.password);
      await page.getByRole('button', { name: t('accounts.login.submit'), exact: true }).click();
    };
    const openSettings = async () => {
      await page.goto('/profile?tab=settings');
      await hydrated(page);
    };
    const logOut = async () => {
      // A response that is still on its way could set its cookie after they are cleared.
      await page.goto('about:blank');
      await context.setStorageState({ cookies: [], origins: [] });
    };
    const enteredHome = () => expect(page).toHaveURL(/\/(\?.*)?$/);

    await enterPassword();
    await enteredHome();
    await openSettings();
    await page.getByRole('button', { name: t('secondFactor.passkeys.add.action') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('secondFactor.passkeys.name'), { exact: true }).fill('My laptop');
    const password = dialog.getByLabel(t('accounts.settings.password.current'), { exact: true });
    await password.fill(person.password);
    expect(asksBrowser(), 'what asks the browser is loaded when it is needed').toBe(false);
    await dialog.getByRole('button', { name: t('secondFactor.passkeys.add.submit') }).click();
    await expect(page.getByText('My laptop')).toBeVisible();
    await expect(page.getByText(t('secondFactor.passkeys.unused'))).toBeVisible();

    await logOut();
    scripts.length = 0;
    await page.goto(`/auth/login?lang=${language}`);
    await hydrated(page);
    expect(asksBrowser()).toBe(false);
    await page.getByRole('button', { name: t('secondFactor.passkeys.logIn') }).click();
    await enteredHome();

    await logOut();
    await enterPassword();
    await expect(
      page.getByRole('heading', { name: t('secondFactor.passkeys.secondTitle') }),
    ).toBeVisible();
    await page.getByRole('button', { name: t('secondFactor.passkeys.use') }).click();
    await enteredHome();

    await openSettings();
    const names = { name: 'My laptop' };
    const rename = t('secondFactor.passkeys.rename.actionFor', names);
    await page.getByRole('button', { name: rename }).click();
    await dialog.getByLabel(t('secondFactor.passkeys.name'), { exact: true }).fill('Old laptop');
    await dialog.getByRole('button', { name: t('secondFactor.passkeys.rename.submit') }).click();
    const remove = t('secondFactor.passkeys.remove.actionFor', { name: 'Old laptop' });
    await page.getByRole('button', { name: remove }).click();
    await password.fill(person.password);
    await dialog.getByRole('button', { name: t('secondFactor.passkeys.remove.submit') }).click();
    await expect(page.getByRole('button', { name: remove })).toBeHidden();

    await logOut();
    await enterPassword();
    await enteredHome();
    await context.close();
  });
}
