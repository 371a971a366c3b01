import fs from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { accountCalls } from '#contract/accounts.ts';
import { invitationAdminCalls } from '#contract/invitations-admin.ts';
import { legalKinds } from '#contract/legal.ts';
import { legalAdminCalls } from '#contract/legal-admin.ts';
import { type EmptyAcademy, startEmptyAcademy } from './empty-academy.ts';
import { callApi, expect, freshEmail, hydrated, test, textsOf } from './support.ts';

/** A person's own data, in an academy whose legal texts are published. */

const PORT = '4316';
const admin = { email: 'admin@example.com', password: 'look-from-the-ridge' };
const CODE = 'PRIVACY2026';
let academy: EmptyAcademy;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://127.0.0.1:${PORT}` });

test.beforeAll(async () => {
  academy = await startEmptyAcademy(PORT, admin);
});
test.afterAll(() => academy.stop());

/** Publishes what is not published yet, and adds the invitation code. */
async function prepare(request: APIRequestContext): Promise<void> {
  const { token } = await callApi(request, accountCalls.login, { body: admin });
  for (const kind of legalKinds) {
    const params = { kind };
    const draft = await callApi(request, legalAdminCalls.get, { params }, token);
    if (draft.is_published) return;
    const body = { version: draft.version };
    await callApi(request, legalAdminCalls.publish, { params, body }, token);
  }
  await callApi(request, invitationAdminCalls.create, { body: { code: CODE } }, token);
}

for (const language of ['zh', 'en'] as const) {
  test(`a person agrees, exports their data, asks for deletion and keeps the account, ${language}`, async ({
    page,
    request,
  }) => {
    const t = textsOf(language);
    const person = { email: freshEmail(), password: 'see-the-distance' };
    await prepare(request);

    await page.goto(`/auth/register?lang=${language}`);
    await hydrated(page);
    await page.getByLabel(t('accounts.email')).fill(person.email);
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(person.password);
    await page.getByLabel(t('accounts.register.confirm')).fill(person.password);
    await page.getByLabel(t('accounts.register.invitation')).fill(CODE);
    const submit = page.getByRole('button', { name: t('accounts.register.submit') });
    await submit.click();
    await expect(page.getByText(t('validation.accept_terms'))).toBeVisible();
    await page.getByLabel(t('legalPages.accept')).check();
    await submit.click();
    await expect(page).toHaveURL(/\/(\?.*)?$/);

    await page.goto('/profile?tab=settings');
    await page.getByRole('link', { name: t('accounts.settings.privacyLink') }).click();
    for (const kind of legalKinds) {
      const name = t('ownData.consents.version', { name: t(`legal.${kind}`), version: 1 });
      await expect(page.getByRole('link', { name })).toBeVisible();
    }

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('ownData.export.action') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    const archive = await fs.readFile(await file.path());
    expect(archive.subarray(0, 2).toString()).toBe('PK');

    const band = page.getByRole('region', { name: t('privacy.deletion.title') }).first();
    await page.getByRole('button', { name: t('ownData.deletion.action') }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel(t('accounts.password'), { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: t('ownData.deletion.action') }).click();
    await expect(dialog).toBeHidden();

    await page.goto('/courses');
    await expect(band).toContainText(t('privacy.deletion.pendingText'));
    await hydrated(page);
    await band.getByRole('button', { name: t('privacy.deletion.keep') }).click();
    await expect(band).toBeHidden();
    await page.goto('/profile/privacy');
    await expect(page.getByRole('button', { name: t('ownData.deletion.action') })).toBeVisible();
  });
}
