import { PLAYED_PERCENT } from '#domain/lesson-completion.ts';

/** What the server says to learners about lessons: what is still missing, and what became of their work. */
export const learningMessages = {
  notYet: {
    read: 'Open the lesson first.',
    watched: `Please watch at least ${PLAYED_PERCENT}% of the video first. Progress counts at up to double speed.`,
    listened: `Please listen to at least ${PLAYED_PERCENT}% of the recording first. Progress counts at up to double speed.`,
    opened: 'Please open the document first.',
    passed: 'Pass the quiz to complete this lesson.',
    graded: 'This lesson is completed when your submission is graded at the pass mark or above.',
  },
  answerAll: 'Please answer every question.',
  submissionEmpty: 'Please write your answer or add a file.',
  fileNotTaken: 'This assignment is submitted as text, without a file.',
  submitted: 'Your assignment has been submitted',
  alreadyGraded: 'Your submission has been graded and can no longer be changed.',
} as const;
