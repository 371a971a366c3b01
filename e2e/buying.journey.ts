import { courseCalls } from '#contract/courses.ts';
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
} from './support.ts';

/** A course is bought on a phone: its page, the checkout, the payment code, the receipt, the lesson. */

/** The smallest PNG that there is. */
const SCREENSHOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}: a course paid by PayNow opens when an admin has seen the money`, async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const t = textsOf(language);
    await page.setViewportSize({ width: 390, height: 844 });
    const { email } = await enterAsNewcomer(page, language);
    const { list } = await callApi(request, courseCalls.list, {
      query: { limit: 100, currency: 'SGD' },
    });
    const course = list.find(({ price }) => price > 0);
    if (!course) throw new Error('the demo sells no course');
    const path = `/courses/${course.course_id}`;

    // From the course's page to the payment code.
    await page.goto(path);
    await hydrated(page);
    await page.locator(`a[href="/checkout/${course.course_id}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/checkout/${course.course_id}$`));
    await page.getByRole('radio', { name: t('orders.methods.paynow') }).check();
    await page.getByRole('button', { name: t('orders.order') }).click();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    const code = page.getByRole('img', { name: t('orders.methods.paynow') });
    await expect(code).toBeVisible();
    expect((await code.boundingBox())?.width).toBeGreaterThan(240);
    const reference = (await page.getByText(/^PA[A-Z0-9]{8}$/).textContent()) ?? '';

    // The screenshot of the transfer.
    await page.locator('input[type=file]').setInputFiles({
      name: 'transfer.png',
      mimeType: 'image/png',
      buffer: SCREENSHOT,
    });
    await page.getByRole('button', { name: t('orders.send') }).click();
    await expect(page.getByText(t('orders.receiptSent'))).toBeVisible();

    // An admin finds the reference, looks at the receipt, and confirms by one press.
    const adminPage = await browser.newPage({ baseURL: baseURL ?? '' });
    await enter(adminPage, language, demoPeople.admin);
    await adminPage.goto(`/admin/orders?search=${reference}`);
    await hydrated(adminPage);
    await adminPage
      .getByRole('row')
      .filter({ hasText: email })
      .getByRole('button', { name: t('admin.orders.confirmShort') })
      .click();
    const dialog = adminPage.getByRole('dialog');
    const download = adminPage.waitForEvent('download');
    await dialog.getByRole('button', { name: t('orders.showReceipt') }).click();
    expect((await download).suggestedFilename()).toMatch(/\.png$/);
    await dialog.getByRole('button', { name: t('admin.orders.confirm') }).click();
    await expect(adminPage.getByText(t('messages.orders.confirmed')).first()).toBeVisible();
    await adminPage.close();

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

    // An admin gives the money back, and the access ends with it.
    const laterPage = await browser.newPage({ baseURL: baseURL ?? '' });
    await enter(laterPage, language, demoPeople.admin);
    await laterPage.goto(`/admin/orders?search=${reference}`);
    await hydrated(laterPage);
    const row = laterPage.getByRole('row').filter({ hasText: email });
    const refund = row.getByRole('button', { name: t('admin.payments.refund') });
    await refund.click();
    const question = laterPage.getByRole('dialog');
    await question
      .getByLabel(t('admin.payments.refundReason'))
      .fill('The learner changed her mind');
    await expect(question.getByLabel(t('admin.payments.endAccess'))).toBeChecked();
    await question.getByRole('button', { name: t('admin.payments.refund'), exact: true }).click();
    await expect(row.getByText(t('orders.status.refunded'), { exact: true })).toBeVisible();
    await expect(refund).toHaveCount(0);
    await laterPage.goto('/admin/payments');
    await laterPage.getByRole('link', { name: t('titles.AdminRevenueCheck') }).click();
    await expect(laterPage.getByText(t('admin.payments.check.ok'))).toBeVisible();
    await laterPage.close();
    await page.reload();
    await expect(page.getByText(t('orders.status.refunded'), { exact: true })).toBeVisible();
  });
}

test('an admin makes a coupon; the learner pays the lower price, and the course opens', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const t = textsOf('zh');
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await enterAsNewcomer(page, 'zh');
  const code = `HALF-${email.replace(/\D/g, '').slice(-12)}`;
  const { list } = await callApi(request, courseCalls.list, {
    query: { limit: 100, currency: 'SGD' },
  });
  const course = list.find(({ price }) => price > 0);
  if (!course) throw new Error('the demo sells no course');

  // The admin makes it on a phone as well.
  const adminPage = await browser.newPage({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
  });
  await enter(adminPage, 'zh', demoPeople.admin);
  await adminPage.goto('/admin/coupons?edit=new');
  await hydrated(adminPage);
  await adminPage.getByLabel(t('admin.coupons.form.code'), { exact: true }).fill(code);
  await adminPage.getByLabel(t('admin.coupons.form.percent')).fill('50');
  await adminPage.getByLabel(t('admin.coupons.form.maxUses'), { exact: true }).fill('1');
  await adminPage
    .getByRole('button', { name: t('admin.coupons.form.create'), exact: true })
    .click();
  await expect(
    adminPage.getByRole('heading', { name: t('admin.coupons.form.editTitle', { code }) }),
  ).toBeVisible();

  // The learner enters it as one types on a phone.
  await page.goto(`/checkout/${course.course_id}`);
  await hydrated(page);
  await page.getByRole('radio', { name: t('orders.methods.paynow') }).check();
  await page.getByLabel(t('orders.coupon')).fill(` ${code.toLowerCase()}`);
  await page.getByRole('button', { name: t('orders.applyCoupon') }).click();
  await expect(page.getByText(t('orders.withCoupon'))).toBeVisible();
  await page.getByRole('button', { name: t('orders.order') }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  await expect(page.getByText(code, { exact: true })).toBeVisible();

  // The admin sees the use at the coupon, and confirms the payment.
  await adminPage.reload();
  await hydrated(adminPage);
  await expect(adminPage.getByText(email)).toBeVisible();
  await adminPage.goto(`/admin/orders?search=${code}`);
  await hydrated(adminPage);
  await adminPage.getByRole('button', { name: t('admin.orders.confirmShort') }).click();
  await adminPage
    .getByRole('dialog')
    .getByRole('button', { name: t('admin.orders.confirm') })
    .click();
  await expect(adminPage.getByText(t('messages.orders.confirmed')).first()).toBeVisible();
  await adminPage.close();

  await page.reload();
  await hydrated(page);
  await page.getByRole('link', { name: t('orders.start') }).click();
  await expect(page).toHaveURL(/\/content\/\d+$/);
});
