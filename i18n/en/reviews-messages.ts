/** What the server says about reviews. */
export const reviewsMessages = {
  saved: 'Your review has been saved. Thank you',
  tooEarly: 'Read or complete some of the course before you review it.',
  hidden: 'Hidden from the course page and its rating',
  shown: 'Shown on the course page again',
} as const;
