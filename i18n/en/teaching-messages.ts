/** What the server says to teachers: what succeeded, and why something did not. */
export const teachingMessages = {
  graded: 'The grade has been saved',
  completed: 'The grade has been saved, and the lesson is completed',
  returned: 'The submission has been returned',
  attemptsGiven: 'The learner has new attempts',
  ownAttempts: 'You cannot give yourself new attempts.',
  replied: 'The reply is on the course page',
  replyTaken: 'The reply has been removed',
  ownWork: 'You cannot grade your own submission.',
  alreadyCompleted: 'This submission has completed its lesson and can no longer be returned.',
} as const;
