import type { CallData } from '#contract/call.ts';
import type { learningCalls } from '#contract/learning.ts';

/** What completing a lesson earned, whether by its button or by passing its quiz. */
export type CompletionNews = Pick<
  CallData<typeof learningCalls.complete>,
  | 'pointsEarned'
  | 'not_paid_reason'
  | 'points_owed'
  | 'course_completed'
  | 'course_points_earned'
  | 'course_points_owed'
  | 'welcome_points_earned'
>;
