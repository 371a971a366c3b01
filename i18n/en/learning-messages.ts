/** What the server says about courses and lessons: what succeeded, what is still missing. */
export const learningMessages = {
  courseRedeemed: 'The course is open to you now',
  reviewSaved: 'Your review has been saved. Thank you',
  reviewTooEarly: 'Read or complete some of the course before you review it.',
  notYet: {
    text: 'Open the lesson first.',
    video: 'Please watch at least 90% of the video first. It counts at double speed at most.',
    audio:
      'Please listen to at least 90% of the recording first. It counts at double speed at most.',
    pdf: 'Please open the document first.',
    quiz: 'Pass the quiz to complete this lesson.',
    assignment:
      'This lesson is completed when your submission is graded at the pass mark or above.',
  },
  answerAll: 'Please answer every question.',
  submissionEmpty: 'Please write your answer or add a file.',
  fileNeeded: 'This assignment needs a file. Please add one.',
  fileNotTaken: 'This assignment is submitted as text, without a file.',
  submitted: 'Your assignment has been submitted',
  alreadyGraded: 'Your submission has been graded and can no longer be changed.',
} as const;
