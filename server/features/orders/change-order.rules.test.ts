import { expect, test } from 'vitest';
import { decideReorder } from './change-order.rules.ts';

const unpaid = {
  isSame: false,
  hasOtherCoupon: false,
  couponFits: true,
  hasReceipt: false,
  isSettling: false,
  isPageOpen: false,
};

test.each([
  [{}, 'change'],
  [{ isSame: true }, 'same'],
  [{ isSame: true, hasReceipt: true }, 'same'],
  [{ isSame: true, isPageOpen: true }, 'same'],
  [{ isSame: true, hasOtherCoupon: true }, 'openWithoutCoupon'],
  [{ hasReceipt: true }, 'openWithReceipt'],
  [{ isSettling: true, isPageOpen: true }, 'openSettling'],
  [{ isPageOpen: true }, 'openAtStripe'],
  [{ couponFits: false }, 'openWithCoupon'],
  [{ couponFits: false, isSame: true }, 'same'],
] as const)('an open order with %j is answered by %s', (facts, decision) => {
  expect(decideReorder({ ...unpaid, ...facts })).toBe(decision);
});
