interface DayBalance {
  day: string;
  available: number;
}

/** The days of a table: the first, and each with a changed balance; newest first. */
export function changedDays<Day extends DayBalance>(days: readonly Day[]): Day[] {
  return days
    .filter(({ available }, i) => i === 0 || available !== days[i - 1]?.available)
    .reverse();
}
