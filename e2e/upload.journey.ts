import fs from 'node:fs';
import path from 'node:path';
import { demoPeople, enter, expect, hydrated, type Language, test, textsOf } from './support.ts';

/** A picture of a record: refused, uploaded over a connection that breaks, and chosen again. */

test.use({ expectedErrors: /status of 4\d\d|ERR_CONNECTION_RESET/ });

const picture = path.join(import.meta.dirname, '../demo/media/stop-loss.webp');

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}: a picture is uploaded over a connection that breaks, and chosen again`, async ({
    page,
  }) => {
    const t = textsOf(language);
    await enter(page, language, demoPeople.admin);
    await page.goto('/admin/rewards?edit=new');
    await hydrated(page);
    const field = page.getByRole('group', { name: t('admin.rewards.form.image') });
    const input = field.locator('input[type=file]');

    // An SVG, which may hold scripts, is refused before it is sent; a false extension, after.
    const drawing = { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
    await input.setInputFiles(drawing);
    await expect(field.getByRole('alert')).toContainText('WEBP');
    const lying = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.4\n') };
    const refusal = page.waitForResponse(
      (answer) => answer.url().includes('/uploads/') && answer.status() >= 400,
    );
    await input.setInputFiles(lying);
    expect((await (await refusal).json()).msg).toContain('WEBP');
    await expect(field.getByRole('alert')).toContainText('WEBP');

    // The connection breaks during the first chunk; the upload waits and resumes by itself.
    let cuts = 0;
    await page.route('**/api/admin/uploads/*/chunk*', (route) =>
      cuts++ === 0 ? route.abort('connectionreset') : route.continue(),
    );
    // A name that no other journey uploads under.
    const name = `stop-loss-${language}-${Date.now()}.webp`;
    await input.setInputFiles({
      name,
      mimeType: 'image/webp',
      buffer: fs.readFileSync(picture),
    });
    await expect(field.getByRole('status')).toHaveText(t('admin.media.phases.waiting'));
    const shown = field.getByRole('img', { name: t('admin.rewards.form.image') });
    await expect(shown).toBeVisible();
    const uploaded = await shown.getAttribute('src');
    expect(uploaded).toMatch(/^\/uploads\/[0-9a-f-]{36}\.webp$/);

    // Removed, and chosen again from the uploaded files, by keyboard.
    await field.getByRole('button', { name: t('admin.media.remove') }).press('Enter');
    await expect(shown).toHaveCount(0);
    await field.getByRole('button', { name: t('admin.media.pick') }).press('Enter');
    const dialog = page.getByRole('dialog', { name: t('admin.media.pickTitle') });
    await dialog.getByLabel(t('admin.media.search')).fill(name);
    await dialog.getByLabel(t('admin.media.search')).press('Enter');
    await dialog.getByRole('button', { name }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(shown).toHaveAttribute('src', uploaded ?? '');
  });
}
