import { createTranslator } from '#i18n/index.ts';
import { composeEmail } from '#server/mail/compose-email.ts';
import type { Email } from '#server/mail/mailer.ts';
import type { EmailFrame } from '#server/mail/render-email.ts';
import type { OrderRow } from './orders.queries.ts';

/**
 * What the email reports; `failed`, `expired`, `unchecked`: why no payment has arrived.
 */
export const orderNews = ['paid', 'cancelled', 'failed', 'expired', 'unchecked'] as const;
export type OrderNews = (typeof orderNews)[number];

/** The email about an order, in its learner's language. */
export function orderEmail(news: OrderNews, order: OrderRow, frame: EmailFrame): Email {
  const locale = order.user_language;
  const { t } = createTranslator(locale);
  const to = {
    email: order.user_email,
    name: order.user_name,
    email_verified_at: order.user_email_verified_at,
    language_preference: locale,
  };
  const { course_title: english, course_title_zh: chinese } = order;
  const values = {
    course: locale === 'zh' ? chinese || english : english || chinese,
    number: order.order_number,
  };
  if (news === 'paid') {
    const link = `${frame.home}/courses/${order.course_id}`;
    return composeEmail('orderPaid', to, { values, link }, frame);
  }
  const link = `${frame.home}/orders/${order.order_id}`;
  const label = t('messages.emails.facts.reason');
  if (news === 'cancelled') {
    const facts = [{ label, value: order.cancel_reason }];
    return composeEmail('orderCancelled', to, { values, link, facts }, frame);
  }
  const facts = [{ label, value: t(`messages.orders.unpaid.${news}`) }];
  return composeEmail('orderUnpaid', to, { values, link, facts }, frame);
}
