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

/**
 * A course is bought on a phone: its page, the checkout with a coupon, the payment code, the
 * receipt, the lesson. An admin confirms and refunds, and finds it in payments, access and audit.
 */

/** The smallest PNG that there is. */
const SCREENSHOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}: a course paid by PayNow with a coupon opens when an admin has seen the money`, async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const t = textsOf(language);
    await page.setViewportSize({ width: 390, height: 844 });
    const { user, email } = await enterAsNewcomer(page, language);
    const { list } = await callApi(request, courseCalls.list, {
      query: { limit: 100, currency: 'SGD' },
    });
    const course = list.find(({ price }) => price > 0);
    if (!course) throw new Error('the demo sells no course');
    const path = `/courses/${course.course_id}`;

    // An admin creates a coupon, also on a phone.
    const coupon = `HALF-${user.user_id}`;
    const adminPage = await browser.newPage({
      baseURL: baseURL ?? '',
      viewport: { width: 390, height: 844 },
    });
    await enter(adminPage, language, demoPeople.admin);
    await adminPage.goto('/admin/coupons?edit=new');
    await hydrated(adminPage);
    await adminPage.getByLabel(t('admin.coupons.form.code'), { exact: true }).fill(coupon);
    await adminPage.getByLabel(t('admin.coupons.form.percent')).fill('50');
    await adminPage.getByLabel(t('admin.coupons.form.maxUses'), { exact: true }).fill('1');
    await adminPage
      .getByRole('button', { name: t('admin.coupons.form.create'), exact: true })
      .click();
    await expect(
      adminPage.getByRole('heading', { name: t('admin.coupons.form.editTitle', { code: coupon }) }),
    ).toBeVisible();

    // From the course's page to the payment code; the coupon is entered as one types on a phone.
    await page.goto(path);
    await hydrated(page);
    await page.locator(`a[href="/checkout/${course.course_id}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/checkout/${course.course_id}$`));
    await page.getByRole('radio', { name: t('orders.methods.paynow') }).check();
    await page.getByLabel(t('orders.coupon')).fill(` ${coupon.toLowerCase()}`);
    await page.getByRole('button', { name: t('orders.applyCoupon') }).click();
    await expect(page.getByText(t('orders.withCoupon'))).toBeVisible();
    await page.getByRole('button', { name: t('orders.order') }).click();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    const orderId = page.url().split('/').at(-1);
    await expect(page.getByText(coupon, { exact: true })).toBeVisible();
    const code = page.getByRole('img', { name: t('orders.methods.paynow') });
    await expect(code).toBeVisible();
    expect((await code.boundingBox())?.width).toBeGreaterThan(240);
    const reference = (await page.getByText(/^PA[A-Z0-9]{8}$/).textContent()) ?? '';

    // The proof of payment: a screenshot of the transfer.
    await page.locator('input[type=file]').setInputFiles({
      name: 'transfer.png',
      mimeType: 'image/png',
      buffer: SCREENSHOT,
    });
    await page.getByRole('button', { name: t('orders.send') }).click();
    await expect(page.getByText(t('orders.receiptSent'))).toBeVisible();

    // The admin sees the coupon’s use, finds the reference, views the proof of payment, and
    // confirms.
    await adminPage.reload();
    await expect(adminPage.getByText(email)).toBeVisible();
    await adminPage.setViewportSize({ width: 1280, height: 800 });
    await adminPage.goto(`/admin/orders?search=${reference}`);
    await hydrated(adminPage);
    const order = adminPage.getByRole('row').filter({ hasText: email });
    await order.getByRole('button', { name: t('admin.orders.confirmShort') }).click();
    const dialog = adminPage.getByRole('dialog');
    const download = adminPage.waitForEvent('download');
    await dialog.getByRole('button', { name: t('orders.showReceipt') }).click();
    expect((await download).suggestedFilename()).toMatch(/\.png$/);
    await dialog.getByRole('button', { name: t('admin.orders.confirm') }).click();
    await expect(adminPage.getByText(t('messages.orders.confirmed')).first()).toBeVisible();
    const learners = `/admin${path}/learners?search=${email}`;
    await adminPage.goto(learners);
    const learner = adminPage.getByRole('row').filter({ hasText: email });
    await expect(learner.getByText(t('teaching.access.sources.payment'))).toBeVisible();

    // The learner has a receipt, and goes from the order into the course.
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(t('orders.paidTitle'))).toBeVisible();
    const receipt = page.waitForEvent('download');
    await page.getByRole('button', { name: t('orders.paymentReceipt') }).click();
    expect((await receipt).suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByRole('link', { name: t('orders.start') }).click();
    await expect(page).toHaveURL(new RegExp(`${path}/content/\\d+$`));
    await page.goto('/orders');
    await expect(page.getByText(t('orders.status.paid'), { exact: true })).toBeVisible();

    // The admin refunds the payment, and the access ends with it.
    await adminPage.goto(`/admin/orders?search=${coupon}`);
    await hydrated(adminPage);
    const refund = order.getByRole('button', { name: t('admin.payments.refund') });
    await refund.click();
    await dialog.getByLabel(t('admin.payments.refundReason')).fill('The learner changed her mind');
    // A refund of a part leaves the access, unless the admin ticks it.
    const endAccess = dialog.getByLabel(t('admin.payments.endAccess'));
    const amount = dialog.locator('input[inputmode=decimal]');
    const whole = await amount.inputValue();
    await expect(endAccess).toBeChecked();
    await amount.fill('0.01');
    await expect(endAccess).not.toBeChecked();
    await amount.fill(whole);
    await expect(endAccess).toBeChecked();
    await dialog.locator('button[type=submit]').click();
    await expect(order.getByText(t('orders.status.refunded'), { exact: true })).toBeVisible();
    await expect(refund).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(t('orders.status.refunded'), { exact: true })).toBeVisible();

    const token = await tokenOf(request, 'admin');
    const ofLearner = { query: { user_id: user.user_id, state: 'all' } } as const;
    const { list: payments } = await callApi(request, paymentCalls.list, ofLearner, token);
    const paymentId = payments[0]?.payment_id;

    // The sale is listed in payments with its amount, in who has access, and in the audit.
    await adminPage.goto(`/admin/payments?state=refunded&user_id=${user.user_id}`);
    await expect(adminPage.getByRole('row').filter({ hasText: email })).toBeVisible();
    await expect(
      adminPage.getByText(t('admin.payments.sumOf', { count: 1, shown: '1' })),
    ).toBeVisible();
    await adminPage.getByRole('link', { name: t('admin.titles.RevenueCheck') }).click();
    await expect(adminPage.getByText(t('admin.payments.check.ok'))).toBeVisible();
    await adminPage.goto(learners);
    await expect(learner.getByText('The learner changed her mind')).toBeVisible();
    for (const [entity, id, verb] of [
      ['order', orderId, 'confirm_payment'],
      ['payment', paymentId, 'refund'],
    ] as const) {
      await adminPage.goto(`/admin/audit?entity=${entity}&entity_id=${id}`);
      const line = adminPage.getByRole('listitem');
      const badge = line.getByText(t(`admin.audit.verbs.${verb}`), { exact: true });
      await expect(badge.first()).toBeVisible();
    }
    await adminPage.close();
  });
}
