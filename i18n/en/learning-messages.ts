/** What the server says to learners about lessons: what is still missing, and what became of their work. */
export const learningMessages = {
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
  fileNotTaken: 'This assignment is submitted as text, without a file.',
  submitted: 'Your assignment has been submitted',
  alreadyGraded: 'Your submission has been graded and can no longer be changed.',
} as const;
