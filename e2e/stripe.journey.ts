import { courseCalls } from '#contract/courses.ts';
import {
  callApi,
  enterAsNewcomer,
  expect,
  hydrated,
  type Language,
  test,
  textsOf,
} from './support.ts';

/** A course is paid by card or bank on a phone, on the page of a stand-in for Stripe. */

// The stand-in is another host, as Stripe is: learners go there, and no page fetches from it.
test.use({
  expectedErrors:
    /status of 404|^a request to http:\/\/127\.0\.0\.1:\d+\/(pay|done|settling)\/cs_test_\d+$/,
});

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}: a course paid through Stripe is open on the way back`, async ({
    page,
    request,
  }) => {
    const t = textsOf(language);
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAsNewcomer(page, language);
    const query = { limit: 100, currency: 'SGD' } as const;
    const { list } = await callApi(request, courseCalls.list, { query });
    const course = list.find(({ price }) => price > 0);
    if (!course) throw new Error('the demo sells no course');

    await page.goto(`/checkout/${course.course_id}`);
    await hydrated(page);
    await page.getByRole('radio', { name: t('orders.methods.stripe') }).check();
    await page.getByRole('button', { name: t('orders.toPayment') }).click();
    await expect(page).toHaveURL(/\/pay\/cs_test_\d+$/);

    // Back without paying: the order waits, and leads to the same page.
    const payPage = page.url();
    await page.goto('/orders');
    await page
      .getByRole('link', { name: language === 'zh' ? course.title_zh : course.title })
      .click();
    await hydrated(page);
    await page.getByRole('button', { name: t('orders.toPayment') }).click();
    await expect(page).toHaveURL(payPage);

    await page.getByRole('link', { name: 'Pay' }).click();
    await expect(page.getByText(t('orders.paidTitle'))).toBeVisible();
    await hydrated(page);
    await page.getByRole('link', { name: t('orders.start') }).click();
    await expect(page).toHaveURL(new RegExp(`/courses/${course.course_id}/content/\\d+$`));
  });
  test(`in ${language}: a bank payment that fails is told, paid again, and opens the course`, async ({
    page,
    request,
  }) => {
    const t = textsOf(language);
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAsNewcomer(page, language);
    const query = { limit: 100, currency: 'SGD' } as const;
    const { list } = await callApi(request, courseCalls.list, { query });
    const course = list.find(({ price }) => price > 0);
    if (!course) throw new Error('the demo sells no course');
    await page.goto(`/checkout/${course.course_id}`);
    await hydrated(page);
    await page.getByRole('radio', { name: t('orders.methods.stripe') }).check();
    await page.getByRole('button', { name: t('orders.toPayment') }).click();
    await expect(page).toHaveURL(/\/pay\/cs_test_\d+$/);
    const payPage = page.url();
    await page.getByRole('link', { name: 'By bank' }).click();
    await expect(page.getByText(t('orders.settling'))).toBeVisible();

    // Days later the bank refuses: the bell leads to the order, which can be paid anew.
    await request.get(payPage.replace('/pay/', '/failed/'));
    await page.goto('/notifications');
    await hydrated(page);
    const title = language === 'zh' ? course.title_zh : course.title;
    await page
      .getByRole('link', {
        name: t('messages.notifications.texts.payment_failed', { course: title }),
      })
      .click();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await expect(page.getByText(t('orders.failedTitle'))).toBeVisible();
    await page.getByRole('button', { name: t('orders.toPayment') }).click();
    await expect(page).toHaveURL(/\/pay\/cs_test_\d+$/);
    expect(page.url()).not.toBe(payPage);
    await page.getByRole('link', { name: 'Pay' }).click();
    await expect(page.getByText(t('orders.paidTitle'))).toBeVisible();
    await hydrated(page);
    await page.getByRole('link', { name: t('orders.start') }).click();
    await expect(page).toHaveURL(new RegExp(`/courses/${course.course_id}/content/\\d+$`));
  });
}
