import { createTranslator } from '#i18n/index.ts';
import { greetingFor } from '#server/mail/greeting.ts';
import type { Email } from '#server/mail/mailer.ts';
import type { OrderRow } from './orders.queries.ts';

/** What a learner is told of an order. */
export const orderNews = ['paid', 'cancelled'] as const;
type OrderNews = (typeof orderNews)[number];

/** The email about an order, in its learner's language. */
export function orderEmail(
  news: OrderNews,
  order: OrderRow,
  { academy, origin }: { academy: string; origin: string },
): Email {
  const locale = order.user_language;
  const { t } = createTranslator(locale);
  const { user_name: name, user_email_verified_at: email_verified_at } = order;
  const { course_title: english, course_title_zh: chinese } = order;
  const page = news === 'paid' ? `/courses/${order.course_id}` : `/orders/${order.order_id}`;
  const told = {
    academy,
    greeting: greetingFor({ name, email_verified_at }, t),
    course: locale === 'zh' ? chinese || english : english || chinese,
    number: order.order_number,
    reason: order.cancel_reason,
    link: `${origin}${page}`,
  };
  return {
    to: order.user_email,
    subject: t(`messages.orders.emails.${news}Subject`, told),
    text: t(`messages.orders.emails.${news}`, told),
  };
}
