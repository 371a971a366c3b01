/** What the server says to learners about lessons: what is still missing, and what became of their work. */
export const learningMessages = {
  notYet: {
    text: 'Open the lesson first.',
    video: 'Please watch at least 90% of the video first. It counts at double speed at most.',
    audio:
      'Please listen to at least 90% of the recording first. It counts at double speed at most.',
    pdf: 'Please open the document first.',
    quiz: 'Pass the quiz to complete this content.',
    assignment: 'This content is completed when your work is graded at the pass mark or above.',
  },
  answerAll: 'Please answer every question.',
  workEmpty: 'Please write your answer or add a file.',
  workTakesNoFile: 'This work is handed in as text, without a file.',
  workSubmitted: 'Your work has been handed in',
  workGraded: 'Your work has been graded and can no longer be changed.',
} as const;
