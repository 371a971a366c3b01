import type { FastifyInstance } from 'fastify';
import { receiptAdminCalls, receiptCalls } from '#contract/payment-receipts.ts';
import type { Db } from '#database/open.ts';
import type { Locale } from '#domain/locale.ts';
import { createTranslator } from '#i18n/index.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { FileResponse } from '#server/http/file-response.ts';
import { getReceipt, type Receipt } from './receipts.queries.ts';
import { writeReceiptPdf } from './write-receipt-pdf.ts';

/** A receipt as a file, in the language that it was asked for in. */
async function fileOf(db: Db, receipt: Receipt, locale: Locale) {
  const { t } = createTranslator(locale);
  const stream = await writeReceiptPdf(receipt, { locale, t, timeZone: await getTimeZone(db) });
  const number = receipt.receipt_number;
  const name =
    receipt.kind === 'receipt'
      ? t('messages.payments.receipt.fileName', { number })
      : t('messages.payments.receipt.creditNoteFileName', { number });
  return new FileResponse({ stream, bytes: null, type: 'application/pdf', name: `${name}.pdf` });
}

export function registerLearnerReceiptsRoutes(app: FastifyInstance): void {
  defineRoute(app, receiptCalls.get, async ({ query, dependencies, currentUser, locale }) => {
    const { db } = dependencies.database;
    const { payment_id: paymentId, refund_id: refundId } = query;
    const receipt = await getReceipt(db, { paymentId, refundId, userId: currentUser.userId });
    return fileOf(db, receipt, query.locale ?? locale);
  });
}

export function registerAdminReceiptsRoutes(app: FastifyInstance): void {
  defineRoute(app, receiptAdminCalls.get, async ({ params, query, dependencies, locale }) => {
    const { db } = dependencies.database;
    const receipt = await getReceipt(db, { paymentId: params.id, refundId: query.refund_id });
    return fileOf(db, receipt, query.locale ?? locale);
  });
}
