/**
 * Lengths, in characters, and sizes that the API refuses to exceed and that forms hold a
 * person to while they type.
 */
export const maxLengths = {
  /** Of what somebody searches for. */
  search: 200,
  personName: 80,
  invitationCode: 64,
  invitationNote: 200,
  reviewReply: 1000,
  hiddenReason: 500,
  feedback: 5000,
  /** Of one text of a quiz, and of one line of a transcript. */
  lessonText: 4000,
} as const;

/** The default number of rows on a page of a list. */
export const pageSizes = {
  admin: 20,
  rewards: 12,
  ownRedemptions: 10,
  courseReviews: 10,
  pointsHistory: 20,
  activities: 2,
  cases: 20,
} as const;
