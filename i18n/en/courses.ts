export const courses = {
  level: {
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
  },
  card: {
    free: 'Free',
    read: 'Read',
    redeemed: 'Redeemed',
    liked: 'You like this course',
    earns: 'Earns {{points}} points on completion',
    opensFor: 'Opens for {{points}} points',
    loginTitle: 'Please log in first',
    loginText: 'Please log in first to view this course material.',
    pointsTitle: 'Not enough points yet',
    pointsText:
      'Insufficient points, cannot view this course material. You have {{have}} of the {{need}} points it takes. Sign in daily and finish free courses to earn more.',
    toFreeCourses: 'See free courses',
  },
} as const;
