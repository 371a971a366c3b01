import { courseCalls } from '#contract/courses.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { rewardCalls } from '#contract/rewards.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import {
  callApi,
  demoPeople,
  enter,
  enterAsNewcomer,
  expect,
  hydrated,
  type Language,
  test,
  textsOf,
  tokenOf,
  verifyAddress,
} from './support.ts';

/**
 * Rewards that nobody ships: a pass that opens a course, a discount with which a course costs less,
 * and a consultation at an agreed time.
 */

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}: a pass opens the course that its learner chose`, async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const t = textsOf(language);
    const admin = await tokenOf(request, 'admin');
    const { user, email, token } = await enterAsNewcomer(page, language);
    await verifyAddress(request, { email, token });
    await callApi(
      request,
      pointAdminCalls.adjust,
      { params: { id: user.user_id }, body: { amount: 500, reason: 'for a pass' } },
      admin,
    );
    const { list: rewards } = await callApi(request, rewardCalls.list, {
      query: { limit: 100, sort: 'points_asc' },
    });
    const pass = rewards.find((reward) => reward.opens_course);
    if (!pass) throw new Error('the demo has no pass');
    const { reward_id } = pass;
    const covered = await callApi(request, rewardCalls.courses, { query: { reward_id } }, token);
    const course = covered.list.find((one) => !one.is_open);
    if (!course) throw new Error('the demo’s pass covers no course');
    const { course_id } = course;
    const title = language === 'zh' ? course.title_zh : course.title;

    // The request names a course, and asks for no address.
    await page.goto(`/rewards/submit/${reward_id}`);
    await hydrated(page);
    await expect(page.getByText(t('rewards.form.courseOpens'))).toBeVisible();
    await expect(page.getByLabel(t('rewards.form.address'))).toHaveCount(0);
    await page.getByLabel(t('rewards.form.phone')).fill('+65 8123 4567');
    await page.getByLabel(t('rewards.form.course')).selectOption({ label: title });
    await page.getByRole('button', { name: t('rewards.form.submit') }).click();
    await expect(page).toHaveURL(/\/profile\?tab=redemptions/);
    const { redemptions } = await callApi(request, redemptionCalls.redemptions, {}, token);
    const id = redemptions[0]?.redemption_id ?? 0;

    // An admin reads what approving does, and approves.
    const adminPage = await browser.newPage({ baseURL: baseURL ?? '' });
    await enter(adminPage, language, demoPeople.admin);
    await adminPage.goto(`/admin/redemptions?status=all&search=${id}`);
    await hydrated(adminPage);
    await adminPage
      .getByRole('listitem')
      .filter({ hasText: t('admin.redemptions.number', { id }) })
      .getByRole('link', { name: language === 'zh' ? pass.name_zh : pass.name })
      .click();
    const dialog = adminPage.getByRole('dialog', {
      name: t('admin.redemptions.dialog.title', { id }),
    });
    await expect(dialog.getByText(title)).toBeVisible();
    await expect(dialog.getByText(t('admin.redemptions.dialog.courseOpens'))).toBeVisible();
    await dialog
      .getByRole('button', { name: t('admin.redemptions.actions.approve'), exact: true })
      .click();
    await expect(
      adminPage.getByText(t('messages.rewards.approve'), { exact: true }).first(),
    ).toBeVisible();
    await adminPage.close();

    // The learner goes from the request into the course.
    await page.goto(`/profile?tab=redemptions&redemption=${id}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: t('rewards.mine.course.open') })).toBeVisible();
    await page.getByRole('link', { name: t('rewards.mine.course.start') }).click();
    await expect(page).toHaveURL(new RegExp(`/courses/${course_id}$`));
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    const opened = await callApi(request, courseCalls.get, { query: { course_id } }, token);
    expect(opened.basic_info.is_redeemed_by_user).toBe(true);
  });
}

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}: a consultation is asked for with times, agreed by an admin, and saved as a calendar file`, async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const t = textsOf(language);
    const admin = await tokenOf(request, 'admin');
    const { user, email, token } = await enterAsNewcomer(page, language);
    await verifyAddress(request, { email, token });
    const names = { en: 'An hour with Ms Chen', zh: '陈老师一对一咨询' };
    const { list: categories } = await callApi(request, rewardCalls.categories, {});
    const kind = categories.find((category) => category.kind === 'consultation');
    const hour = await callApi(
      request,
      rewardAdminCalls.createReward,
      {
        body: {
          reward_category_id: kind?.reward_category_id ?? 0,
          name: names.en,
          name_zh: names.zh,
          points_required: 10,
          status: 'active',
        },
      },
      admin,
    );
    await callApi(
      request,
      pointAdminCalls.adjust,
      { params: { id: user.user_id }, body: { amount: 500, reason: 'for an hour' } },
      admin,
    );
    const year = new Date().getUTCFullYear() + 1;
    const proposed = [`${year}-03-04T10:00`, `${year}-03-05T15:30`] as const;

    // The learner cannot ask without a time, and proposes two.
    await page.goto(`/rewards/submit/${hour.reward_id}`);
    await hydrated(page);
    await page.getByLabel(t('rewards.form.phone')).fill('+65 8123 4567');
    await page.getByRole('button', { name: t('rewards.form.submit') }).click();
    await expect(page.getByText(t('validation.proposed_times_required'))).toBeVisible();
    for (const [at, time] of proposed.entries()) {
      await page.getByLabel(t('rewards.form.proposedTime', { number: at + 1 })).fill(time);
    }
    await page.getByRole('button', { name: t('rewards.form.submit') }).click();
    await expect(page).toHaveURL(/\/profile\?tab=redemptions/);
    const { redemptions } = await callApi(request, redemptionCalls.redemptions, {}, token);
    const id = redemptions[0]?.redemption_id ?? 0;
    await page.goto(`/profile?tab=redemptions&redemption=${id}`);
    await expect(page.getByText(t('rewards.mine.consultation.comes'))).toBeVisible();

    // An admin takes the second time, says where, and so approves the request.
    const adminPage = await browser.newPage({ baseURL: baseURL ?? '' });
    await enter(adminPage, language, demoPeople.admin);
    await adminPage.goto(`/admin/redemptions?status=pending&request=${id}`);
    await hydrated(adminPage);
    await adminPage
      .getByRole('button', { name: t('admin.redemptions.consultation.agree') })
      .click();
    const agreeing = adminPage.getByRole('dialog', {
      name: t('admin.redemptions.consultation.agree'),
    });
    await expect(agreeing.getByText(t('admin.redemptions.consultation.approves'))).toBeVisible();
    const start = agreeing.getByLabel(t('admin.redemptions.consultation.start'));
    await expect(start).toHaveValue(proposed[0]);
    await agreeing.getByRole('button', { name: /15:30/ }).click();
    await expect(start).toHaveValue(proposed[1]);
    await agreeing
      .getByLabel(t('admin.redemptions.consultation.place'))
      .fill('https://meet.example/chen');
    await agreeing.getByRole('button', { name: t('admin.redemptions.consultation.save') }).click();
    await expect(agreeing).toBeHidden();
    await adminPage.close();

    // The learner reads the time and keeps it in a calendar.
    await page.goto(`/profile?tab=redemptions&redemption=${id}`);
    await hydrated(page);
    await expect(
      page.getByRole('heading', { name: t('rewards.mine.consultation.agreed') }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'https://meet.example/chen' })).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: t('rewards.mine.consultation.calendar') }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    expect(text).toContain(`DTSTART:${year}0305T073000Z`);
    expect(text).toContain(`SUMMARY:${names[language]}`);
  });
}

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}: a discount becomes a coupon, with which its learner pays less`, async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const t = textsOf(language);
    await page.setViewportSize({ width: 390, height: 844 });
    const admin = await tokenOf(request, 'admin');
    const { user, email, token } = await enterAsNewcomer(page, language);
    await verifyAddress(request, { email, token });
    await callApi(
      request,
      pointAdminCalls.adjust,
      { params: { id: user.user_id }, body: { amount: 500, reason: 'for a discount' } },
      admin,
    );
    const { list: rewards } = await callApi(request, rewardCalls.list, {
      query: { limit: 100, sort: 'points_asc' },
    });
    const discount = rewards.find(({ coupon }) => coupon?.percent);
    if (!discount) throw new Error('the demo has no discount');
    const { list: courses } = await callApi(request, courseCalls.list, {
      query: { limit: 100, currency: 'SGD' },
    });
    const course = courses.find(({ price }) => price > 0);
    if (!course) throw new Error('the demo sells no course');

    // The learner requests it, and reads what will follow.
    await page.goto(`/rewards/submit/${discount.reward_id}`);
    await hydrated(page);
    await expect(page.getByText(t('rewards.form.couponComes'))).toBeVisible();
    await page.getByLabel(t('rewards.form.phone')).fill('+65 8123 4567');
    await page.getByRole('button', { name: t('rewards.form.submit') }).click();
    await expect(page).toHaveURL(/\/profile\?tab=redemptions/);
    const { redemptions } = await callApi(request, redemptionCalls.redemptions, {}, token);
    const id = redemptions[0]?.redemption_id ?? 0;
    await page.goto(`/profile?tab=redemptions&redemption=${id}`);
    await expect(page.getByText(t('rewards.mine.coupon.comes'))).toBeVisible();

    // An admin approves, and finds the coupon.
    const adminPage = await browser.newPage({ baseURL: baseURL ?? '' });
    await enter(adminPage, language, demoPeople.admin);
    await adminPage.goto(`/admin/redemptions?status=all&search=${id}`);
    await hydrated(adminPage);
    await adminPage
      .getByRole('listitem')
      .filter({ hasText: t('admin.redemptions.number', { id }) })
      .getByRole('link', { name: language === 'zh' ? discount.name_zh : discount.name })
      .click();
    const dialog = adminPage.getByRole('dialog', {
      name: t('admin.redemptions.dialog.title', { id }),
    });
    await expect(dialog.getByText(t('admin.redemptions.dialog.couponComes'))).toBeVisible();
    await dialog
      .getByRole('button', { name: t('admin.redemptions.actions.approve'), exact: true })
      .click();
    await expect(
      adminPage.getByText(t('messages.rewards.approve'), { exact: true }).first(),
    ).toBeVisible();
    const mine = { query: { redemption_id: id } };
    const { coupon } = await callApi(request, redemptionCalls.redemption, mine, token);
    const code = coupon?.made?.code ?? '';
    await adminPage.goto(`/admin/coupons?search=${code}`);
    await expect(adminPage.getByRole('row').filter({ hasText: code })).toContainText(
      t('admin.coupons.ownedBy', { name: user.name }),
    );
    await adminPage.close();

    // The learner reads the code, enters it at checkout, and pays less.
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    await page.goto(`/checkout/${course.course_id}`);
    await hydrated(page);
    await page.getByRole('radio', { name: t('orders.methods.paynow') }).check();
    await page.getByLabel(t('orders.coupon')).fill(code.toLowerCase());
    await page.getByRole('button', { name: t('orders.applyCoupon') }).click();
    await expect(page.getByText(t('orders.withCoupon'))).toBeVisible();
    await page.getByRole('button', { name: t('orders.order') }).click();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    await page.goto(`/profile?tab=redemptions&redemption=${id}`);
    await expect(page.getByText(t('rewards.mine.coupon.used'))).toBeVisible();
  });
}
