/** What the server says in any feature: that a call was answered, and how an email begins. */
export const commonMessages = {
  ok: 'OK',
  likeFailed: 'Failed to like',
  unlikeFailed: 'Failed to remove the like',
  noToken: 'No token provided',
  loginNeeded: {
    likeCourse: 'You need to be logged in to like a course',
    likeTeacher: 'You need to be logged in to like a teacher',
    readCourse: 'You need to be logged in to mark a course as read',
    reviewCourse: 'You need to be logged in to review a course',
    redeemCourse: 'You need to be logged in to redeem a course',
    redeemReward: 'You need to be logged in to redeem a reward',
  },

  /** The first line of an email: with the name only where the address is verified. */
  greeting: 'Hello,',
  greetingNamed: 'Hello {{name}},',
  callReplaced: 'This call has been replaced by {{successor}}',
} as const;
