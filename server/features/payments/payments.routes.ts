import type { FastifyInstance } from 'fastify';
import { pageSize } from '#contract/paging.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import { academyDay } from '#domain/academy-day.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { FileResponse } from '#server/http/file-response.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { checkRevenue } from './check-revenue.ts';
import { decideDisputedAccess } from './decide-disputed-access.ts';
import { recordPayment, voidPayment } from './edit-payment.ts';
import { listChoices } from './payment-subjects.queries.ts';
import { listPayments } from './payments.queries.ts';
import { presentPayment } from './present-payment.ts';
import { refundPayment } from './refund-payment.ts';
import { writePaymentsCsv } from './write-payments-csv.ts';

export function registerAdminPaymentsRoutes(app: FastifyInstance): void {
  defineRoute(app, paymentCalls.list, async ({ query, dependencies }) => {
    const limit = pageSize(query, 20);
    const found = await listPayments(dependencies.database.db, { ...query, limit });
    return { ...found, list: found.list.map(presentPayment), page: query.page, limit };
  });

  defineRoute(app, paymentCalls.record, async ({ body, dependencies, currentUser, t }) => {
    const payment = await recordPayment(dependencies, currentUser, body);
    return new HttpResponse(payment, t('messages.payments.recorded'));
  });

  defineRoute(app, paymentCalls.void, async ({ params, body, dependencies, currentUser, t }) => {
    const payment = await voidPayment(dependencies, currentUser, params.id, body);
    return new HttpResponse(payment, t('messages.payments.voided'));
  });

  defineRoute(app, paymentCalls.refund, async ({ params, body, dependencies, currentUser, t }) => {
    const payment = await refundPayment(dependencies, currentUser, { paymentId: params.id, body });
    return new HttpResponse(payment, t('messages.payments.refunded'));
  });

  defineRoute(
    app,
    paymentCalls.decideAccess,
    async ({ params, body, dependencies, currentUser, t }) => {
      const payment = await decideDisputedAccess(dependencies, currentUser, params.id, body);
      const news = body.end_access ? 'accessEnded' : 'accessKept';
      return new HttpResponse(payment, t(`messages.payments.${news}`));
    },
  );

  defineRoute(app, paymentCalls.check, ({ dependencies }) =>
    checkRevenue(dependencies.database.db, dependencies.now()),
  );

  defineRoute(app, paymentCalls.choices, async ({ query, dependencies }) => ({
    list: await listChoices(dependencies.database.db, query),
  }));

  defineRoute(app, paymentCalls.csv, async ({ query, dependencies, locale, t }) => {
    const { db } = dependencies.database;
    const { time_zone: timeZone } = await getSiteSettings(db);
    const stream = await writePaymentsCsv(db, query, { locale, t, timeZone });
    const name = `${t('messages.payments.csv.fileName', { day: academyDay(dependencies.now(), timeZone) })}.csv`;
    return new FileResponse({ stream, bytes: null, type: 'text/csv; charset=utf-8', name });
  });
}
