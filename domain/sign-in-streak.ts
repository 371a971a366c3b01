import { addDays, daysOfMonth } from './academy-day.ts';

/** Signing in on this many consecutive days earns the streak bonus. */
export const STREAK_DAYS = 7;

/** The last sign-in of a learner. */
export interface SignIn {
  /** `YYYY-MM-DD` in the academy's time zone. */
  day: string;
  /** Consecutive days up to and including this one. */
  streak: number;
}

/** The current streak: it lasts until a whole day is missed. */
export function currentStreak(last: SignIn | undefined, today: string): number {
  if (!last) return 0;
  return last.day === today || last.day === addDays(today, -1) ? last.streak : 0;
}

/** From how many days on a streak is missed when it ends. */
const MISSED_FROM_DAYS = 3;

/** Whether a streak that would be missed ends today unless its learner still signs in. */
export function isStreakAtRisk(last: SignIn | undefined, today: string): boolean {
  return last?.day !== today && currentStreak(last, today) >= MISSED_FROM_DAYS;
}

/** When learners are reminded of a streak: in the evening of the academy, before the night. */
export function isTimeToRemind(hour: number): boolean {
  return hour >= 19 && hour < 22;
}

/** The streak that signing in today makes. */
export function nextStreak(last: SignIn | undefined, today: string): number {
  return currentStreak(last, today) + 1;
}

export function isBonusStreak(streak: number): boolean {
  return streak % STREAK_DAYS === 0;
}

/** Sign-ins until the next streak bonus: 1 where the next one pays it. */
export function daysToBonus(streak: number): number {
  return STREAK_DAYS - (streak % STREAK_DAYS);
}

/** The state of a learner's check-ins: today, the streak, and this month's days. */
export function signInState(signIns: readonly SignIn[], today: string) {
  const last = newestUpTo(signIns, today);
  const streak = currentStreak(last, today);
  const signedIn = new Set(signIns.map(({ day }) => day));
  return {
    signed_in_today: last?.day === today,
    today,
    streak,
    next_bonus_in: daysToBonus(streak),
    calendar: daysOfMonth(today).map((day) => ({ day, signed_in: signedIn.has(day) })),
  };
}

/** The newest sign-in up to a day; days are compared as text, `YYYY-MM-DD`. */
export function newestUpTo(signIns: readonly SignIn[], day: string): SignIn | undefined {
  return signIns
    .filter((one) => one.day <= day)
    .reduce<SignIn | undefined>(
      (newest, one) => (newest && newest.day > one.day ? newest : one),
      undefined,
    );
}
