import { beforeAll, expect, test } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';

/** An academy without keys of Stripe. */
const academy = openTestAcademy();
let course_id = 0;

beforeAll(async () => {
  await setPaymentSettings(academy.db);
  course_id = await addCourse(academy.db, { price_sgd: 49.9 });
});

test('cards are not offered, and asking for them is refused in words', async () => {
  const as = await academy.addLearner();
  const { data } = await academy.call(checkoutCalls.options, { query: { course_id } }, { as });
  expect(data.prices[0]?.methods).toEqual(['paynow', 'bank_transfer']);
  const body = { course_id, currency: 'SGD', method: 'stripe' };
  const refused = await academy.callWith(checkoutCalls.create, { body }, { as, locale: 'en' });
  expect(refused).toMatchObject({
    status: 400,
    error: 'VALIDATION_FAILED',
    fields: { method: expect.stringContaining('choose another payment method') },
  });
});

test('there is no address for its events', async () => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=a' };
  const url = '/api/webhooks/stripe';
  const { statusCode } = await academy.app.inject({ method: 'POST', url, headers, payload: '{}' });
  expect(statusCode).toBe(404);
});
