import { z } from 'zod';
import type { Currency } from '#domain/currencies.ts';
import { maxLengths } from '#domain/limits.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { money } from './amounts.ts';
import { defineCall } from './call.ts';
import {
  currency,
  day,
  groupFilter,
  id,
  idParams,
  isoTime,
  nothing,
  optionalText,
  requiredText,
} from './fields.ts';
import { listOf, pageQuery } from './paging.ts';
import { disputedAccessBody, paymentDispute } from './payment-disputes.ts';

/** How money arrived. */
export const paymentMethods = [
  'bank_transfer',
  'card',
  'wechat_pay',
  'alipay',
  'paynow',
  'duitnow',
  'cash',
  'other',
] as const;
export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.output<typeof paymentMethod>;

/**
 * How a payment was recorded: by an admin, or through an order that was paid in one of these ways.
 */
export const paymentProviders = ['manual', 'paynow', 'duitnow', 'bank_transfer', 'stripe'] as const;
export const paymentProvider = z.enum(paymentProviders);
export type PaymentProvider = z.output<typeof paymentProvider>;

/** The largest amount of one payment; a larger one is a typing error. */
export const MAX_AMOUNT = 10_000_000;

/** An amount of money: above zero, at most two decimals. */
export const moneyAmount = (currency?: Currency) =>
  money(MAX_AMOUNT, { min: 0.01, small: '@money_amount', ...(currency && { currency }) });

/** A refund: an entry of its own, beside the payment. */
export const paymentRefund = z
  .object({
    refund_id: id,
    receipt_number: z.string().describe('Of its credit note.'),
    amount: z.number(),
    refunded_on: day,
    reason: z.string(),
    ends_access: z.boolean().describe('The access that the payment opened ended with it.'),
    refunded_by: z.string().nullable().describe('null: made with the provider.'),
    stripe_state: z
      .enum(['requested', 'pending', 'succeeded', 'failed'])
      .nullable()
      .describe('What Stripe makes of it; null: an admin sends the money.'),
    created_at: isoTime,
  })
  .meta({ id: 'PaymentRefund' });
export type PaymentRefund = z.output<typeof paymentRefund>;

export const payment = z
  .object({
    payment_id: id,
    receipt_number: z.string(),
    user_id: id.nullable(),
    user_name: z.string().nullable(),
    user_email: z.string().nullable(),
    course_id: id.nullable(),
    course_title: z.string().nullable(),
    course_title_zh: z.string().nullable(),
    amount: z.number(),
    currency,
    paid_on: day,
    method: paymentMethod,
    provider: paymentProvider,
    note: z.string(),
    recorded_by: z.string().nullable().describe('The name of the admin who recorded it.'),
    created_at: isoTime,
    voided_at: isoTime.nullable(),
    void_reason: z.string(),
    refunded: z.number().describe('The sum of its refunds.'),
    refunds: z.array(paymentRefund).describe('The oldest first.'),
    disputed: z.number().describe('The sum that disputes have taken and not returned.'),
    disputes: z.array(paymentDispute).describe('The oldest first.'),
    opens_course: z.boolean().describe('The course is open to the payer by this payment.'),
    refunds_by_stripe: z
      .boolean()
      .describe('What is refunded goes back through Stripe; else an admin sends the money.'),
    version: z.int(),
  })
  .meta({ id: 'Payment' });
export type Payment = z.output<typeof payment>;

/** A person or a course that a payment can be about. */
export const paymentChoice = z
  .object({ id, title: z.string(), title_zh: z.string(), detail: z.string() })
  .meta({ id: 'PaymentChoice' });
export type PaymentChoice = z.output<typeof paymentChoice>;

export const paymentBody = z.object({
  amount: moneyAmount(),
  currency,
  paid_on: day.describe('An academy day, today at the latest.'),
  method: paymentMethod,
  user_id: id.nullable().default(null).describe('null: a payer without an account.'),
  course_id: id.nullable().default(null),
  note: optionalText(500),
});

export const paymentVoidBody = z.object({
  reason: requiredText(300, '@reason_required'),
  end_access: z
    .boolean()
    .default(false)
    .describe('Ends the access to the course that the payment opened.'),
});

export const paymentRefundBody = z.object({
  amount: moneyAmount().describe('At most what is left of the payment.'),
  reason: requiredText(300, '@reason_required'),
  end_access: z
    .boolean()
    .default(false)
    .describe('Ends the access to the course that the payment opened.'),
});

