import { describe, expect, test } from 'vitest';
import { orderStatuses } from '#domain/order-methods.ts';
import { decideArrival, decideCheckoutState, type OrderToPay } from './stripe-events.rules.ts';

const fresh = { matches: true, isKnown: false, isPaidByStripe: false };

describe('money that arrives for an order', () => {
  test.each<[what: string, order: OrderToPay, outcome: ReturnType<typeof decideArrival>]>([
    ['that waits pays it', { ...fresh, status: 'pending' }, 'confirm'],
    ['that has expired pays it after all', { ...fresh, status: 'expired' }, 'confirm'],
    ['that was cancelled is kept beside it', { ...fresh, status: 'cancelled' }, 'apart'],
    ['that an admin confirmed is that money', { ...fresh, status: 'paid' }, 'adopt'],
    [
      'that an admin confirmed and refunded is that money',
      { ...fresh, status: 'refunded' },
      'adopt',
    ],
    [
      'that Stripe has paid is a second payment',
      { ...fresh, status: 'paid', isPaidByStripe: true },
      'apart',
    ],
    [
      'that was paid and refunded is a second payment',
      { ...fresh, status: 'partly_refunded', isPaidByStripe: true },
      'apart',
    ],
  ])('%s', (_, order, outcome) => expect(decideArrival(order)).toBe(outcome));

  test.each(orderStatuses)('of another amount opens nothing where it is %s', (status) => {
    expect(decideArrival({ ...fresh, status, matches: false })).toBe('unmatched');
  });

  test.each(orderStatuses)('a second time changes nothing where it is %s', (status) => {
    expect(decideArrival({ ...fresh, status, isKnown: true })).toBe('none');
    expect(decideArrival({ ...fresh, status, isKnown: true, matches: false })).toBe('none');
  });
});

describe('the page on which an order is paid', () => {
  test.each([
    ['open', 'completed', 'settling'],
    ['open', 'failed', 'ended'],
    ['open', 'expired', 'ended'],
    ['settling', 'completed', 'settling'],
    ['settling', 'failed', 'ended'],
    ['settling', 'expired', 'settling'],
    ['ended', 'completed', 'ended'],
    ['ended', 'failed', 'ended'],
    ['ended', 'expired', 'ended'],
  ] as const)('that is %s, and hears “%s”, is %s', (before, event, after) => {
    expect(decideCheckoutState(before, event)).toBe(after);
  });
});
