function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The last day of the week that begins on a Monday. */
export const sundayOf = (monday: string): string => daysAfter(monday, 6);

export const dayAfter = (day: string): string => daysAfter(day, 1);
