import { academyDay } from '#domain/academy-day.ts';

/** When something began to earn that does not do so at once. */
export interface Publication {
  /** null: it always did, or does not wait. */
  publishedAt: Date | null;
  now: Date;
  timeZone: string;
}

/** Whether it was published on this academy day: new content pays from the day after. */
export function isTooNew({ publishedAt, now, timeZone }: Publication): boolean {
  return publishedAt !== null && academyDay(publishedAt, timeZone) >= academyDay(now, timeZone);
}
