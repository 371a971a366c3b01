import { openStripeCheckout, payAtStripe } from './stripe-checkout.ts';
import {
  demoPeople,
  enter,
  enterAsNewcomer,
  expect,
  hydrated,
  type Language,
  test,
  textsOf,
} from './support.ts';

/** A payer disputes a card payment with their bank, on the pages of a stand-in for Stripe. */

test.use({
  expectedErrors: /status of 404|^a request to http:\/\/127\.0\.0\.1:\d+\/(pay|done)\/cs_test_\d+$/,
});

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}: an admin sees a dispute, and ends the access when it is lost`, async ({
    page,
    request,
  }) => {
    const t = textsOf(language);
    const learner = await enterAsNewcomer(page, language);
    const { courseId, payPage } = await openStripeCheckout(page, request, language);
    await payAtStripe(page, language);

    await request.get(payPage.replace('/pay/', '/disputed/'));
    await enter(page, language, demoPeople.admin);
    const disputes = `/admin/payments?state=disputed&user_id=${learner.user.user_id}`;
    await expect(async () => {
      await page.goto(disputes);
      await expect(page.getByText(t('admin.payments.disputeStates.needs_response'))).toBeVisible({
        timeout: 500,
      });
    }).toPass();

    await request.get(payPage.replace('/pay/', '/lost/'));
    const decide = page.getByRole('button', { name: t('admin.payments.decideAccess') });
    await expect(async () => {
      await page.goto(disputes);
      await expect(decide).toBeVisible({ timeout: 500 });
    }).toPass();
    await hydrated(page);
    await decide.click();
    await page.getByRole('button', { name: t('admin.payments.endNow') }).click();
    await expect(
      page.getByRole('cell').getByText(t('admin.payments.accessDecisions.ended')).first(),
    ).toBeVisible();
    await expect(decide).toHaveCount(0);

    await enter(page, language, learner);
    await page.goto(`/courses/${courseId}`);
    await expect(page.locator(`a[href*="/checkout/${courseId}"]`).first()).toBeVisible();
  });
}
