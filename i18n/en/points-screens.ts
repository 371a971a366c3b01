export const pointsScreens = {
  balance: {
    title: 'Your points',
    available: 'Available',
    held: 'Held for open requests',
    expiring: 'Expiring within 30 days',
    earned: 'Earned so far',
    spent: 'Used so far',
    toRewards: 'Use points',
  },
  earn: {
    title: 'How to earn',
    perDay: 'up to {{points}} a day',
    perDayTogether: 'up to {{points}} a day, together with: {{others}}',
    ofCourse: 'set by each course',
    kinds: {
      daily_sign_in: 'Check in once a day',
      sign_in_streak: 'Check in {{days}} days in a row',
      course_read: 'Mark a course as read',
      course_like: 'Like a course',
      teacher_like: 'Like a teacher',
      course_review: 'Review a course',
      content_completion: 'Complete a lesson',
      quiz_pass: 'Pass a quiz',
      course_completion: 'Complete a whole course',
      referral: 'Invite a friend to learn here',
      welcome: 'Join the academy',
    },
    /** Under which condition an action earns. */
    when: {
      content_completion:
        'For texts and PDFs, take at least a tenth of the stated time. New lessons earn points from the day after they are published.',
      referral:
        'Once your friend has verified their email and earned points for lessons on two days after the day of joining; for up to {{count}} friends.',
      welcome:
        'Once your email is verified and you have completed a lesson on a day after joining.',
    },
  },
  chart: {
    title: 'Available points, last {{days}} days',
    summary:
      'Chart of your available points: {{from}} on {{first}}, {{to}} on {{last}}. The highest was {{highest}} on {{at}}.',
    today: 'Today',
    asTable: 'Show as a table',
    tableCaption: 'The days on which the balance changed, newest first',
    day: 'Day',
    available: 'Available at the end of the day',
  },
  statement: {
    title: 'Download a statement',
    text: 'Leave the dates empty for your whole history. It is in the language of this page.',
    from: 'From',
    to: 'To',
    pdf: 'PDF to keep or print',
    csv: 'Export CSV',
  },
  history: {
    title: 'History',
    earned_one: 'Earned {{count}} point',
    earned_other: 'Earned {{count}} points',
    spent_one: 'Used {{count}} point',
    spent_other: 'Used {{count}} points',
    after: 'Balance {{balance}}',
    emptyTitle: 'Your first points are waiting',
    emptyText: 'Check in today, read a course or finish a lesson: each earns points.',
    toCourses: 'Browse courses',
  },
} as const;
