/** What the server says in any feature: that a call was answered, and how an email begins. */
export const commonMessages = {
  ok: 'OK',
  likeFailed: 'Failed to like',
  unlikeFailed: 'Failed to unlike',
  nothingToChange: 'Nothing to change: no known field was sent.',
  busy: 'Many people are using the site right now. Please try again in a few seconds.',
  exportsBusy: 'Other files are being prepared right now. Please try again in a few seconds.',
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
  emailList: {
    tooMany: 'At most {{limit}} people at a time. Please send the list in parts',
    unreadable:
      'This list could not be read. Please check quotation marks and long lines, and put one email on each line',
  },
  callReplaced: 'This call has been replaced by {{successor}}',
} as const;
