/** The daily check-in, on the home page too. */
export const checkIn = {
  title: 'Daily check-in',
  streak_one: '{{count}} day in a row.',
  streak_other: '{{count}} days in a row.',
  start: 'Start a streak today: every {{days}} days in a row earn a bonus.',
  bonusToday: 'Check in today for the bonus.',
  bonusTomorrow: '1 more day to your bonus.',
  bonusIn: '{{days}} more days to your bonus.',
  action: 'Check in today',
  done: 'Checked in today',
  earned_one: 'You earned {{count}} point.',
  earned_other: 'You earned {{count}} points.',
  tomorrow: 'Come back tomorrow.',
  nothingEarned: 'You are checked in for today. Check-ins earn no points at the moment.',
  streakDone: {
    title: '{{days}} days in a row',
    text: 'Steady habits carry learning, and investing just as much.',
    courses: 'Courses',
    rewards: 'Rewards',
  },
} as const;
