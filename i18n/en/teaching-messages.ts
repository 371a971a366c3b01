/** What the server says to teachers: what succeeded, and why something did not. */
export const teachingMessages = {
  graded: 'The grade has been saved',
  completed: 'The grade has been saved, and the lesson is completed',
  returned: 'The submission has been returned',
  attemptsGiven: 'The learner has new attempts',
  ownAttempts: 'You cannot give yourself new attempts.',
  accessGranted_one: 'The course is open to {{count}} more learner',
  accessGranted_other: 'The course is open to {{count}} more learners',
  accessListTried_one:
    'Checked: the course would open to {{count}} more learner. Nothing has been changed yet',
  accessListTried_other:
    'Checked: the course would open to {{count}} more learners. Nothing has been changed yet',
  accessEnded_one: 'The learner no longer has access to the course',
  accessEnded_other: '{{count}} learners no longer have access to the course',
  courseIsFree: 'This course is free: everyone can open it.',
  endIsPast: 'Choose today or a later day.',
  allHaveAccess_one: 'This person already has access to the course.',
  allHaveAccess_other: 'All of them already have access to the course.',
  hasNoAccess: 'This learner has no access to the course.',
  noSuchLearner: 'There is no such person, or the account was removed.',
  unknownToTeacher:
    '{{emails}}: nobody in your courses or in a group uses this email. Nobody was given access. You can find other people by name.',
  unknownEmails: 'No account uses {{emails}}. Nobody was given access.',
  deactivated: 'The account of {{names}} is deactivated. Nobody was given access.',
  replied: 'The reply is on the course page',
  replyTaken: 'The reply has been removed',
  ownSubmission: 'You cannot grade your own submission.',
  alreadyCompleted: 'This submission has completed its lesson and can no longer be returned.',
} as const;
