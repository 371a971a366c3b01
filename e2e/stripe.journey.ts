import { openStripeCheckout, payAtStripe } from './stripe-checkout.ts';
import { enterAsNewcomer, expect, hydrated, type Language, test, textsOf } from './support.ts';

/** A course is paid by card or bank on a phone, on the page of a stand-in for Stripe. */

// The stand-in is another host, as Stripe is: learners are led there, and no page fetches from it.
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
    const { courseId, title, payPage } = await openStripeCheckout(page, request, language);

    // Back without paying: the order waits, and leads to the same page.
    await page.goto('/orders');
    await page.getByRole('link', { name: title }).click();
    await hydrated(page);
    await page.getByRole('button', { name: t('orders.toPayment') }).click();
    await expect(page).toHaveURL(payPage);

    await payAtStripe(page, language);
    await hydrated(page);
    await page.getByRole('link', { name: t('orders.start') }).click();
    await expect(page).toHaveURL(new RegExp(`/courses/${courseId}/content/\\d+$`));
  });

  test(`in ${language}: a bank payment that fails is reported, made again, and opens the course`, async ({
    page,
    request,
  }) => {
    const t = textsOf(language);
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAsNewcomer(page, language);
    const { courseId, title, payPage } = await openStripeCheckout(page, request, language);
    await page.getByRole('link', { name: 'By bank' }).click();
    await expect(page.getByText(t('orders.settling'))).toBeVisible();

    // Days later the bank refuses: the bell leads to the order, which can be paid again.
    await request.get(payPage.replace('/pay/', '/failed/'));
    await page.goto('/notifications');
    await hydrated(page);
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
    await payAtStripe(page, language);
    await hydrated(page);
    await page.getByRole('link', { name: t('orders.start') }).click();
    await expect(page).toHaveURL(new RegExp(`/courses/${courseId}/content/\\d+$`));
  });
}
