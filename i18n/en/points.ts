/** Points, where screens and server say the same. */
export const points = {
  /** An entry that is about nothing in particular, or whose subject is gone. */
  entries: {
    daily_sign_in: 'Daily check-in',
    sign_in_streak: 'Seven days of check-ins in a row',
    course_read: 'Read a course',
    course_like: 'Liked a course',
    teacher_like: 'Liked a teacher',
    course_review: 'Reviewed a course',
    content_completion: 'Completed a lesson',
    quiz_pass: 'Passed a quiz',
    course_completion: 'Completed a course',
    referral: 'A friend joined with your invitation',
    welcome: 'Welcome gift',
    course_redemption: 'Redeemed a course',
    reward_redemption: 'Redeemed a reward',
    redemption_refund: 'Points returned from a redemption',
    admin_adjustment: 'Adjusted by the academy',
    reversal: 'Correction',
    expiry: 'Points expired',
  },
  capBelowAmount:
    'The daily cap must be at least {{amount}}, or the action would never earn points',
  weekBelowDay: 'The weekly cap must be at least as high as the daily cap',
} as const;
