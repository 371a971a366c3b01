import { expect, test } from 'vitest';
import { paymentViews } from '#web/admin/payments/payments-view.ts';
import { reviewViews } from '#web/admin/reviews/review-views.ts';
import { recordPath } from './record-path.ts';

const anything = () => true;
const paramsOf = (path: string | null) =>
  new URL(path ?? '', 'https://academy.example').searchParams;

test('a line about a review or a payment leads to that row, a voided payment included', () => {
  expect(reviewViews.read(paramsOf(recordPath('review', 7, anything))).review_id).toBe(7);
  const payment = paymentViews.read(paramsOf(recordPath('payment', 12, anything)));
  expect(payment).toMatchObject({ payment_id: 12, state: 'all' });
});

test('what has no page of its own leads nowhere', () => {
  expect(recordPath('file', 3, anything)).toBeNull();
});

test('what the reader may not open leads nowhere', () => {
  expect(recordPath('payment', 12, (permission) => permission === 'orders')).toBeNull();
  expect(recordPath('order', 12, (permission) => permission === 'orders')).not.toBeNull();
});
