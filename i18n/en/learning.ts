import { PLAYED_PERCENT } from '#domain/lesson-completion.ts';

/** Learning: the page of a lesson, its bodies, and a learner’s own courses. */
export const learning = {
  types: {
    text: 'Text',
    video: 'Video',
    audio: 'Audio',
    pdf: 'PDF',
    quiz: 'Quiz',
    assignment: 'Assignment',
    unknown: 'Lesson',
  },
  outline: {
    waiting: 'Waiting for your teacher',
    title: 'Course outline',
    doneOf: '{{done}} of {{total}} completed',
    done: 'Completed',
    locked: 'Locked',
    progress: '{{percent}}% done',
  },
  /** After the missing time of a lesson was spent on its page. */
  timeSpent: 'You have taken the time for this lesson.',
  /** What a cap withholds, beside what was earned at once. */
  owed_one: '{{count}} more point over the next days.',
  owed_other: '{{count}} more points over the next days.',
  /** On the page of a lesson that was completed too fast. */
  timeMissing: {
    soon: 'Completed a little too quickly to earn points. Stay for less than a minute to earn them.',
    inMinutes_one:
      'Completed too quickly to earn points. Stay on this page for about {{count}} minute to earn them.',
    inMinutes_other:
      'Completed too quickly to earn points. Stay on this page for about {{count}} minutes to earn them.',
  },
  welcomeEarned: 'Your welcome points are here.',
  /** After something was done that earned nothing. */
  notPaid: {
    daily_cap: 'You have reached the cap for these points. They will be paid over the next days.',
    own_work: 'You earn no points for what you teach or edit yourself.',
    too_new: 'This lesson is new today. Its points come tomorrow.',
    too_fast:
      'This was completed too quickly to earn points. Spend more time on the page to earn them.',
    lessons_before: 'The quiz earns points once you have completed the lessons before it.',
    unreviewed: 'The points come once the academy has looked at this lesson.',
  },
  /** Before a lesson is completed. */
  earning: {
    own_work: 'You teach or edit this course, so it earns you no points.',
    too_new: 'This lesson is new today. Complete it now, and its points come tomorrow.',
    lessons_before: 'This quiz earns points once you have completed the lessons before it.',
    unreviewed: 'The points for this lesson come once the academy has looked at it.',
    now: 'Completing this lesson earns points now.',
    soon: 'In less than a minute, completing this lesson will earn points. Take your time.',
    inMinutes_one:
      'In about {{count}} minute, completing this lesson will earn points. Take your time.',
    inMinutes_other:
      'In about {{count}} minutes, completing this lesson will earn points. Take your time.',
  },
  backToCourse: 'Back to the course',
  previousContent: 'Previous lesson',
  nextContent: 'Next lesson',
  neighbours: 'Previous and next lesson',
  progress: 'Your progress',
  complete: 'Mark as completed',
  completed: 'Lesson completed.',
  guestText: 'Log in to keep your progress and earn points for this lesson.',
  failedToComplete: 'Failed to mark content as completed',
  missing: {
    title: 'Lesson not found',
    text: 'This lesson does not exist, or it has moved to another course.',
  },
  rule: {
    done: 'You have completed this lesson.',
    read: 'Read to the end, then mark it as completed.',
    watched: `Watch ${PLAYED_PERCENT}% to complete this lesson. So far: {{percent}}%.`,
    listened: `Listen to ${PLAYED_PERCENT}% to complete this lesson. So far: {{percent}}%.`,
    playedEnough: 'That is enough: you can mark this lesson as completed.',
    counting:
      'You are going fast: progress counts at up to double speed. Keep this page open and the lesson will be completed automatically.',
    opened: 'Open the document, then mark this lesson as completed.',
    openedEnough: 'You have opened the document. Mark this lesson as completed when you are done.',
    passed: 'Answer at least {{mark}}% correctly to complete this lesson.',
    graded:
      'Your teacher grades your submission. Score {{mark}} or more out of 100 to complete this lesson.',
  },
  lock: {
    loginTitle: 'Log in to open this lesson',
    loginText: 'This course is not free. After you log in, you return to this lesson.',
    pointsTitle: 'Redeem the course to open this lesson',
    loginPoints:
      'This course opens with {{points}} points. After you log in, you return here and can redeem it.',
    redeemTitle: 'Open the course first',
    redeemText:
      'This lesson is part of a course that opens with points. Redeem it once, and it stays open to you.',
    balance: 'You have {{have}} points.',
    redeem: 'Redeem the course',
    toCourse: 'About this course',
  },
  problems: {
    notAvailable: 'This content is currently not available',
    notYet: 'Content is not available yet',
    unsupported: 'This content type is not supported',
    videoUnavailable: 'Video unavailable',
    audioUnavailable: 'Audio unavailable',
    pdfUnavailable: 'Document unavailable',
    quizMissing: 'Quiz data is missing',
    quizInvalid: 'Quiz data is invalid',
    noQuestions: 'No questions available for this quiz',
    help: 'Please continue with another lesson and come back later.',
  },
  text: {
    resume: 'Continue where you left off ({{percent}}%)',
  },
  media: {
    unsupported: 'Your browser does not support video or audio playback.',
    transcript: 'Transcript',
  },
  pdf: {
    open: 'Open',
    download: 'Download',
    pages_one: '{{count}} page',
    pages_other: '{{count}} pages',
  },
  quiz: {
    failedToSubmit: 'Failed to submit quiz answers',
    intro_one: '{{count}} question. You pass with {{mark}}% correct.',
    intro_other: '{{count}} questions. You pass with {{mark}}% correct.',
    attempts_one: 'You have {{count}} attempt.',
    attempts_other: 'You have {{count}} attempts.',
    true: 'True',
    false: 'False',
    submit: 'Submit answers',
    loginToSubmit: 'Log in to submit',
    open_one: '{{count}} question still to answer',
    open_other: '{{count}} questions still to answer',
    ready: 'All questions are answered.',
    result: 'Quiz result',
    score: 'Your score',
    passed: 'Passed',
    failed: 'Not passed yet',
    correctOf: '{{correct}} of {{total}} correct.',
    mark: 'The pass mark is {{mark}}%.',
    tryAgain: 'Look at the lessons again and try once more.',
    left_one: '{{count}} attempt left.',
    left_other: '{{count}} attempts left.',
    noneLeft:
      'You have used all attempts. The explanations below show what went wrong. Your teacher can give you new attempts.',
    nextAttempts:
      'You have used all attempts. You can try again from {{time}}; until then, please read the lessons below again.',
    wrong: 'Questions to look at again',
    readAgain: 'Read again:',
    retake: 'Retake the quiz',
    practise: 'Practise again',
    review: 'Answers and explanations',
    right: 'Correct answer',
    yours: 'Your answer',
    yoursRight: 'Your answer, correct',
  },
  assignment: {
    title: 'Your submission',
    loginText: 'Log in to submit your assignment. A teacher reads every one.',
    work: 'Write your answer here',
    hint: 'You can change it until it is graded.',
    empty: 'One more step: write your answer or add a file.',
    file: 'File',
    fileHint: 'Accepted: {{types}}. One file of at most {{limit}} MB.',
    chooseFile: 'Choose a file',
    replaceFile: 'Choose another file',
    removeFile: 'Remove {{name}}',
    sending: 'Uploading the file',
    download: 'Download {{name}}',
    send: 'Submit',
    sendAgain: 'Submit again',
    sent: 'Your assignment has been submitted.',
    fileNeeded: 'This assignment needs a file. Please add one.',
    yourSubmission: 'Show what you submitted',
    feedback: 'From your teacher',
    score: '{{score}} of 100 (pass mark {{mark}})',
    status: {
      submitted: 'Submitted',
      returned: 'Returned',
      graded: 'Graded',
    },
    statusText: {
      submitted: 'Your teacher has your submission and will reply here.',
      returned:
        'Your teacher has returned it for you to improve. Submit it again when you are ready.',
      graded: 'Your teacher has graded your submission.',
    },
    passed: 'You have reached the pass mark, and this lesson is completed.',
    failed_one:
      'You need {{count}} more point to complete this lesson. Your teacher can return the assignment for another try.',
    failed_other:
      'You need {{count}} more points to complete this lesson. Your teacher can return the assignment for another try.',
  },
  mine: {
    lead: 'Good to see you, {{name}}. One step is enough for today.',
    next: 'Your next step',
    going: 'Courses in progress',
    done: 'Completed courses',
    emptyTitle: 'Your first course is waiting',
    emptyText: 'Beginner courses are free. Open one, and it appears here with your progress.',
    more: 'Find another course',
    points: 'Your points',
    rewards: 'See rewards',
  },
  courseDone: {
    title: 'Course completed',
    text: 'You have completed “{{title}}”. The higher you climb, the further you see.',
    review: 'Write a review',
    next: 'What to learn next',
  },
} as const;
