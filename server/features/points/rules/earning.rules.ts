import { type EarningKind, MAX_REFERRALS, type NotPaidReason } from '#contract/points.ts';
import { academyDay } from '#domain/academy-day.ts';

/** How a person is related to the course, lesson or page that they would earn from. */
export interface Involvement {
  role: 'student' | 'teacher' | 'admin';
  /** They teach it, or it is their own page; an archived teacher is still its author. */
  isItsTeacher: boolean;
  /** They have saved a lesson of the course. */
  hasWritten: boolean;
}

/**
 * Whether a person is excluded from earning, because they could make what they are paid for. Admins
 * may edit everything, so they earn from no course, lesson or page at all.
 */
export function isOwnWork({ role, isItsTeacher, hasWritten }: Involvement): boolean {
  return role === 'admin' || isItsTeacher || hasWritten;
}

/** When something began to earn that does not do so at once. */
interface Publication {
  /** null: it always did, or does not wait. */
  publishedAt: Date | null;
  now: Date;
  timeZone: string;
}

/** Whether it was published on this academy day: new content pays from the day after. */
export function isTooNew({ publishedAt, now, timeZone }: Publication): boolean {
  return publishedAt !== null && academyDay(publishedAt, timeZone) >= academyDay(now, timeZone);
}

/** Why something earns nothing for this person now, whatever its rule says; null: it may earn. */
export function decideRefusal(
  involvement: Involvement,
  publication: Publication,
): Extract<NotPaidReason, 'own_work' | 'too_new'> | null {
  if (isOwnWork(involvement)) return 'own_work';
  return isTooNew(publication) ? 'too_new' : null;
}

/** What of a rule says what fills its daily cap. */
interface CappedRule {
  kind: EarningKind;
  daily_cap: number | null;
  cap_group: string | null;
}

/** The kinds that count towards a rule's daily cap, its own included; null: it has none. */
export function kindsOfCap<Rule extends CappedRule>(
  rule: Rule,
  rules: readonly Rule[],
): readonly EarningKind[] | null {
  if (rule.daily_cap === null) return null;
  if (rule.cap_group === null) return [rule.kind];
  return rules.filter((other) => other.cap_group === rule.cap_group).map(({ kind }) => kind);
}

/** What is known of a newcomer who came with an invitation code. */
export interface NewcomerStanding {
  registeredAt: Date;
  emailVerifiedAt: Date | null;
  /** When they last completed a lesson at a pace that earns; null: never. */
  lastCompletedAt: Date | null;
}

/**
 * Whether a newcomer counts as a learner: the address is verified, and they completed a lesson on a
 * later academy day than that of registering.
 */
export function hasArrived(standing: NewcomerStanding, timeZone: string): boolean {
  const { registeredAt, emailVerifiedAt, lastCompletedAt } = standing;
  if (emailVerifiedAt === null || lastCompletedAt === null) return false;
  return academyDay(lastCompletedAt, timeZone) > academyDay(registeredAt, timeZone);
}

/** Whether an inviter still earns, after being paid for so many people. */
export function mayEarnReferral(paidReferrals: number): boolean {
  return paidReferrals < MAX_REFERRALS;
}
