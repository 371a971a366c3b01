/** The default number of rows on a page of a list. */
export const pageSizes = {
  admin: 20,
  courses: 10,
  /** On the home page, and where a client names no size. */
  latestCourses: 6,
  rewards: 12,
  ownRedemptions: 10,
  ownOrders: 10,
  notices: 20,
  groupMessages: 10,
  courseReviews: 10,
  pointsHistory: 20,
  activities: 2,
  cases: 20,
} as const;
