/** What decides what becomes of an open order when its course is ordered again. */
export interface ReorderedOrder {
  /** Payment method and currency are those that it has. */
  isSame: boolean;
  /** Another coupon is given than the one that it uses. */
  hasOtherCoupon: boolean;
  /** Its coupon is for the chosen currency, or it has none. */
  couponFits: boolean;
  hasReceipt: boolean;
  /** It was paid at Stripe, and its money has not arrived yet. */
  isSettling: boolean;
  /** It can be paid on a page of Stripe at this moment. */
  isPageOpen: boolean;
}

/** Why an open order stays as it is. */
export type UnchangedReason =
  | 'openWithoutCoupon'
  | 'openWithReceipt'
  | 'openSettling'
  | 'openAtStripe'
  | 'openWithCoupon';

/**
 * What becomes of an open order when its course is ordered again: it is returned, or changed to the
 * chosen payment method and currency, unless it may have been paid already.
 */
export function decideReorder(order: ReorderedOrder): 'same' | 'change' | UnchangedReason {
  if (order.hasOtherCoupon) return 'openWithoutCoupon';
  if (order.isSame) return 'same';
  if (order.hasReceipt) return 'openWithReceipt';
  if (order.isSettling) return 'openSettling';
  if (order.isPageOpen) return 'openAtStripe';
  return order.couponFits ? 'change' : 'openWithCoupon';
}
