import { z } from 'zod';

/**
 * Why an action earned nothing, or null when it earned: it was paid before, a cap of the day or the
 * week is reached, nothing is paid for it at the moment, it is the person's own work, the lesson was
 * published today, it was done faster than anybody can read, lessons before the quiz are not
 * completed, or an admin has yet to look at the lesson.
 */
export const notPaidReason = z
  .enum([
    'already_paid',
    'daily_cap',
    'rule_off',
    'own_work',
    'too_new',
    'too_fast',
    'lessons_before',
    'unreviewed',
  ])
  .nullable();
export type NotPaidReason = z.output<typeof notPaidReason>;

/**
 * Why an earning is stored as not paid. `cap`: it is owed, and paid by itself on the next days that
 * have room. `own_work`: it is never paid. The others are paid once their reason has gone.
 */
export const unpaidReasons = [
  'cap',
  'too_fast',
  'lessons_before',
  'unreviewed',
  'too_new',
  'own_work',
] as const;
export type UnpaidReason = (typeof unpaidReasons)[number];

/** The result of an action that may earn. */
export const earned = {
  pointsEarned: z.int().min(0),
  not_paid_reason: notPaidReason,
  points_owed: z
    .int()
    .min(0)
    .describe('What a cap withheld of it: paid by itself on the next days that have room.'),
};
