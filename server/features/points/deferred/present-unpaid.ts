import type { UnpaidEarning } from '#contract/points.ts';
import { describeEntry } from '../ledger/describe-entry.ts';
import type { UnpaidRow } from './unpaid.queries.ts';

export function presentUnpaid(row: UnpaidRow): UnpaidEarning {
  const { unpaid_earning_id, kind, reason, content_id, course_id } = row;
  return {
    unpaid_earning_id,
    kind,
    ...describeEntry({ ...row, corrected_kind: null, reason: '' }),
    reason,
    points: row.amount,
    points_paid: row.paid_amount,
    missing_seconds: reason === 'too_fast' ? row.missing_seconds : null,
    content_id,
    course_id,
    happened_at: row.happened_at.toISOString(),
  };
}
