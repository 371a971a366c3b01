import { courseCalls } from '#contract/courses.ts';
import { learningCalls } from '#contract/learning.ts';
import { pointCalls } from '#contract/points.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { rewardCalls } from '#contract/rewards.ts';
import { mailedPath } from './outbox.ts';
import {
  callApi,
  demoPeople,
  expect,
  hydrated,
  type Language,
  logIn,
  makeShort,
  registerNewcomer,
  test,
  textsOf,
  tokenOf,
} from './support.ts';

/** Learn, earn, redeem, approve: the main use of the academy, by a new learner and an admin. */

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test.describe(`in ${language}`, () => {
    const t = textsOf(language);

    test('a guest browses, a newcomer joins, learns, earns and redeems', async ({
      page,
      request,
      browser,
      baseURL,
    }) => {
      // As a guest: from the home page to a course that is free.
      await page.goto(`/?lang=${language}`);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        language === 'zh' ? 'zh-CN' : 'en',
      );
      const { list } = await callApi(request, courseCalls.list, { query: { limit: 100 } });
      const free = list.find((course) => course.title === 'First Steps in Investing');
      const premium = list.find((course) => course.title === 'Value Investing: A Beginning');
      if (!free || !premium) throw new Error('the demo courses are missing');
      const title = language === 'zh' ? free.title_zh : free.title;
      await page.goto(`/courses?search=${language === 'zh' ? '投资' : 'invest'}`);
      await page.getByRole('link', { name: title }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

      // The guard leads to the login and keeps the way back.
      await page.goto('/profile');
      await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fprofile/);

      const person = await registerNewcomer(page, language);
      const comment = `讲得清楚，谢谢老师。👍 ${person.email}`;
      await page.reload();
      await hydrated(page);

      // Today's check-in, once.
      await page
        .getByRole('button', { name: t('checkIn.action') })
        .first()
        .click();
      await expect(page.getByRole('button', { name: t('checkIn.done') }).first()).toBeVisible();

      // Reading a lesson to its end and completing it.
      const query = { course_id: free.course_id };
      const { list: lessons } = await callApi(request, learningCalls.contents, { query });
      await makeShort(request, lessons[0]?.content_id ?? 0);
      await page.goto(`/courses/${free.course_id}`);
      await hydrated(page);
      await page
        .getByRole('link', { name: t('courses.panel.start') })
        .first()
        .click();
      // The page says from when on it earns: reading takes a tenth of the stated length.
      await expect(page.getByText(t('learning.earning.now'))).toBeVisible();
      await page.getByRole('button', { name: t('learning.complete') }).click();
      await expect(page.getByText(t('common.earned', { count: 5 })).first()).toBeVisible();

      // Liking, marking as read, reviewing.
      await page.goto(`/courses/${free.course_id}`);
      await hydrated(page);
      await page.getByRole('button', { name: t('courses.like.action') }).click();
      await expect(page.getByRole('button', { name: t('courses.like.undo') })).toBeVisible();
      await page.getByRole('button', { name: t('courses.read.action') }).click();
      await expect(page.getByText(t('courses.read.done')).first()).toBeVisible();
      await page
        .getByRole('radio', { name: t('common.stars', { count: 5 }), exact: true })
        .check({ force: true });
      await page.getByLabel(t('courses.reviews.comment')).fill(comment);
      await page.getByRole('button', { name: t('courses.reviews.send') }).click();
      await expect(page.getByRole('paragraph').filter({ hasText: comment })).toBeVisible();

      // 10 check-in, 5 lesson, 5 like, 5 read, 10 review; the welcome points come another day.
      await page.goto('/profile?tab=points');
      await expect(page.getByText('35').first()).toBeVisible();

      // A premium course asks for more than that; the academy grants some.
      await page.goto(`/courses/${premium.course_id}`);
      await expect(page.getByText(t('courses.redeem.short')).first()).toBeVisible();
      const admin = await tokenOf(request, 'admin');
      const { user_id } = await page.evaluate(() =>
        JSON.parse(localStorage.getItem('user') ?? '{}'),
      );
      await callApi(
        request,
        pointAdminCalls.adjust,
        { params: { id: user_id }, body: { amount: 1000, reason: 'a journey' } },
        admin,
      );
      await page.reload();
      await hydrated(page);
      await page
        .getByRole('button', { name: t('courses.redeem.action') })
        .first()
        .click();
      await page
        .getByRole('alertdialog')
        .or(page.getByRole('dialog'))
        .getByRole('button', { name: t('courses.redeem.confirm'), exact: true })
        .click();
      await expect(page.getByText(t('courses.redeem.doneTitle'))).toBeVisible();

      // Rewards need a verified address: the link of the email, and a press of its button.
      await page.goto('/profile');
      await expect(page.getByText(t('accounts.verify.profileTitle'))).toBeVisible();
      await page.goto(await mailedPath(baseURL ?? '', person.email, 'verify'));
      await hydrated(page);
      await expect(page).not.toHaveURL(/token/);
      await page.getByRole('button', { name: t('accounts.verify.submit') }).click();
      await expect(page.getByText(t('accounts.verify.verifiedTitle'))).toBeVisible();
      await page.getByRole('link', { name: t('accounts.verify.toProfile') }).click();
      await expect(page).toHaveURL(/\/profile$/);
      await expect(page.getByText(t('accounts.verify.profileTitle'))).toHaveCount(0);

      // A reward that is shipped: the request waits for an admin, the points are held.
      let rewardName = '';
      const ask = async () => {
        await page.goto('/rewards');
        await hydrated(page);
        const { list: rewards } = await callApi(request, rewardCalls.list, {
          query: { limit: 100 },
        });
        const mug = rewards.find((reward) => reward.name === 'Blue-and-white mug');
        if (!mug) throw new Error('the demo reward is missing');
        rewardName = language === 'zh' ? mug.name_zh : mug.name;
        const redeem = t('rewards.card.redeemNamed', { name: rewardName });
        await page.getByRole('link', { name: redeem }).click();
        await hydrated(page);
        await page.getByLabel(t('rewards.form.name')).fill('林淑芬');
        await page.getByLabel(t('rewards.form.phone')).fill('０１２-３４５６７８９');
        await page.getByLabel(t('rewards.form.address')).fill('88 Jalan Sultan');
        await page.getByLabel(t('rewards.form.postalCode')).fill('050000');
        await page.getByRole('button', { name: t('rewards.form.submit') }).click();
        await expect(page).toHaveURL(/\/profile\?tab=redemptions/);
        await expect(page.getByText(t('rewards.status.pending')).first()).toBeVisible();
        const { redemptions } = await callApi(
          request,
          redemptionCalls.redemptions,
          {},
          await page.evaluate(() => localStorage.getItem('token') ?? ''),
        );
        return { id: redemptions[0]?.redemption_id ?? 0, price: mug.points_required };
      };
      const available = async () => {
        const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
        const query = { user_id };
        return (await callApi(request, pointCalls.balance, { query }, token)).available_points;
      };
      const before = await available();
      const first = await ask();
      expect(await available()).toBe(before - first.price);
      const second = await ask();
      expect(await available()).toBe(before - first.price - second.price);

      // An admin approves, ships and completes the first, and declines the second.
      const office = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
      await logIn(office, language, demoPeople.admin);
      const step = async (id: number, action: 'approve' | 'ship' | 'complete' | 'reject') => {
        await office.goto(`/admin/redemptions?status=all&search=${id}`);
        await hydrated(office);
        const label = t(`admin.redemptions.actions.${action}`);
        if (action === 'reject') {
          // Declining is not the usual transition: it is in the request’s own dialog.
          await office
            .getByRole('listitem')
            .filter({ hasText: t('admin.redemptions.number', { id }) })
            .getByRole('link', { name: rewardName })
            .click();
          await office
            .getByRole('dialog', { name: t('admin.redemptions.dialog.title', { id }) })
            .getByRole('button', { name: label, exact: true })
            .click();
        } else {
          await office
            .getByRole('button', { name: t('admin.redemptions.actionFor', { action: label, id }) })
            .click();
        }
        if (action === 'approve' || action === 'complete') {
          // The transition is stored once the message is shown.
          await expect(
            office.getByText(t(`messages.rewards.${action}`), { exact: true }).first(),
          ).toBeVisible();
          return;
        }
        const dialog = office.getByRole('dialog', {
          name:
            action === 'ship'
              ? t('admin.redemptions.step.shipTitle', { count: 1 })
              : t('admin.redemptions.step.rejectTitle', { count: 1 }),
        });
        if (action === 'ship') {
          await dialog.getByLabel(t('admin.redemptions.step.carrier')).fill('Pos Laju');
          await dialog.getByLabel(t('admin.redemptions.step.tracking')).fill('PL123456789MY');
        } else {
          await dialog.getByLabel(t('admin.redemptions.step.reason')).fill('暂时缺货，积分已退回');
        }
        await dialog.getByRole('button', { name: label, exact: true }).click();
        await expect(dialog).toBeHidden();
      };
      await step(first.id, 'approve');
      await step(first.id, 'ship');
      await step(first.id, 'complete');
      await step(second.id, 'reject');
      await expect.poll(available).toBe(before - first.price);

      // The learner sees both outcomes, and the points that came back.
      await page.goto('/profile?tab=redemptions');
      await expect(page.getByText(t('rewards.status.completed')).first()).toBeVisible();
      await expect(page.getByText(t('rewards.status.rejected')).first()).toBeVisible();
      const { ok } = await callApi(request, pointAdminCalls.ledgerCheck, {}, admin);
      expect(ok).toBe(true);
      await office.context().close();
    });
  });
}
