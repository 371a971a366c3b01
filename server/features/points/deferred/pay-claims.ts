import type { EarningKind, PointRule } from '#contract/points.ts';
import type { Tx } from '#database/open.ts';
import { newLot } from '../ledger/lots.store.ts';
import { insertEntry } from '../ledger/points.store.ts';
import { daysAfter } from '../ledger/points-expiry.rules.ts';
import { allotPayments, type CapState } from './allot-payments.rules.ts';
import {
  insertUnpaid,
  type OpenEarning,
  setReason,
  type UnpaidSubject,
} from './unpaid-earnings.store.ts';

/** Points that may be paid now as far as the caps have room. */
export interface PayableClaim {
  kind: EarningKind;
  subject: UnpaidSubject | null;
  /** The earning's. */
  key: string;
  amount: number;
  paidAmount: number;
  /** Its row in `unpaid_earnings`; null: it has none, since it happens now. */
  stored: Pick<OpenEarning, 'unpaid_earning_id' | 'reason'> | null;
}

/** The claim of an earning that was not paid, or not wholly. */
export function claimOf(open: OpenEarning): PayableClaim {
  const { kind, subject_kind, subject_id, idempotency_key: key, amount, paid_amount } = open;
  const subject =
    subject_kind === null || subject_id === null ? null : { kind: subject_kind, id: subject_id };
  return { kind, subject, key, amount, paidAmount: paid_amount, stored: open };
}

interface Payment {
  userId: number;
  caps: Omit<CapState, 'rules'> & {
    rules: readonly (CapState['rules'][number] & Pick<PointRule, 'expires_after_days'>)[];
  };
  now: Date;
}

/**
 * Pays claims of a learner, whose accounts are locked, as far as the caps have room; what is left
 * of them is owed. Each part has a key of its own, so no part is paid twice: the first that of the
 * earning, each further one that key, `+` and what was paid before it.
 * @param claims oldest first
 * @returns what each was paid
 */
export async function payClaims(
  tx: Tx,
  claims: readonly PayableClaim[],
  { userId, caps, now }: Payment,
): Promise<number[]> {
  const left = claims.map(({ kind, amount, paidAmount }) => ({
    kind,
    amount: amount - paidAmount,
  }));
  const payments = allotPayments(left, caps);
  const owed: number[] = [];
  for (const [place, claim] of claims.entries()) {
    const pays = payments[place] ?? 0;
    const { kind, subject, key, amount, paidAmount, stored } = claim;
    if (paidAmount + pays < amount) {
      // The row comes first: the entry is counted in it.
      if (!stored)
        await insertUnpaid(tx, { userId, kind, subject, key, amount, reason: 'cap', now });
      else if (stored.reason !== 'cap') owed.push(stored.unpaid_earning_id);
    }
    if (pays === 0) continue;
    const lifeDays = caps.rules.find((rule) => rule.kind === kind)?.expires_after_days ?? null;
    const part = paidAmount === 0 ? key : `${key}+${paidAmount}`;
    await insertEntry(
      tx,
      { userId, kind, amount: pays, subject, key: part, now, from: 'issued', to: 'available' },
      newLot(lifeDays === null ? null : daysAfter(now, lifeDays)),
    );
  }
  await setReason(tx, owed, 'cap');
  return payments;
}
