/** What the server says about orders, and emails about them. */
export const ordersMessages = {
  openAlready: 'This course is already open to you',
  notForSale: 'This course is not for sale now',
  notSoldIn: 'The course is not sold in this currency',
  notPaidBy: 'This payment method does not accept this currency',
  stripeOff:
    'Cards and wallets are not accepted at the moment. Please choose another payment method',
  stripeAway:
    'Your order is saved, but the payment page cannot be opened at the moment. Please try again in a few minutes',
  notByStripe: 'This order is paid by transfer',
  settling: 'Your payment is being processed by your bank. We will email you when it arrives',
  noReceipt: 'This order needs no proof of payment: we are told as soon as it is paid',
  openWithoutCoupon:
    'You have an open order for this course without this coupon. Please cancel it, then order again',
  openWithCoupon:
    'Your open order for this course uses a coupon that is not valid in this currency. Please cancel it, then order again',
  openWithReceipt:
    'You have sent proof of payment for your open order for this course. Please wait until we have checked it, or cancel that order first',
  openSettling:
    'The payment of your open order for this course is being processed by your bank. We will email you when it arrives',
  openAtStripe:
    'Your open order for this course can still be paid on its payment page. To pay in another way, please cancel that order first',
  coupon: {
    unknown: 'There is no such coupon. Please check the code',
    notYours: 'This coupon belongs to somebody else',
    scheduled: 'This coupon is not valid yet',
    expired: 'This coupon has expired',
    usedUp: 'This coupon has been used up',
    usedByYou: 'You have already used this coupon',
    otherCourse: 'This coupon is for other courses',
    otherCurrency: 'This coupon is for another currency',
  },
  unpaid: {
    failed: 'The bank did not complete the payment',
    expired: 'The payment page was open too long without a payment',
    unchecked:
      'We could not match your proof of payment to a payment in time. If you have paid, we will still find it: you need not pay again',
  },
  receiptSent: 'Proof of payment sent',
  cancelled: 'Order cancelled',
  confirmed: 'Payment confirmed; the course is open',
  expiredBefore: 'The order has expired. To confirm it at its original price, please tick the box.',
  openBefore:
    'The course is open to this learner already. Please choose whether to refund the payment or to use it for another course.',
  notOpenYet: 'The course is not open to this learner yet: the payment opens it',
  otherIsOpen: 'This course is open to the learner already',
  notItsReference: 'The order never had this reference',
  usedFor: 'The course was open to you already. Your payment has opened “{{course}}” instead.',
  usedElsewhere: 'Payment recorded; the other course is open',
  nothingPaid: 'Nothing was paid for this order',
  own: 'You cannot process your own order',
  is: {
    pending: 'The order is waiting for payment',
    paid: 'The order is already paid',
    partly_refunded: 'The order is paid and partly refunded',
    refunded: 'The order is refunded',
    cancelled: 'The order is cancelled',
    expired: 'The order has expired. Please order again',
  },
} as const;
