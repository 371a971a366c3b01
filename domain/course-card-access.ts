import { lockReason } from './lock-reason.ts';
import { pointsMissing } from './points-missing.ts';

/** Why the card of a course does not open its page: the person must log in, or earn more. */
export type CardDeniedReason = { kind: 'login' } | { kind: 'points'; have: number; need: number };

/**
 * Why the card of a course does not link to its page, which saves a useless click: beginner
 * courses always do, all others need a login, free or not; then the rule of access applies. The
 * page and the API decide again by themselves.
 * @param have the person's points; null: they did not load
 */
export function cardDeniedReason(
  course: {
    difficulty_level: 'beginner' | 'intermediate' | 'advanced';
    points_required: number;
    is_redeemed_by_user: boolean;
    is_begun_by_user: boolean;
  },
  { isGuest, isAdmin, have }: { isGuest: boolean; isAdmin: boolean; have: number | null },
): CardDeniedReason | null {
  if (course.difficulty_level === 'beginner') return null;
  if (isGuest) return { kind: 'login' };
  const need = course.points_required;
  const isRedeemed = course.is_redeemed_by_user;
  const isBegun = course.is_begun_by_user;
  const lock = lockReason({ isGuest, isFree: need === 0, isRedeemed, isBegun, isInsider: isAdmin });
  if (lock === null || have === null || pointsMissing(need, have) === 0) return null;
  return { kind: 'points', have, need };
}
