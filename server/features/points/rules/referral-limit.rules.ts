import { MAX_REFERRALS } from '#contract/points.ts';

/** Whether an inviter still earns, after being paid for so many people. */
export function mayEarnReferral(paidReferrals: number): boolean {
  return paidReferrals < MAX_REFERRALS;
}
