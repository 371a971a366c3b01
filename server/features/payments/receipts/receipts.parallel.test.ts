import { expect, test } from 'vitest';
import { paymentCalls } from '#contract/payments-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

const academy = openTestAcademy();

test('fifty payments and fifty refunds at once have fifty numbers each, without gap or double', async () => {
  const admin = await academy.addAdmin();
  const body = { amount: 9, currency: 'SGD', paid_on: '2026-03-01', method: 'cash' } as const;
  const payments = await Promise.all(
    Array.from({ length: 50 }, () => academy.call(paymentCalls.record, { body }, { as: admin })),
  );
  const given = { amount: 9, reason: 'cancelled' };
  const refunds = await Promise.all(
    payments.map(({ data }) => {
      const input = { params: { id: data.payment_id }, body: given };
      return academy.call(paymentCalls.refund, input, { as: admin });
    }),
  );
  const numbers = Array.from({ length: 50 }, (_, index) => String(index + 1).padStart(6, '0'));
  const receipts = payments.map(({ data }) => data.receipt_number);
  expect(receipts.sort()).toEqual(numbers.map((number) => `R-${number}`));
  const notes = refunds.map(({ data }) => data.refunds[0]?.receipt_number);
  expect(notes.sort()).toEqual(numbers.map((number) => `C-${number}`));
});
