import type { CourseAccess } from './course-access.ts';
import type { LockReason } from './lock-reason.ts';
import { pointsMissing } from './points-missing.ts';

/** Whether a person has access to a course, and if not, how to get it. */
export type CourseOffer =
  | { kind: 'open' }
  /** Opens for points; the person must log in first. */
  | { kind: 'login'; need: number }
  /** `have` is null where the balance did not load: the API decides. */
  | { kind: 'redeem'; need: number; have: number | null }
  | { kind: 'short'; need: number; have: number; missing: number }
  /** Has a price in money alone: points do not open it. */
  | { kind: 'money' }
  /** Paid with points before, and access was ended: an admin decides. */
  | { kind: 'ended' }
  /** No longer offered, and not redeemed while it was. */
  | { kind: 'unavailable' };

/**
 * What the page of a course offers to a person.
 * @param lock the API's word, which also knows insiders; `lockReason` where there is none
 * @param have the person's points; null: they did not load
 * @param canRedeem false where points paid for it before
 */
export function offerOf(
  course: { status: CourseAccess['status']; points_required: number },
  lock: LockReason,
  {
    isGuest,
    have,
    canRedeem = true,
  }: { isGuest: boolean; have: number | null; canRedeem?: boolean },
): CourseOffer {
  if (lock === null) return { kind: 'open' };
  if (course.status !== 'active') return { kind: 'unavailable' };
  const need = course.points_required;
  if (need === 0) return { kind: 'money' };
  if (isGuest) return { kind: 'login', need };
  if (!canRedeem) return { kind: 'ended' };
  const missing = pointsMissing(need, have);
  if (have !== null && missing > 0) return { kind: 'short', need, have, missing };
  return { kind: 'redeem', need, have };
}
