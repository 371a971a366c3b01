import { expect, test } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { privacyCalls } from '#contract/privacy.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';

const academy = openTestAcademy();

test('an order that waits for its payment is resolved before an account is deleted', async () => {
  await setPaymentSettings(academy.db);
  const course_id = await addCourse(academy.db, { price_sgd: 49.9 });
  const learner = await academy.addLearner();
  const ordered = await academy.call(
    checkoutCalls.create,
    { body: { course_id, currency: 'SGD', method: 'paynow' } },
    { as: learner },
  );
  const ask = () =>
    academy.call(
      privacyCalls.requestDeletion,
      { body: { password: 'a-good-password' } },
      { as: learner, locale: 'en' },
    );
  expect(await ask()).toMatchObject({
    status: 409,
    error: 'INVALID_STATE',
    msg: 'One of your orders is unpaid. Please pay or cancel it.',
  });
  const { order_id } = ordered.data;
  await academy.call(checkoutCalls.cancel, { body: { order_id } }, { as: learner });
  expect((await ask()).status).toBe(200);
});
