/** What a card of a course says, wherever it stands. */
export const courseCards = {
  level: {
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
  },
  free: 'Free',
  read: 'Read',
  redeemed: 'Open to you',
  liked: 'You like this course',
  earns: 'Earns {{points}} points on completion',
  opensFor: 'Opens for {{points}} points',
  loginTitle: 'Please log in first',
  loginText: 'Please log in first to view this course material.',
  pointsTitle: 'Not enough points yet',
  pointsText:
    'Insufficient points, cannot view this course material. You have {{have}} of the {{need}} points it takes. Check in daily and finish free courses to earn more.',
  toFreeCourses: 'See free courses',
  toDetail: 'About this course',
  paid: 'A paid course',
} as const;