export const revenueCheckResult = z.object({
  ok: z.boolean(),
  checked_at: isoTime,
  invariants: z.array(
    z.object({
      name: z.enum([
        'orders_match_payments',
        'orders_follow_refunds',
        'refunds_within_payments',
        'courses_were_opened',
        'disputes_match_payments',
        'sums_match_currencies',
      ]),
      ok: z.boolean(),
      violations: z.int(),
      detail: z.string(),
    }),
  ),
});
export type RevenueCheckResult = z.output<typeof revenueCheckResult>;

const filters = {
  search: z
    .string()
    .max(200)
    .optional()
    .describe('In the payer’s name and email, the note and the course’s title.'),
  currency: currency.optional(),
  method: paymentMethod.optional(),
  provider: paymentProvider.optional(),
  state: z.enum(['valid', 'refunded', 'disputed', 'voided', 'all']).default('valid'),
  user_id: id.optional(),
  group_id: groupFilter,
  payment_id: id.optional().describe('This one alone.'),
  from: day.optional().describe('First day of payment.'),
  to: day.optional().describe('Last day of payment, included.'),
};
const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  !from || !to || from <= to;
const outOfOrder = { error: '@period', path: ['to'] };

/** The maximum number of rows in a file of payments; for more a shorter period is needed. */
export const PAYMENTS_FILE_LIMIT = 50_000;

export const paymentCalls = {
  list: defineCall({
    name: 'admin.payments.list',
    method: 'GET',
    path: '/admin/payments',
    access: 'admin',
    permission: 'payments',
    summary: 'Payments and their refunds, with the sums of each currency.',
    query: z
      .object({
        ...filters,
        sort: z.enum(['newest', 'oldest', 'amount']).default('newest'),
        ...pageQuery(pageSizes.admin),
      })
      .refine(inOrder, outOfOrder),
    data: listOf(payment).extend({
      totals: z
        .array(
          z.object({
            currency,
            amount: z.number().describe('Received.'),
            refunded: z.number(),
            disputed: z.number().describe('Taken by disputes.'),
            net: z.number().describe('Received less refunded and disputed.'),
            count: z.int(),
          }),
        )
        .describe('Of all that was found and is not voided, by currency.'),
    }),
  }),
  record: defineCall({
    name: 'admin.payments.record',
    method: 'POST',
    path: '/admin/payments',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'payments',
    summary: 'Records a payment, which opens its course to its payer.',
    body: paymentBody,
    data: payment,
    failures: ['NOT_FOUND'],
    takesIdempotencyKey: true,
  }),
  void: defineCall({
    name: 'admin.payments.void',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/payments/:id/void',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'payments',
    summary: 'Voids a payment: it leaves all sums and stays on record with the reason.',
    params: idParams,
    body: paymentVoidBody,
    data: payment,
    failures: ['NOT_FOUND', 'INVALID_STATE'],
  }),
  refund: defineCall({
    name: 'admin.payments.refund',
    method: 'POST',
    path: '/admin/payments/:id/refund',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'payments',
    summary: 'Refunds a payment, in full or in part; never more than was paid.',
    params: idParams,
    body: paymentRefundBody,
    data: payment,
    failures: ['NOT_FOUND', 'INVALID_STATE'],
    takesIdempotencyKey: true,
  }),
  decideAccess: defineCall({
    name: 'admin.payments.decideAccess',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/payments/:id/access',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'payments',
    summary: 'Decides after a lost dispute whether the access that the payment opened ends.',
    params: idParams,
    body: disputedAccessBody,
    data: payment,
    failures: ['NOT_FOUND', 'INVALID_STATE'],
  }),
  check: defineCall({
    name: 'admin.payments.check',
    method: 'GET',
    path: '/admin/revenue/check',
    access: 'admin',
    permission: 'payments',
    summary: 'Checks that orders, payments, refunds and access agree with each other.',
    data: revenueCheckResult,
  }),
  choices: defineCall({
    name: 'admin.payments.choices',
    method: 'GET',
    path: '/admin/payments/choices',
    access: 'admin',
    permission: 'payments',
    summary: 'People or courses to record a payment for, by a part of their name; eight at most.',
    query: z.object({
      kind: z.enum(['user', 'course']),
      search: z.string().max(maxLengths.search),
    }),
    data: z.object({ list: z.array(paymentChoice) }),
  }),
  csv: defineCall({
    name: 'admin.payments.csv',
    method: 'GET',
    path: '/admin/payments.csv',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'payments',
    summary: `The payments as a table, oldest first; at most ${PAYMENTS_FILE_LIMIT} rows.`,
    query: z.object(filters).refine(inOrder, outOfOrder),
    data: nothing,
    sendsFile: 'text/csv',
  }),
};
