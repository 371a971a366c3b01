import { pointAdminCalls } from '#contract/points-admin.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { rewardCalls } from '#contract/rewards.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import {
  callApi,
  demoPeople,
  enter,
  expect,
  hydrated,
  type Language,
  newcomer,
  test,
  textsOf,
  tokenOf,
  verifyAddress,
} from './support.ts';

/** From waiting requests to parcels: approved together, printed, exported, shipped. */

const PARCELS = 3;

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`the queue is worked through by an admin, in ${language}`, async ({ page, request }) => {
    const t = textsOf(language);
    const admin = await tokenOf(request, 'admin');
    const recipient = `收件人 ${language}-${Date.now()}`;

    // A reward of this journey's own, and a learner who asks for it three times.
    const { list: categories } = await callApi(request, rewardCalls.categories, {});
    const goods = categories.find(({ kind }) => kind === 'merchandise');
    const reward = await callApi(
      request,
      rewardAdminCalls.createReward,
      {
        body: {
          reward_category_id: goods?.reward_category_id ?? 0,
          name: `Tea of ${recipient}`,
          name_zh: `茶叶 ${recipient}`,
          points_required: 10,
          status: 'active',
        },
      },
      admin,
    );
    const { token, user, email } = await newcomer(request, language);
    await verifyAddress(request, { email, token });
    await callApi(
      request,
      pointAdminCalls.adjust,
      { params: { id: user.user_id }, body: { amount: 500, reason: 'for the tea' } },
      admin,
    );
    const ids: number[] = [];
    for (let n = 1; n <= PARCELS; n++) {
      const body = {
        reward_id: reward.reward_id,
        recipient_name: recipient,
        recipient_phone: '+65 8123 4567',
        shipping_address: `乌节路 ${n} 号`,
        shipping_postal_code: '238840',
      };
      const asked = await callApi(request, redemptionCalls.createRedemption, { body }, token);
      ids.push(asked.redemption_id);
    }

    await enter(page, language, demoPeople.admin);
    const queue = async (status: string) => {
      await page.goto(
        `/admin/redemptions?status=${status}&search=${encodeURIComponent(recipient)}`,
      );
      await hydrated(page);
    };
    const batch = (action: 'approve' | 'ship', count: number) =>
      page.getByRole('button', {
        name: t('admin.redemptions.batchAction', {
          action: t(`admin.redemptions.actions.${action}`),
          count,
        }),
      });

    // Approved together; a request that somebody else has declined meanwhile is reported.
    await queue('pending');
    await page.getByLabel(t('admin.redemptions.chooseAll')).check();
    const declined = ids[0] ?? 0;
    await callApi(
      request,
      redemptionAdminCalls.reject,
      { params: { id: declined }, body: { reason: 'sold out' } },
      admin,
    );
    await batch('approve', PARCELS).click();
    const result = page.getByRole('dialog', { name: t('admin.redemptions.result.title') });
    await expect(result).toContainText(t('admin.redemptions.number', { id: declined }));
    await expect(result).toContainText(t('messages.rewards.batch.approve', { count: PARCELS - 1 }));
    await result
      .getByRole('button', { name: t('admin.redemptions.dialog.close') })
      .last()
      .click();

    // Exported for the courier: two parcels with name, phone and address.
    await queue('approved');
    await page.getByLabel(t('admin.redemptions.chooseAll')).check();
    const saving = page.waitForEvent('download');
    await page
      .getByRole('button', {
        name: t('admin.economy.queue.exportChosen', { count: PARCELS - 1 }),
        exact: true,
      })
      .click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await saving).createReadStream()) chunks.push(chunk);
    const [header, ...rows] = Buffer.concat(chunks).toString().trimEnd().split('\r\n');
    expect(header).toContain(t('messages.rewards.courier.address'));
    expect(rows).toHaveLength(PARCELS - 1);
    for (const row of rows) expect(row).toContain(`${recipient},+65 8123 4567,乌节路`);

    // An address is corrected before its parcel leaves: the learner sees it at once.
    const [first = 0] = ids.slice(1);
    await page.goto(`/admin/redemptions?status=approved&request=${first}`);
    await hydrated(page);
    await page.getByRole('button', { name: t('admin.economy.queue.address') }).click();
    const addressing = page.getByRole('dialog', { name: t('admin.economy.queue.addressTitle') });
    await addressing.getByLabel(t('rewards.form.city')).fill('Singapore West');
    await addressing.getByRole('button', { name: t('controls.save') }).click();
    await expect(addressing).toBeHidden();
    const corrected = await callApi(
      request,
      redemptionCalls.redemption,
      { query: { redemption_id: first } },
      token,
    );
    expect(corrected).toMatchObject({ shipping_city: 'Singapore West', status: 'approved' });
    await queue('approved');
    await page.getByLabel(t('admin.redemptions.chooseAll')).check();

    // Printed: a slip for each, in the learner's language, without the frame around it.
    await page
      .getByRole('link', { name: t('admin.economy.queue.slips', { count: PARCELS - 1 }) })
      .click();
    await expect(page.getByRole('article')).toHaveCount(PARCELS - 1);
    await expect(page.getByRole('article').first()).toContainText(recipient);
    await expect(page.getByRole('article').first()).toContainText('乌节路');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    // As labels: the same parcels on paper of A6.
    await page.getByRole('link', { name: t('admin.economy.slips.label') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('admin.economy.slips.label'),
    );
    await expect(page.getByRole('article')).toHaveCount(PARCELS - 1);
    await expect(page.getByRole('article').first()).toContainText('乌节路');

    // Shipped together: one carrier, a number for each.
    await queue('approved');
    await page.getByLabel(t('admin.redemptions.chooseAll')).check();
    await batch('ship', PARCELS - 1).click();
    const shipping = page.getByRole('dialog', {
      name: t('admin.redemptions.step.shipTitle', { count: PARCELS - 1 }),
    });
    const send = shipping.getByRole('button', {
      name: t('admin.redemptions.actions.ship'),
      exact: true,
    });
    await send.click();
    await expect(shipping.getByText(t('validation.carrier_required'))).toBeVisible();
    await shipping.getByLabel(t('admin.redemptions.step.carrier')).fill('SingPost');
    for (const id of ids.slice(1)) {
      await shipping
        .getByLabel(t('admin.economy.queue.trackingOf', { id, name: recipient }))
        .fill(`SP${id}SG`);
    }
    await send.click();
    await expect(shipping).toBeHidden();
    for (const id of ids.slice(1)) {
      const sent = await callApi(
        request,
        redemptionAdminCalls.redemption,
        { params: { id } },
        admin,
      );
      expect(sent).toMatchObject({
        status: 'shipped',
        carrier: 'SingPost',
        tracking_number: `SP${id}SG`,
      });
    }
    const { ok } = await callApi(request, pointAdminCalls.ledgerCheck, {}, admin);
    expect(ok).toBe(true);

    // The reward of this journey is archived and restored on screen, then archived by a call.
    await page.goto(`/admin/rewards?search=${encodeURIComponent(recipient)}`);
    await hydrated(page);
    const name = language === 'zh' ? reward.name_zh : reward.name;
    await page
      .getByRole('button', { name: t('admin.rewards.archiveNamed', { name }), exact: true })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('admin.rewards.archive'), exact: true })
      .click();
    await page.getByRole('button', { name: t('admin.undo') }).click();
    await expect(page.getByText(t('messages.rewards.rewardRestored')).first()).toBeVisible();
    const params = { id: reward.reward_id };
    await callApi(request, rewardAdminCalls.deleteReward, { params }, admin);
  });
}
