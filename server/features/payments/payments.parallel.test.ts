import { expect, test } from 'vitest';
import { adminAccessCalls } from '#contract/course-access.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

const academy = openTestAcademy();
const FIFTY = Array.from({ length: 50 }, (_, index) => index);
const grantsOf = (userId: number) =>
  academy.db.selectFrom('course_grants').select('source').where('user_id', '=', userId).execute();

test('a payment that is recorded fifty times at once is there once, and opens its course once', async () => {
  const admin = await academy.addAdmin();
  const learner = await academy.addLearner();
  const body = {
    amount: 39,
    currency: 'USD' as const,
    paid_on: '2026-03-01',
    method: 'paynow' as const,
    user_id: learner.userId,
    course_id: await addCourse(academy.db, { price_usd: 39 }),
  };
  const headers = { 'idempotency-key': 'fifty' };
  const answers = await Promise.all(
    FIFTY.map(() => academy.call(paymentCalls.record, { body }, { as: admin, headers })),
  );
  expect(new Set(answers.map(({ data }) => data.payment_id)).size).toBe(1);
  const payments = academy.db.selectFrom('payments').where('user_id', '=', learner.userId);
  expect(await payments.select('amount').execute()).toEqual([{ amount: 39 }]);
  expect(await grantsOf(learner.userId)).toEqual([{ source: 'payment' }]);
});

test('fifty decisions at once to give one learner access give it once', async () => {
  const admin = await academy.addAdmin();
  const learner = await academy.addLearner();
  const id = await addCourse(academy.db, { points_required: 300 });
  const until = '2026-12-31';
  const answers = await Promise.all(
    FIFTY.map(() =>
      academy.call(
        adminAccessCalls.grant,
        { params: { id }, body: { user_ids: [learner.userId], reason: 'a scholarship', until } },
        { as: admin },
      ),
    ),
  );
  // Each repeats the admin's own success.
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await grantsOf(learner.userId)).toEqual([{ source: 'manual' }]);
});

test('fifty refunds of one payment at once give back no more than was paid', async () => {
  const admins = [await academy.addAdmin(), await academy.addAdmin()] as const;
  const pay = async (amount: number) => {
    const body = { amount, currency: 'USD', paid_on: '2026-03-01', method: 'card' } as const;
    return (await academy.call(paymentCalls.record, { body }, { as: admins[0] })).data.payment_id;
  };
  const refundFifty = async (id: number, amount: number) => {
    const input = { params: { id }, body: { amount, reason: 'cancelled' } };
    const answers = await Promise.all(
      FIFTY.map((index) =>
        academy.call(paymentCalls.refund, input, { as: admins[index % 2 === 0 ? 0 : 1] }),
      ),
    );
    const found = academy.db.selectFrom('payment_refunds').where('payment_id', '=', id);
    const refunds = await found.select('amount').execute();
    return { taken: answers.filter(({ status }) => status === 200).length, refunds };
  };
  const whole = await refundFifty(await pay(100), 100);
  expect(whole).toEqual({ taken: 1, refunds: [{ amount: 100 }] });
  const parts = await refundFifty(await pay(100), 30);
  expect(parts).toEqual({ taken: 3, refunds: [30, 30, 30].map((amount) => ({ amount })) });
});

test('a refund that is sent fifty times with one key is made once', async () => {
  const admin = await academy.addAdmin();
  const body = { amount: 100, currency: 'USD', paid_on: '2026-03-01', method: 'card' } as const;
  const { data } = await academy.call(paymentCalls.record, { body }, { as: admin });
  const input = { params: { id: data.payment_id }, body: { amount: 1, reason: 'a cent' } };
  const headers = { 'idempotency-key': 'refund-fifty' };
  const answers = await Promise.all(
    FIFTY.map(() => academy.call(paymentCalls.refund, input, { as: admin, headers })),
  );
  expect(new Set(answers.map((answer) => answer.data.refunded))).toEqual(new Set([1]));
});
