import type { RedemptionStatus } from './redemption-status.ts';
import { MINUTE_MS } from './units.ts';

/** How many times a learner can propose for a consultation. */
export const MAX_PROPOSED_TIMES = 3;

/** How long a consultation lasts, in minutes. */
export const consultationMinutes = { least: 5, most: 480, usual: 60 } as const;

/** Whether a request for a reward proposes times, one of which is agreed. */
export function asksForTimes(reward: { category_kind: string; delivers_code: boolean }): boolean {
  return reward.category_kind === 'consultation' && !reward.delivers_code;
}

/** Why proposed times cannot be taken; null: they can. */
export type ProposalRefusal = 'past' | 'twice';

/** Whether the times that a learner proposes can be taken: each to come, and none twice. */
export function decideProposedTimes(times: readonly Date[], now: Date): ProposalRefusal | null {
  if (times.some((time) => time <= now)) return 'past';
  return new Set(times.map(Number)).size < times.length ? 'twice' : null;
}

/** Whether a time can be agreed, or changed. A pending request is approved by it. */
export function canAgreeTime({ status }: { status: RedemptionStatus }): boolean {
  return status === 'pending' || status === 'approved';
}

/** Whether the agreed time of a request is valid: it is not once the request was declined. */
export function keepsAgreedTime({ status }: { status: RedemptionStatus }): boolean {
  return status === 'approved' || status === 'completed';
}

/** How long an agreed time lasts. */
export function lengthInMinutes(agreed: { starts_at: string; ends_at: string }): number {
  return Math.round((Date.parse(agreed.ends_at) - Date.parse(agreed.starts_at)) / MINUTE_MS);
}
