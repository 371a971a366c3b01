import { PLAYED_PERCENT } from '#domain/lesson-completion.ts';

/** What the server says about courses and lessons: what succeeded, what is still missing. */
export const learningMessages = {
  courseRedeemed: 'The course is open to you now',
  reviewSaved: 'Your review has been saved. Thank you',
  reviewTooEarly: 'Read or complete some of the course before you review it.',
  notYet: {
    read: 'Open the lesson first.',
    watched: `Please watch at least ${PLAYED_PERCENT}% of the video first. It counts at double speed at most.`,
    listened: `Please listen to at least ${PLAYED_PERCENT}% of the recording first. It counts at double speed at most.`,
    opened: 'Please open the document first.',
    passed: 'Pass the quiz to complete this lesson.',
    graded: 'This lesson is completed when your submission is graded at the pass mark or above.',
  },
  answerAll: 'Please answer every question.',
  submissionEmpty: 'Please write your answer or add a file.',
  fileNeeded: 'This assignment needs a file. Please add one.',
  fileNotTaken: 'This assignment is submitted as text, without a file.',
  submitted: 'Your assignment has been submitted',
  alreadyGraded: 'Your submission has been graded and can no longer be changed.',
} as const;
