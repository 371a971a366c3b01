import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, idParams, locale, nothing } from './fields.ts';

const which = {
  refund_id: id.optional().describe('The credit note of this refund, in place of the receipt.'),
  locale: locale.optional().describe('The language of the file; without it, that of the request.'),
};

/** The receipts of payments: PDF in either language. */
export const receiptCalls = {
  get: defineCall({
    name: 'payments.receipt',
    method: 'GET',
    path: '/payment/receipt',
    access: 'learner',
    summary: 'The receipt of an own payment, or the credit note of its refund.',
    query: z.object({ payment_id: id, ...which }),
    data: nothing,
    failures: ['NOT_FOUND'],
    sendsFile: 'application/pdf',
  }),
};

export const receiptAdminCalls = {
  get: defineCall({
    name: 'admin.payments.receipt',
    method: 'GET',
    path: '/admin/payments/:id/receipt',
    access: 'admin',
    permission: 'payments',
    summary: 'The receipt of a payment, or the credit note of its refund.',
    params: idParams,
    query: z.object(which),
    data: nothing,
    failures: ['NOT_FOUND'],
    sendsFile: 'application/pdf',
  }),
};
