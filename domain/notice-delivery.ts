import type { EmailFrequency } from './notice-digests.ts';
import type { QuietHours } from './quiet-hours.ts';

/** How the emails of somebody's notices arrive. */
export interface NoticeDelivery {
  frequency: EmailFrequency;
  /** null: none. */
  quiet: QuietHours | null;
}

/**
 * What holds for those who have chosen nothing. No quiet hours: an email wakes nobody, and who waits
 * for a grade in the evening has it.
 */
export const USUAL_DELIVERY: NoticeDelivery = { frequency: 'at_once', quiet: null };

/** Whether it is day; reminders that can wait are sent by day only. */
export function isDaytime(hour: number): boolean {
  return hour >= 9 && hour < 22;
}
