/** What the server says to teachers: what succeeded, and why something did not. */
export const teachingMessages = {
  graded: 'The grade has been saved',
  completed: 'The grade has been saved, and the lesson is completed',
  returned: 'The work has been given back',
  replied: 'The answer is on the course page',
  replyTaken: 'The answer has been taken back',
  ownWork: 'Nobody grades their own work.',
  alreadyCompleted: 'This work has completed its lesson and can no longer be given back.',
} as const;
