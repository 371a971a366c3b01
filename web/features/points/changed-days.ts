interface DayBalance {
  day: string;
  available: number;
}

/** The days that a table needs: the first, and each whose balance is another; newest first. */
export function changedDays<Day extends DayBalance>(days: readonly Day[]): Day[] {
  return days
    .filter(({ available }, i) => i === 0 || available !== days[i - 1]?.available)
    .reverse();
}
