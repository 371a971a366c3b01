import { academyDay } from '#domain/academy-day.ts';

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

/** On how many academy days lessons are paid to a newcomer before the inviter is paid. */
const PAID_DAYS = 2;

/**
 * Whether an inviter is paid for a newcomer who has arrived.
 * @param paidDays academy days after that of registering on which lessons were paid to the newcomer
 */
export function isPaidFor(paidDays: number): boolean {
  return paidDays >= PAID_DAYS;
}
