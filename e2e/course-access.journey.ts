import { courseCalls } from '#contract/courses.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
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
} from './support.ts';

/** A course that costs money is opened by a payment and by hand, and closed again. */

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}: a payment and an admin open a course, and the admin closes it`, async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const t = textsOf(language);
    const token = await tokenOf(request, 'admin');
    const { list } = await callApi(request, courseCalls.list, { query: { limit: 100 } });
    const course = list.find(({ points_required }) => points_required > 0);
    if (!course) throw new Error('the demo has no course with a price');
    const { course_id } = course;
    const { user, email } = await enterAsNewcomer(page, language);
    await page.goto(`/courses/${course_id}`);
    await expect(page.getByRole('heading', { name: t('courses.redeem.title') })).toBeVisible();

    // The admin finds the learner by name, and says why.
    const adminPage = await browser.newPage({ baseURL: baseURL ?? '' });
    await enter(adminPage, language, demoPeople.admin);
    await adminPage.goto(`/admin/courses/${course_id}`);
    await hydrated(adminPage);
    // Its text counts the learners, and other journeys add to them meanwhile.
    await adminPage.locator(`a[href="/admin/courses/${course_id}/learners"]`).first().click();
    await hydrated(adminPage);
    const give = adminPage.getByRole('button', { name: t('teaching.access.give'), exact: true });
    await give.click();
    const dialog = adminPage.getByRole('dialog');
    await dialog.getByLabel(t('teaching.access.emails')).fill('nobody');
    await dialog.getByLabel(t('teaching.access.reason')).fill('奖学金 · Scholarship');
    await dialog.getByRole('button', { name: t('teaching.access.give'), exact: true }).click();
    await expect(dialog.getByText(t('validation.email_invalid'))).toBeVisible();
    await dialog.getByLabel(t('teaching.access.emails')).fill(email);
    await dialog.getByRole('button', { name: t('teaching.access.give'), exact: true }).click();
    await expect(
      adminPage.getByText(t('messages.teaching.accessGranted', { count: 1 })).first(),
    ).toBeVisible();
    const row = adminPage.getByRole('row').filter({ hasText: email });
    await expect(row.getByText(t('teaching.access.sources.manual'))).toBeVisible();

    // The learner reads who opened it and why.
    await page.reload();
    await expect(page.getByText('奖学金 · Scholarship')).toBeVisible();
    await expect(page.getByRole('link', { name: t('courses.panel.start') }).first()).toBeVisible();

    await row
      .getByRole('button', { name: t('teaching.access.endOf', { name: user.name }) })
      .click();
    await dialog.getByLabel(t('teaching.access.reason')).fill('误开 · By mistake');
    await dialog.getByRole('button', { name: t('teaching.access.end') }).click();
    await expect(
      adminPage.getByText(t('messages.teaching.accessEnded', { count: 1 })).first(),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByText('误开 · By mistake')).toBeVisible();

    // A payment that the admin records opens it again; voiding it ends that.
    const body = {
      amount: 39,
      currency: 'USD',
      paid_on: '2026-01-05',
      method: 'paynow',
      user_id: user.user_id,
      course_id,
    } as const;
    const payment = await callApi(request, paymentCalls.record, { body }, token);
    await page.reload();
    await expect(page.getByText(t('courses.access.payment'))).toBeVisible();
    await adminPage.goto(`/admin/payments?payment_id=${payment.payment_id}`);
    await hydrated(adminPage);
    await adminPage
      .getByRole('row')
      .filter({ hasText: email })
      .getByRole('button', { name: t('admin.payments.void') })
      .click();
    await expect(dialog.getByLabel(t('admin.payments.endAccess'))).toBeChecked();
    await dialog.getByLabel(t('admin.payments.voidReason')).fill('退款 · Refunded');
    await dialog.getByRole('button', { name: t('admin.payments.void') }).click();
    await expect(adminPage.getByText(t('messages.payments.voided')).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('退款 · Refunded')).toBeVisible();
  });
}
