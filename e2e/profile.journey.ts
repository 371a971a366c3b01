import fs from 'node:fs/promises';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { rewardCalls } from '#contract/rewards.ts';
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
  verifyAddress,
} from './support.ts';

/** A learner’s own pages: name and language, invitation, requests for rewards. */

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test.describe(`in ${language}`, () => {
    const t = textsOf(language);

    test('a learner gives their name, and changes the language of everything', async ({ page }) => {
      await enterAsNewcomer(page, language);
      await openPage(page, '/profile');
      const name = page.getByLabel(t('accounts.profile.name'));
      await name.fill('林美芳 Lin');
      // Unsaved input survives a reload.
      await page.reload();
      await hydrated(page);
      await expect(page.getByText(t('common.draft.restored'))).toBeVisible();
      await expect(name).toHaveValue('林美芳 Lin');
      await page.getByRole('button', { name: t('accounts.profile.save'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: '林美芳 Lin' })).toBeVisible();

      const other = language === 'zh' ? 'en' : 'zh';
      await page.getByLabel(t('accounts.profile.language'), { exact: true }).selectOption(other);
      await page.getByRole('button', { name: t('accounts.profile.save'), exact: true }).click();
      await expect(
        page.getByRole('heading', { name: textsOf(other)('accounts.profile.about') }),
      ).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', other === 'zh' ? 'zh-CN' : 'en');
    });

    test('a learner shares their invitation as code, link and picture', async ({ page }) => {
      await enterAsNewcomer(page, language);
      await openPage(page, '/profile');
      const card = page.getByRole('region', { name: t('accounts.profile.invitation.title') });
      await expect(card.getByText(t('accounts.profile.invitation.unused'))).toBeVisible();
      await expect(card.getByRole('img')).toHaveAccessibleName(/\/auth\/register\?/);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        card.getByRole('button', { name: t('accounts.profile.invitation.savePicture') }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.png$/);
      expect((await fs.readFile(await download.path())).subarray(1, 4).toString()).toBe('PNG');
    });

    test('a learner follows a request, step by step', async ({ page, request }) => {
      const { user, token, email } = await enterAsNewcomer(page, language);
      await verifyAddress(request, { email, token });
      const userId = user.user_id;
      const admin = await tokenOf(request, 'admin');
      const body = { amount: 5000, reason: 'a journey' };
      await callApi(request, pointAdminCalls.adjust, { params: { id: userId }, body }, admin);
      const { list } = await callApi(request, rewardCalls.list, { query: { limit: 100 } }, token);
      const reward = list.find((one) => one.redeemable && one.requires_shipping);
      if (!reward) throw new Error('no reward can be had');
      const { redemption_id: id } = await callApi(
        request,
        redemptionCalls.createRedemption,
        {
          body: {
            reward_id: reward.reward_id,
            recipient_name: '林美芳',
            recipient_phone: '+65 8123 4567',
            shipping_address: '新加坡乌节路 100 号',
          },
        },
        token,
      );
      const step = { params: { id }, body: { carrier: 'SF Express', tracking_number: 'SF-123-9' } };
      await callApi(request, redemptionAdminCalls.approve, { params: { id }, body: {} }, admin);
      await callApi(request, redemptionAdminCalls.ship, step, admin);

      await openPage(page, `/profile?tab=redemptions&redemption=${id}`);
      const way = page.getByRole('region', { name: t('rewards.mine.timeline') });
      await expect(way.locator('[aria-current=step]')).toContainText(
        t('rewards.mine.steps.shipped'),
      );
      await expect(way.getByText('SF Express')).toBeVisible();
      await expect(way.getByText('SF-123-9')).toBeVisible();
      await expect(way.getByRole('listitem')).toHaveCount(4);
    });
  });
}
