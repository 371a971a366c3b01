import { z } from 'zod';
import { defineCall } from './call.ts';
import { previewQuery } from './courses.ts';
import { earned, notPaidReason } from './earned.ts';
import { id, isoTime, MAX_INTEGER, nothing, optionalText } from './fields.ts';
import { lessonData, lessonType } from './lesson-body.ts';

export { lessonType };

/** Why a lesson is locked for the caller: log in, redeem the course, or not at all. */
export const lessonLockReason = z.enum(['login', 'redeem']).nullable();

const lessonFacts = {
  content_id: id,
  course_id: id,
  position: z.int(),
  type: lessonType,
  title: z.string(),
  title_zh: z.string(),
  description: z.string(),
  description_zh: z.string(),
  duration: z.int().describe('Minutes.'),
  locked: lessonLockReason,
  user_progress: z.int().min(0).max(100),
  completed_by_user: z.boolean(),
  waits_for_teacher: z.boolean().describe('Submitted, not completed, and not graded yet.'),
};

export const lessonListItem = z.object(lessonFacts).meta({ id: 'ContentListItem' });
export type LessonListItem = z.output<typeof lessonListItem>;

const quizReview = z.object({
  question_id: z.string(),
  is_correct: z.boolean(),
  given: z.union([z.string(), z.boolean()]),
  correct_answer: z.union([z.string(), z.boolean()]),
  explanation: z.string(),
  explanation_zh: z.string(),
});

/** A question that was answered wrongly, without the right answer. */
const wrongQuestion = z.object({
  question_id: z.string(),
  lessons: z
    .array(z.object({ content_id: id, title: z.string(), title_zh: z.string() }))
    .describe('Lessons of the course that teach it, the nearest first.'),
});

export const quizResult = z
  .object({
    scorePercentage: z.int().min(0).max(100),
    correctAnswers: z.int(),
    totalQuestions: z.int(),
    passed: z.boolean(),
    attempts_used: z.int(),
    attempts_left: z.int().nullable().describe('null: no limit.'),
    next_attempt_at: isoTime
      .nullable()
      .describe('When new attempts come; null: there are some, or none come by themselves.'),
    wrong_questions: z.array(wrongQuestion).nullable().describe('Until the quiz has been passed.'),
    review: z
      .array(quizReview)
      .nullable()
      .describe('Only after passing, or after the last attempt where no new ones come.'),
  })
  .meta({ id: 'QuizResult' });
export type QuizResult = z.output<typeof quizResult>;

export const submissionStatus = z.enum(['submitted', 'returned', 'graded']);
export type SubmissionStatus = z.output<typeof submissionStatus>;

/** What was submitted, and its grade. */
export const submissionFields = {
  submission_id: id,
  status: submissionStatus,
  text: z.string(),
  file_url: z.string().nullable().describe('Below the site; it needs the bearer header.'),
  file_name: z.string().nullable(),
  file_bytes: z.int().nullable(),
  score: z.int().min(0).max(100).nullable(),
  feedback: z.string(),
  submitted_at: isoTime,
  graded_at: isoTime.nullable().describe('When it was graded or returned.'),
};
export const submission = z.object(submissionFields).meta({ id: 'AssignmentSubmission' });
export type AssignmentSubmission = z.output<typeof submission>;

export const lessonDetail = z
  .object({
    ...lessonFacts,
    content_data: lessonData
      .nullable()
      .describe('null while locked, or when what is stored is not valid.'),
    is_data_invalid: z.boolean().describe('Something is stored, but not what the type needs.'),
    position_seconds: z.number().min(0).describe('Where video or audio was left.'),
    quiz_result: quizResult.nullable(),
    submission: submission.nullable(),
    previous_content_id: id.nullable(),
    next_content_id: id.nullable(),
    course: z.object({
      course_id: id,
      title: z.string(),
      title_zh: z.string(),
      points_required: z.int(),
    }),
    completable: z.boolean().describe('Whether “mark as completed” would be accepted now.'),
    earning: z
      .object({
        not_paid_reason: notPaidReason.describe('Why completing it now would earn nothing.'),
        seconds: z
          .int()
          .min(0)
          .nullable()
          .describe('Until completing it earns; null: that does not come while the page is open.'),
      })
      .nullable()
      .describe('null: completing it now would earn by the rules, or there is nothing to earn.'),
  })
  .meta({ id: 'ContentDetail' });
export type LessonDetail = z.output<typeof lessonDetail>;

/** The maximum length of a submission's text. */
const MAX_SUBMISSION_LENGTH = 20_000;

/** An answer to one question: the id of an option, or true or false. */
export const quizAnswer = z.union([z.string().max(100), z.boolean()]);
export type QuizAnswer = z.output<typeof quizAnswer>;

export const completion = {
  course_completed: z.boolean(),
  course_points_earned: z.int().min(0),
  course_points_owed: z.int().min(0).describe('What a cap withheld of the course’s points.'),
  welcome_points_earned: z
    .int()
    .min(0)
    .describe('A newcomer’s welcome points, which the first lesson of a later day brings.'),
};

