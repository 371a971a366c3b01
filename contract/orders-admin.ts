import { z } from 'zod';
import { disputeStates } from '#domain/dispute-states.ts';
import { maxLengths } from '#domain/limits.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { defineCall } from './call.ts';
import { cancelReason, orderFacts, orderMethod, orderStatus } from './checkout.ts';
import { currency, day, groupFilter, id, idParams, isoTime, optionalText } from './fields.ts';
import { listOf, pageQuery } from './paging.ts';
import { paymentRefundBody } from './payments-admin.ts';

export const adminOrder = z
  .object({
    ...orderFacts,
    user_id: id,
    user_name: z.string(),
    user_email: z.string(),
    receipt_sent_at: isoTime.nullable(),
    payment_id: id.nullable(),
    refunded: z.number().describe('What was given back of its payment.'),
    disputed: z.number().describe('What disputes of its payment have taken.'),
    dispute_state: z
      .enum(disputeStates)
      .nullable()
      .describe('How the latest dispute of its payment stands; null: there is none.'),
    opens_course: z.boolean().describe('The course is open to the learner by its payment.'),
    refunds_by_stripe: z
      .boolean()
      .describe('What is refunded goes back through Stripe; else an admin sends the money.'),
    decided_by: z
      .string()
      .nullable()
      .describe('The admin who confirmed or cancelled it; null: its learner, or nobody.'),
    earlier_terms: z
      .array(z.object({ reference: z.string(), method: orderMethod, currency, amount: z.number() }))
      .describe('What it asked for before its learner changed it, the latest first.'),
    version: z.int(),
  })
  .meta({ id: 'AdminOrder' });
export type AdminOrder = z.output<typeof adminOrder>;

export const orderConfirmBody = z.object({
  accept_expired: z
    .boolean()
    .default(false)
    .describe('The money of an expired order arrived after all: it is confirmed at its old price.'),
  reference: z
    .string()
    .max(25)
    .optional()
    .describe('The reference that the payer used, also an earlier one; absent: the current one.'),
  accept_open: z
    .boolean()
    .default(false)
    .describe('The course is open already: the payment is recorded, and to be refunded.'),
  other_course_id: id
    .optional()
    .describe(
      'The course is open already: the payment opens this one, and the order is cancelled.',
    ),
  paid_on: day.optional().describe('An academy day, today at the latest; absent: today.'),
  note: optionalText(300).describe('Kept with the payment; the learner does not see it.'),
});

export const orderCancelBody = z.object({
  reason: cancelReason.describe('Told to the learner.'),
});

export const orderAdminCalls = {
  list: defineCall({
    name: 'admin.orders.list',
    method: 'GET',
    path: '/admin/orders',
    access: 'admin',
    permission: 'orders',
    summary: 'Orders of all learners.',
    query: z.object({
      search: z
        .string()
        .max(maxLengths.search)
        .optional()
        .describe(
          'In number, reference and coupon, the learner’s name and email, the course’s title.',
        ),
      status: orderStatus.optional(),
      method: orderMethod.optional(),
      currency: currency.optional(),
      to_check: z
        .boolean()
        .optional()
        .describe('Only unpaid orders with a receipt, also expired ones.'),
      receipt: z.boolean().optional().describe('Only orders with a receipt, or without one.'),
      order_id: id.optional().describe('This one alone.'),
      group_id: groupFilter,
      coupon_id: id.optional().describe('Only orders that were made with this coupon.'),
      sort: z.enum(['newest', 'oldest']).default('newest'),
      ...pageQuery(pageSizes.admin),
    }),
    data: listOf(adminOrder),
  }),
  confirm: defineCall({
    name: 'admin.orders.confirm',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/orders/:id/confirm',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'payments',
    summary:
      'Records the payment of an order and opens its course, once; where the course is open already, only by an explicit choice.',
    params: idParams,
    body: orderConfirmBody,
    data: adminOrder,
    failures: ['NOT_FOUND', 'FORBIDDEN', 'INVALID_STATE'],
  }),
  cancel: defineCall({
    name: 'admin.orders.cancel',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/orders/:id/cancel',
    access: 'admin',
    permission: 'payments',
    summary: 'Cancels an order that is not paid; an expired one where it has a receipt.',
    params: idParams,
    body: orderCancelBody,
    data: adminOrder,
    failures: ['NOT_FOUND', 'FORBIDDEN', 'INVALID_STATE'],
  }),
  refund: defineCall({
    name: 'admin.orders.refund',
    method: 'POST',
    path: '/admin/orders/:id/refund',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'payments',
    summary: 'Refunds the payment of an order, in full or in part; never more than was paid.',
    params: idParams,
    body: paymentRefundBody,
    data: adminOrder,
    failures: ['NOT_FOUND', 'INVALID_STATE'],
    takesIdempotencyKey: true,
  }),
};
