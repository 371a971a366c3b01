import { courseCalls } from '#contract/courses.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { rewardCalls } from '#contract/rewards.ts';
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

/** A pass: the learner chooses a course, an admin approves, and the course is open. */

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
    await verifyAddress(request, email);
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