export const learningCalls = {
  contents: defineCall({
    name: 'learning.contents',
    method: 'GET',
    path: '/content/lists',
    access: 'guest',
    isShared: true,
    summary: 'The contents of a course in order, without their bodies.',
    query: z.object({ course_id: id, ...previewQuery }),
    data: z.object({ list: z.array(lessonListItem) }),
    failures: ['NOT_FOUND'],
  }),
  content: defineCall({
    name: 'learning.content',
    method: 'GET',
    path: '/content/get',
    access: 'guest',
    isShared: true,
    summary: 'One content; its body only where it is not locked.',
    query: z.object({ content_id: id }),
    data: lessonDetail,
    failures: ['NOT_FOUND'],
  }),
  progress: defineCall({
    name: 'learning.progress',
    method: 'POST',
    naturalKey: 'The learner and the content: progress only rises.',
    path: '/content/progress',
    access: 'learner',
    summary:
      'Keeps how far the caller has come; it only ever rises. Of video and audio no faster than ' +
      'twice the time since it was opened: what is above is cut, and the answer tells what counts.',
    body: z.object({
      content_id: id,
      progress: z.int().min(0).max(100),
      position: z.number().min(0).max(86_400).optional().describe('Seconds, video and audio.'),
    }),
    data: z.object({
      progress: z.int(),
      position_seconds: z.number(),
      pointsEarned: z
        .int()
        .min(0)
        .describe('Of a lesson that was completed too fast, when its missing time is spent now.'),
      missing_seconds: z
        .int()
        .min(0)
        .nullable()
        .describe('What of that time is yet to be spent on the page; null: nothing is missing.'),
    }),
    failures: ['NOT_FOUND', 'CONTENT_LOCKED'],
  }),
  complete: defineCall({
    name: 'learning.complete',
    method: 'POST',
    naturalKey: 'The learner and the content: it is completed and paid once.',
    path: '/content/complete',
    access: 'learner',
    summary: 'Completes a content; the last one completes the course.',
    body: z.object({ course_id: id, content_id: id }),
    data: z.object({ status: z.literal('completed'), ...earned, ...completion }),
    failures: ['NOT_FOUND', 'CONTENT_LOCKED', 'NOT_YET_COMPLETABLE'],
  }),
  submitQuiz: defineCall({
    name: 'learning.submitQuiz',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/quiz/submit',
    access: 'learner',
    summary: 'Answers every question of a quiz; passing completes the content.',
    body: z.object({
      content_id: id,
      answers: z
        .record(z.string().max(100), quizAnswer)
        .describe('By question id. After passing it is practice: scored, not counted.'),
      attempt: z
        .int()
        .min(1)
        .max(MAX_INTEGER)
        .optional()
        .describe('Its number, `attempts_used` and one: the same number is the same attempt.'),
    }),
    data: quizResult.extend({ ...earned, ...completion }),
    failures: ['NOT_FOUND', 'CONTENT_LOCKED', 'UNAVAILABLE', 'ATTEMPTS_EXHAUSTED'],
  }),
  submitAssignment: defineCall({
    name: 'learning.submitAssignment',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/assignment/submit',
    access: 'learner',
    summary:
      'Submits an assignment, or submits it again until it is graded: a text, as multipart also one ' +
      'file (PDF, PNG, JPG, WEBP, DOCX, XLSX or TXT, 10 MB), or both.',
    takesFile: 'assignment',
    body: z.object({
      content_id: id,
      text: optionalText(MAX_SUBMISSION_LENGTH),
      remove_file: z
        .boolean()
        .default(false)
        .describe('Takes the earlier file back; without it, and without a new one, it stays.'),
    }),
    data: z.object({ submission }),
    failures: ['NOT_FOUND', 'CONTENT_LOCKED', 'UNAVAILABLE', 'INVALID_STATE'],
  }),
  assignmentFile: defineCall({
    name: 'learning.assignmentFile',
    method: 'GET',
    path: '/assignment/file',
    access: 'learner',
    summary: 'The file of a submission: for its learner, the course’s teacher and admins.',
    query: z.object({ submission_id: id }),
    sendsFile: 'application/octet-stream',
    data: nothing,
    failures: ['NOT_FOUND'],
  }),
};

export const myCourse = z.object({
  course_id: id,
  title: z.string(),
  title_zh: z.string(),
  thumbnail: z.string().nullable(),
  difficulty_level: z.enum(['beginner', 'intermediate', 'advanced']),
  percent: z.int(),
  completed_contents: z.int(),
  total_contents: z.int(),
  next_content_id: id.nullable(),
  waiting_contents: z.int().describe('Submitted assignments that wait for the teacher.'),
  next_content_title: z.string(),
  next_content_title_zh: z.string(),
  is_completed: z.boolean(),
  last_activity_at: isoTime,
});
export type MyCourse = z.output<typeof myCourse>;

export const myLearningCall = defineCall({
  name: 'learning.mine',
  method: 'GET',
  path: '/learning/mine',
  access: 'learner',
  summary: 'The courses that the caller began or redeemed, latest first.',
  data: z.object({ list: z.array(myCourse) }),
});
