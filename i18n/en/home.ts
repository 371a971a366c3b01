export const home = {
  description:
    'A bilingual academy for private investors in Malaysia, Singapore and wider Asia: courses from first steps to advanced analysis, experienced teachers, and points for steady learning.',
  defaultBanners: {
    coursesTitle: 'Take the long view. Learn steadily.',
    coursesText: 'From your first fund to reading a balance sheet: courses in two languages.',
    teachersTitle: 'Teachers who have weathered markets',
    teachersText: 'Learn from people who explain as clearly as they invest.',
    joinTitle: 'Join a class of 100,000',
    joinText: 'Free training for 3,000 learners in Malaysia and Singapore.',
  },
  bannerActions: {
    start: 'Start the first free lesson',
    courses: 'Browse courses',
    teachers: 'Meet the teachers',
    rewards: 'See rewards',
    register: 'Register',
    other: 'Find out more',
  },
  program: {
    dates: '{{first}} – {{last}}',
    datesLabel: 'Dates',
  },
  events: {
    title: 'What’s on',
    enlarge: 'Enlarge picture: {{title}}',
    none: 'The next events are being prepared.',
  },
  latest: {
    title: 'Latest courses',
    viewAll: 'View all courses',
    none: 'New courses are on their way.',
  },
  teachers: {
    title: 'Featured teachers',
    viewAll: 'View all teachers',
    none: 'Our teachers will appear here soon.',
  },
  announcement: 'Announcement',
  signIn: {
    guestText: 'Check in every day and earn points for courses and rewards.',
    guestAction: 'Log in to check in',
  },
} as const;
