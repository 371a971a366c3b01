import { daysIn, mondayOf } from '#domain/academy-day.ts';
/** The status of a day in the calendar. */
export type DayState = 'signed' | 'missed' | 'open' | 'coming';

export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  day: string;
  number: number;
  state: DayState;
  isToday: boolean;
}

/** Weeks from Monday to Sunday; null where a day belongs to another month. */
export type Week = (CalendarDay | null)[];

interface SignedDay {
  day: string;
  signed_in: boolean;
}

function stateOf({ day, signed_in }: SignedDay, today: string): DayState {
  if (signed_in) return 'signed';
  if (day === today) return 'open';
  return day < today ? 'missed' : 'coming';
}

/** The days of a month as the rows of a calendar. */
export function monthGrid(days: readonly SignedDay[], today: string): Week[] {
  const first = days[0];
  if (first === undefined) return [];
  const cells: Week = Array.from(
    { length: daysIn({ from: mondayOf(first.day), to: first.day }) - 1 },
    () => null,
  );
  for (const entry of days) {
    cells.push({
      day: entry.day,
      number: Number(entry.day.slice(8)),
      state: stateOf(entry, today),
      isToday: entry.day === today,
    });
  }
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, i) => cells.slice(i * 7, i * 7 + 7));
}
