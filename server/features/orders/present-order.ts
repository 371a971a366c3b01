import type { Order, OwnOrder } from '#contract/checkout.ts';
import type { AdminOrder } from '#contract/orders-admin.ts';
import type { Db } from '#database/open.ts';
import type { Locale } from '#domain/locale.ts';
import { toCents } from '#domain/money.ts';
import { orderQr } from '#domain/order-methods.ts';
import { createTranslator } from '#i18n/index.ts';
import { getPaymentSettings } from '#server/features/academy/index.ts';
import { statusNow } from './order-expiry.rules.ts';
import { findFirstLesson, type OrderRow } from './orders.queries.ts';
import { findCheckout } from './stripe/stripe-checkouts.store.ts';

/** An order as its learner and admins see it. */
export function presentFacts(row: OrderRow, now: Date): OwnOrder {
  return {
    order_id: row.order_id,
    order_number: row.order_number,
    status: statusNow(row, now),
    course_id: row.course_id,
    course_title: row.course_title,
    course_title_zh: row.course_title_zh,
    list_price: row.list_price,
    amount: row.amount,
    coupon_code: row.coupon_code,
    course_is_open: row.course_is_open,
    currency: row.currency,
    method: row.method,
    reference: row.reference,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    cancel_reason: row.cancel_reason,
    receipt_url:
      row.receipt_file_id === null ? null : `/api/checkout/receipt?order_id=${row.order_id}`,
  };
}

/** An order with all that its learner needs to pay it. */
export async function presentOrder(db: Db, row: OrderRow, now: Date): Promise<Order> {
  const facts = presentFacts(row, now);
  const isOpenAtStripe = facts.status === 'pending' && row.method === 'stripe';
  const [settings, first_content_id, page] = await Promise.all([
    getPaymentSettings(db),
    findFirstLesson(db, row.course_id),
    isOpenAtStripe ? findCheckout(db, row.order_id) : undefined,
  ]);
  const isPageOpen = page?.state === 'open' && page.expires_at > now;
  const { amount, method, reference } = row;
  const qr = { amountCents: toCents(amount), method, reference, expiresAt: row.expires_at };
  return {
    ...facts,
    qr: facts.status === 'pending' && !facts.course_is_open ? orderQr(qr, settings) : null,
    payment_url: isPageOpen && !facts.course_is_open ? page.url : null,
    is_settling: facts.status === 'pending' && row.is_settling,
    has_failed: page?.failed_at != null,
    payee_name: settings.payee_name,
    bank_details: settings.bank_details,
    bank_details_zh: settings.bank_details_zh,
    payment_id: row.payment_id,
    first_content_id,
  };
}

export function presentAdminOrder(row: OrderRow, now: Date): AdminOrder {
  return {
    ...presentFacts(row, now),
    user_id: row.user_id,
    user_name: row.user_name,
    user_email: row.user_email,
    receipt_sent_at: row.receipt_sent_at?.toISOString() ?? null,
    payment_id: row.payment_id,
    refunded: row.refunded ?? 0,
    disputed: row.disputed,
    dispute_state: row.dispute_state,
    opens_course: row.opens_course,
    refunds_by_stripe: row.refunds_by_stripe,
    decided_by: row.decider_name,
    earlier_terms: row.earlier_terms,
    version: row.version,
  };
}

/** Why an order is cancelled whose payment has opened another course, in the learner's language. */
export function presentUsedFor(
  { title, title_zh }: { title: string; title_zh: string },
  locale: Locale,
): string {
  const course = locale === 'zh' ? title_zh || title : title || title_zh;
  return createTranslator(locale).t('messages.orders.usedFor', { course });
}
