import type { APIRequestContext, Page } from '@playwright/test';
import { courseCalls } from '#contract/courses.ts';
import { callApi, expect, hydrated, type Language, textsOf } from './support.ts';

/**
 * Goes from the checkout of a course that costs money to the page of the stand-in for Stripe, as
 * whoever is logged in.
 * @returns the course, its title in the language, and the address of that page
 */
export async function openStripeCheckout(
  page: Page,
  request: APIRequestContext,
  language: Language,
) {
  const t = textsOf(language);
  const query = { limit: 100, currency: 'SGD' } as const;
  const { list } = await callApi(request, courseCalls.list, { query });
  const course = list.find(({ price }) => price > 0);
  if (!course) throw new Error('the demo sells no course');
  await page.goto(`/checkout/${course.course_id}`);
  await hydrated(page);
  await page.getByRole('radio', { name: t('orders.methods.stripe') }).check();
  await page.getByRole('button', { name: t('orders.toPayment') }).click();
  await expect(page).toHaveURL(/\/pay\/cs_test_\d+$/);
  const title = language === 'zh' ? course.title_zh : course.title;
  return { courseId: course.course_id, title, payPage: page.url() };
}

/** Pays on the page of the stand-in; the way back leads to the order. */
export async function payAtStripe(page: Page, language: Language) {
  await page.getByRole('link', { name: 'Pay' }).click();
  await expect(page.getByText(textsOf(language)('orders.paidTitle'))).toBeVisible();
}
