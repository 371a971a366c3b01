import type { FastifyInstance } from 'fastify';
import { pageSize } from '#contract/fields.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import { academyDay } from '#domain/academy-day.ts';
import { serve } from '../../http/define-route.ts';
import { FileAnswer } from '../../http/file-response.ts';
import { Answer } from '../../http/http-response.ts';
import { readIdempotencyKey } from '../../http/idempotency.ts';
import { getSiteSettings } from '../marketing/index.ts';
import { recordPayment, voidPayment } from './edit-payment.ts';
import { listChoices, listPayments } from './payments.queries.ts';
import { presentPayment } from './present-payment.ts';
import { writePaymentsCsv } from './write-payments-csv.ts';

export function serveAdminPayments(app: FastifyInstance): void {
  serve(app, paymentCalls.list, async ({ query, deps }) => {
    const limit = pageSize(query, 20);
    const found = await listPayments(deps.database.db, { ...query, limit });
    return { ...found, list: found.list.map(presentPayment), page: query.page, limit };
  });

  serve(app, paymentCalls.record, async ({ body, deps, caller, t, request }) => {
    const idempotencyKey = readIdempotencyKey(request, t);
    const payment = await recordPayment(
      deps,
      caller,
      { body, idempotencyKey },
      {
        noSuchUser: t('admin.payments.noSuchUser'),
        noSuchCourse: t('admin.payments.noSuchCourse'),
        inFuture: t('admin.payments.inFuture'),
      },
    );
    return new Answer(payment, t('admin.payments.recorded'));
  });

  serve(app, paymentCalls.void, async ({ params, body, deps, caller, t }) => {
    const payment = await voidPayment(deps, caller, params.id, body.reason);
    return new Answer(payment, t('admin.payments.voided'));
  });

  serve(app, paymentCalls.choices, async ({ query, deps }) => ({
    list: await listChoices(deps.database.db, query),
  }));

  serve(app, paymentCalls.csv, async ({ query, deps, locale, t }) => {
    const { db } = deps.database;
    const { time_zone: timeZone } = await getSiteSettings(db);
    const stream = await writePaymentsCsv(db, query, { locale, t, timeZone });
    const name = `${t('admin.payments.csv.fileName', { day: academyDay(deps.now(), timeZone) })}.csv`;
    return new FileAnswer({ stream, bytes: null, type: 'text/csv; charset=utf-8', name });
  });
}
