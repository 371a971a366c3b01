interface Streak {
  signed_in_today: boolean;
  streak: number;
  /** Check-ins until the bonus: 1 where the next one pays it. */
  next_bonus_in: number;
}

/**
 * How many days towards a bonus are done. On the day of the bonus the server counts towards the
 * next one already; the person should see the full row, not an empty one.
 * @param days consecutive days for the bonus
 */
export function streakDone({ signed_in_today, streak, next_bonus_in }: Streak, days: number) {
  if (signed_in_today && streak > 0 && next_bonus_in === days) return days;
  return Math.max(0, days - next_bonus_in);
}

/** Calendar days from today to the check-in that pays the bonus; 0 is today. */
export function daysUntilBonus({ signed_in_today, next_bonus_in }: Streak): number {
  return next_bonus_in - (signed_in_today ? 0 : 1);
}
