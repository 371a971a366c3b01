import { Secret, TOTP } from 'otpauth';
import { enterAsNewcomer, expect, hydrated, type Language, test, textsOf } from './support.ts';

/** Two-step login, from its set-up to a login with a recovery code on another device. */

const codeOf = (secret: string, offset = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + offset * 1000,
  });

for (const language of ['zh', 'en'] as const satisfies Language[]) {
  test(`two-step login is set up by an app, and a recovery code logs in (${language})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const t = textsOf(language);
    const person = await enterAsNewcomer(page, language);
    await page.goto(`/profile?tab=settings&lang=${language}`);
    await hydrated(page);
    await page.getByRole('button', { name: t('secondFactor.enrol.action') }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel(t('accounts.settings.password.current'), { exact: true })
      .fill(person.password);
    await dialog.getByRole('button', { name: t('secondFactor.next') }).click();
    await expect(dialog.getByRole('img', { name: t('secondFactor.enrol.qr') })).toBeVisible();
    const secret = ((await dialog.locator('.font-mono').textContent()) ?? '').replaceAll(/\s/g, '');
    // The code of the previous half minute, so that the next login has one that is still unused.
    await dialog.getByLabel(t('secondFactor.code'), { exact: true }).fill(codeOf(secret, -30));
    await dialog.getByRole('button', { name: t('secondFactor.enrol.submit') }).click();
    await expect(dialog.getByText(t('secondFactor.codes.text'))).toBeVisible();
    const codes = await dialog.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await dialog.getByRole('button', { name: t('secondFactor.codes.done') }).click();
    await expect(page.getByText(t('secondFactor.left', { count: 10 }))).toBeVisible();

    // On another device: the password alone does not log in.
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    const phone = await elsewhere.newPage();
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto(`/auth/login?lang=${language}`);
    await hydrated(phone);
    await phone.getByLabel(t('accounts.email')).fill(person.email);
    await phone.getByLabel(t('accounts.password'), { exact: true }).fill(person.password);
    await phone.getByRole('button', { name: t('accounts.login.submit'), exact: true }).click();
    await expect(phone.getByRole('heading', { name: t('secondFactor.login.title') })).toBeVisible();
    const field = phone.getByLabel(t('secondFactor.code'), { exact: true });
    await field.fill('000000');
    await phone.getByRole('button', { name: t('accounts.login.submit'), exact: true }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(codes[0] ?? '');
    await phone.getByRole('button', { name: t('accounts.login.submit'), exact: true }).click();
    await expect(phone).toHaveURL(/\/(\?.*)?$/);
    await elsewhere.close();
  });
}
