import { paymentCalls } from '#contract/payments-admin.ts';
import { academyDay } from '#domain/academy-day.ts';
import { DAY_MS, HOUR_MS } from '#domain/units.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { openSession } from '#server/features/accounts/index.ts';
import { callerOf, type DemoContext, type DemoPerson } from './load-history.ts';
import { createSeededRandom } from './seeded-random.ts';

const prices = [
  { currency: 'CNY', amount: 199 },
  { currency: 'CNY', amount: 349 },
  { currency: 'CNY', amount: 688.5 },
  { currency: 'USD', amount: 29.9 },
  { currency: 'USD', amount: 79 },
] as const;
const methods = ['wechat_pay', 'alipay', 'bank_transfer', 'card', 'paynow'] as const;

/** Learners who pay: most of them once, some again; an admin writes it down the same day. */
export async function recordPayments(
  stage: DemoContext,
  { admin, learners }: { admin: DemoPerson; learners: readonly DemoPerson[] },
) {
  const { app, catalogue, present } = stage;
  const { time_zone: timeZone } = await getSiteSettings(app.dependencies.database.db);
  const random = createSeededRandom(88);
  const paid = learners.flatMap((learner) => {
    const times = random.happens(0.3) ? 0 : random.between(1, 3);
    return Array.from({ length: times }, () => ({
      learner,
      daysAgo: random.between(0, Math.max(1, learner.joined)),
    }));
  });
  paid.sort((a, b) => b.daysAgo - a.daysAgo);
  for (const [index, { learner, daysAgo }] of paid.entries()) {
    stage.setClock(new Date(present.getTime() - daysAgo * DAY_MS - HOUR_MS));
    const token = await openSession(app.dependencies, {
      userId: admin.userId,
      rememberMe: false,
      userAgent: '',
    });
    const call = callerOf(app, token);
    const payment = await call(paymentCalls.record, {
      body: {
        ...random.pick(prices),
        paid_on: academyDay(app.dependencies.now(), timeZone),
        method: random.pick(methods),
        user_id: learner.userId,
        course_id: random.happens(0.8) ? random.pick(catalogue.courses).courseId : null,
        note: `收据 ${1001 + index}`,
      },
    });
    if (payment !== null && index % 17 === 11) {
      const params = { id: payment.payment_id };
      await call(paymentCalls.void, { params, body: { reason: '重复登记' } });
    }
  }
  stage.setClock(present);
}
