import { PLAYED_PERCENT } from '#domain/lesson-completion.ts';
/** What the server says about courses and contents: what succeeded, what is still missing. */
export const learningMessages = {
  courseRedeemed: 'The course is open to you now',
  reviewSaved: 'Your review has been saved. Thank you',
  reviewTooEarly: 'Read or complete some of the course before you review it.',
  notYet: {
    read: 'Open the lesson first.',
    watched: `Please watch at least ${PLAYED_PERCENT}% of the video first. It counts at double speed at most.`,
    listened: `Please listen to at least ${PLAYED_PERCENT}% of the recording first. It counts at double speed at most.`,
    opened: 'Please open the document first.',
    passed: 'Pass the quiz to complete this content.',
    graded: 'This content is completed when your work is graded at the pass mark or above.',
  },
  answerAll: 'Please answer every question.',
  workEmpty: 'Please write your answer or add a file.',
  workNeedsFile: 'This work needs a file. Please add one.',
  workTakesNoFile: 'This work is handed in as text, without a file.',
  workSubmitted: 'Your work has been handed in',
  workGraded: 'Your work has been graded and can no longer be changed.',
} as const;
