import type { Payment } from '#contract/payments-admin.ts';
import type { PaymentRow } from './payments.queries.ts';

/** A payment as admins see it. */
export function presentPayment(row: PaymentRow): Payment {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    refunds: row.refunds.map((refund) => ({
      ...refund,
      created_at: new Date(refund.created_at).toISOString(),
    })),
    disputes: row.disputes.map((dispute) => ({
      ...dispute,
      due_at: dispute.due_at === null ? null : new Date(dispute.due_at).toISOString(),
      opened_at: new Date(dispute.opened_at).toISOString(),
    })),
    voided_at: row.voided_at?.toISOString() ?? null,
  };
}
