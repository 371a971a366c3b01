import { z } from 'zod';
import { orderMethods, orderStatuses } from '#domain/order-methods.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { defineCall } from './call.ts';
import { couponCode } from './coupons-admin.ts';
import { currency, id, isoTime, line, nothing } from './fields.ts';
import { listOf, pageQuery } from './paging.ts';

export const orderMethod = z.enum(orderMethods);
export const orderStatus = z.enum(orderStatuses);

/** What everybody who may see an order sees of it. */
export const orderFacts = {
  order_id: id,
  order_number: z.string(),
  status: orderStatus,
  course_id: id,
  course_title: z.string(),
  course_title_zh: z.string(),
  list_price: z.number().describe('The price of the course when it was ordered.'),
  amount: z.number().describe('What is to be paid, or was.'),
  coupon_code: z.string().nullable().describe('The coupon that reduced it.'),
  course_is_open: z
    .boolean()
    .describe(
      'The course is open to the learner by something else: nothing is to be paid, and what was paid is refunded or used for another course.',
    ),
  currency,
  method: orderMethod,
  reference: z.string().describe('What the payer writes into the transfer.'),
  created_at: isoTime,
  expires_at: isoTime,
  paid_at: isoTime.nullable(),
  cancelled_at: isoTime.nullable(),
  cancel_reason: z.string(),
  receipt_url: z.string().nullable().describe('The proof of payment that the learner has sent.'),
};

export const order = z
  .object({
    ...orderFacts,
    qr: z
      .string()
      .nullable()
      .describe('The EMVCo text of the payment code; null: paid in another way, or not open.'),
    payment_url: z
      .string()
      .nullable()
      .describe('The page of Stripe on which it is paid; null: none is open.'),
    is_settling: z
      .boolean()
      .describe('It was paid on that page, and the bank of the payer takes its time.'),
    has_failed: z
      .boolean()
      .describe('That payment did not arrive; it can be paid again. False once a page is opened.'),
    payee_name: z.string(),
    bank_details: z.string().describe('Where a bank transfer goes.'),
    bank_details_zh: z.string(),
    payment_id: id.nullable().describe('Its payment, of which there is a receipt.'),
    first_content_id: id.nullable().describe('With which lesson the course begins.'),
  })
  .meta({ id: 'Order' });
export type Order = z.output<typeof order>;

export const ownOrder = z.object(orderFacts).meta({ id: 'OwnOrder' });
export type OwnOrder = z.output<typeof ownOrder>;

export const checkoutBody = z.object({
  course_id: id,
  currency,
  method: orderMethod,
  coupon_code: couponCode.optional().describe('Reduces the price; empty is none.'),
});

export const couponQuery = z.object({ course_id: id, currency, coupon_code: couponCode });

const byOrder = z.object({ order_id: id });

export const checkoutCalls = {
  options: defineCall({
    name: 'checkout.options',
    method: 'GET',
    path: '/checkout/options',
    access: 'learner',
    summary: 'In which currencies, and how, the caller can buy a course.',
    query: z.object({ course_id: id }),
    data: z.object({
      course_id: id,
      course_title: z.string(),
      course_title_zh: z.string(),
      is_open: z.boolean().describe('It is open to the caller: there is nothing to buy.'),
      prices: z.array(
        z.object({
          currency,
          amount: z.number(),
          methods: z.array(orderMethod).describe('Empty: it cannot be paid in this currency now.'),
        }),
      ),
    }),
    failures: ['NOT_FOUND', 'UNAVAILABLE'],
  }),
  coupon: defineCall({
    name: 'checkout.coupon',
    method: 'GET',
    path: '/checkout/coupon',
    access: 'learner',
    summary: 'What a course costs the caller with a coupon; nothing is used yet.',
    query: couponQuery,
    data: z.object({ coupon_code: z.string(), list_price: z.number(), amount: z.number() }),
    failures: ['NOT_FOUND', 'UNAVAILABLE', 'ALREADY_REDEEMED', 'FORBIDDEN'],
  }),
  create: defineCall({
    name: 'checkout.create',
    method: 'POST',
    path: '/checkout/create',
    access: 'learner',
    summary:
      'Orders a course. A learner has one open order of a course: another currency or method changes it, under the same number and with a new reference, until it may have been paid (409 with the order). Where a coupon leaves nothing to pay, the course opens at once. With the method `stripe`, `payment_url` says where to pay; null where Stripe cannot be reached now.',
    body: checkoutBody,
    data: order,
    failures: ['NOT_FOUND', 'ALREADY_REDEEMED', 'UNAVAILABLE', 'FORBIDDEN', 'INVALID_STATE'],
    takesIdempotencyKey: true,
  }),
  pay: defineCall({
    name: 'checkout.pay',
    method: 'POST',
    naturalKey: 'The order: it has one page at Stripe, under a key of the order’s own.',
    path: '/checkout/pay',
    access: 'learner',
    summary:
      'Opens the page of Stripe on which an open order is paid; the same page while it lasts.',
    body: byOrder,
    data: order,
    failures: ['NOT_FOUND', 'INVALID_STATE', 'UNAVAILABLE', 'SERVICE_UNAVAILABLE'],
  }),
  get: defineCall({
    name: 'checkout.get',
    method: 'GET',
    path: '/checkout/get',
    access: 'learner',
    summary: 'One of the caller’s orders.',
    query: byOrder,
    data: order,
    failures: ['NOT_FOUND'],
  }),
  lists: defineCall({
    name: 'checkout.lists',
    method: 'GET',
    path: '/checkout/lists',
    access: 'learner',
    summary: 'The caller’s orders, the newest first.',
    query: z.object(pageQuery(pageSizes.ownOrders)),
    data: listOf(ownOrder),
  }),
  sendReceipt: defineCall({
    name: 'checkout.sendReceipt',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/checkout/receipt',
    access: 'learner',
    summary:
      'Uploads the proof of payment of a transfer, as multipart one file (PDF, PNG, JPG or WEBP, 10 MB); a later one replaces it.',
    takesFile: 'receipt',
    body: byOrder,
    data: order,
    failures: ['NOT_FOUND', 'INVALID_STATE'],
  }),
  receipt: defineCall({
    name: 'checkout.receipt',
    method: 'GET',
    path: '/checkout/receipt',
    access: 'learner',
    summary: 'The proof of payment of an order: for its learner and admins.',
    query: byOrder,
    sendsFile: 'application/octet-stream',
    data: nothing,
    failures: ['NOT_FOUND'],
  }),
  cancel: defineCall({
    name: 'checkout.cancel',
    method: 'POST',
    naturalKey: 'The order: once cancelled it stays cancelled.',
    path: '/checkout/cancel',
    access: 'learner',
    summary: 'Cancels an order that is not paid; a repetition changes nothing.',
    body: byOrder,
    data: order,
    failures: ['NOT_FOUND', 'INVALID_STATE'],
  }),
};

/** How long a reason of a cancellation may be. */
export const cancelReason = line(300, '@reason_required');
