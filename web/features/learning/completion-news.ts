import type { CallData } from '#contract/call.ts';
import type { learningCalls } from '#contract/learning.ts';

/** What completing a lesson earned, whether by its button or by passing its quiz. */
export type CompletionNews = Pick<
  CallData<typeof learningCalls.complete>,
  | 'pointsEarned'
  | 'not_paid_reason'
  | 'course_completed'
  | 'course_points_earned'
  | 'welcome_points_earned'
>;
