import { z } from 'zod';
import { maxLengths } from '#domain/limits.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { wholeNumber } from './amounts.ts';
import { defineCall } from './call.ts';
import { learnersCall } from './course-learners.ts';
import {
  groupFilter,
  id,
  idParams,
  isoTime,
  optionalText,
  requiredText,
  seenVersion,
} from './fields.ts';
import { submissionFields, submissionStatus } from './learning.ts';
import { listOf, pageQuery } from './paging.ts';

/**
 * What teachers do with the submissions of their own courses; admins with those of all. A
 * submission of another teacher's course is `NOT_FOUND`.
 */

/** A course as its teacher sees it: who learns, and what waits. */
export const taughtCourse = z
  .object({
    course_id: id,
    title: z.string(),
    title_zh: z.string(),
    thumbnail: z.string().nullable(),
    difficulty_level: z.enum(['beginner', 'intermediate', 'advanced']),
    status: z.enum(['draft', 'active', 'inactive']),
    is_free: z.boolean().describe('Everybody can open it: there is no access to give.'),
    learner_count: z.int().describe('Learners who began or redeemed it.'),
    completed_count: z.int().describe('Learners who completed it.'),
    content_count: z.int(),
    unanswered_count: z.int().describe('Reviews without an answer.'),
    assignment_count: z.int(),
    submitted_count: z.int().describe('Works that wait for the teacher.'),
    graded_count: z.int(),
  })
  .meta({ id: 'TaughtCourse' });
export type TaughtCourse = z.output<typeof taughtCourse>;

const submissionFacts = {
  submission_id: id,
  status: submissionStatus,
  score: z.int().min(0).max(100).nullable(),
  has_file: z.boolean(),
  submitted_at: isoTime,
  graded_at: isoTime.nullable(),
  learner_name: z.string(),
  learner_avatar: z.string().nullable(),
  content_id: id,
  content_title: z.string(),
  content_title_zh: z.string(),
  course_id: id,
  course_title: z.string(),
  course_title_zh: z.string(),
};

export const submissionListItem = z.object(submissionFacts).meta({ id: 'SubmissionListItem' });
export type SubmissionListItem = z.output<typeof submissionListItem>;

export const submissionDetail = z
  .object({
    ...submissionFacts,
    ...submissionFields,
    version: z.int().describe('Rises when it is submitted again, returned or graded.'),
    task_html: z.string(),
    task_html_zh: z.string(),
    pass_mark: z.int(),
    completed_by_user: z.boolean().describe('The content is completed; a grade undoes nothing.'),
    gradable: z.boolean().describe('Nobody grades their own work.'),
  })
  .meta({ id: 'SubmissionDetail' });
export type SubmissionDetail = z.output<typeof submissionDetail>;

/** A review of a course of one's own. */
export const taughtReview = z
  .object({
    review_id: id,
    course_id: id,
    course_title: z.string(),
    course_title_zh: z.string(),
    user_name: z.string(),
    user_avatar: z.string().nullable(),
    rating: z.int().min(1).max(5),
    comment: z.string(),
    reply: z.string().nullable(),
    replied_at: isoTime.nullable(),
    replied_by_name: z.string().nullable(),
    created_at: isoTime,
    updated_at: isoTime,
    version: z.int().describe('Rises when the learner edits it, and with each answer.'),
  })
  .meta({ id: 'TaughtReview' });
export type TaughtReview = z.output<typeof taughtReview>;

const version = seenVersion
  .optional()
  .describe('Of what the teacher has read; another is `STALE_VERSION`, with the work in `data`.');
const MAX_FEEDBACK_LENGTH = 5000;

export const gradeBody = z.object({
  score: wholeNumber(0, 100, { error: '@score_required' }),
  feedback: optionalText(MAX_FEEDBACK_LENGTH),
  version,
});
/** A learner whose submission is returned has to know why. */
export const returnBody = z.object({
  feedback: requiredText(MAX_FEEDBACK_LENGTH, '@feedback_required'),
  version,
});

/** Empty removes the reply. */
export const replyBody = z.object({
  reply: z.string().trim().max(maxLengths.reviewReply),
  version,
});

const failures = ['NOT_FOUND', 'STALE_VERSION', 'FORBIDDEN'] as const;

export const teachingCalls = {
  courses: defineCall({
    name: 'teaching.courses',
    method: 'GET',
    path: '/teach/courses',
    access: 'teacher',
    permission: 'courses',
    summary: 'The courses that the caller teaches; admins see all. What waits comes first.',
    query: z.object({
      search: z
        .string()
        .max(maxLengths.search)
        .optional()
        .describe('In the titles of both languages.'),
      ...pageQuery(pageSizes.admin),
    }),
    data: listOf(taughtCourse),
  }),
  course: defineCall({
    name: 'teaching.course',
    method: 'GET',
    path: '/teach/courses/:id',
    access: 'teacher',
    permission: 'learners',
    summary: 'One course that the caller teaches.',
    params: idParams,
    data: taughtCourse,
    failures: ['NOT_FOUND'],
  }),
  learners: defineCall({
    name: 'teaching.learners',
    path: '/teach/courses/:id/learners',
    access: 'teacher',
    permission: 'learners',
    mayLag: true,
    summary: 'Who learns in a course of the caller, how far they are, and why it is open to them.',
    ...learnersCall,
  }),
  giveAttempts: defineCall({
    name: 'teaching.giveAttempts',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/teach/courses/:id/attempts',
    access: 'teacher',
    permission: 'learners',
    summary: 'Resets the attempts of one learner at a quiz of the course.',
    params: idParams,
    body: z.object({ user_id: id, content_id: id }),
    data: z.object({}),
    failures: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  reviews: defineCall({
    name: 'teaching.reviews',
    method: 'GET',
    path: '/teach/reviews',
    access: 'teacher',
    permission: 'reviews',
    summary: 'What learners say of the caller’s courses, the newest first; hidden reviews not.',
    query: z.object({
      course_id: id.optional(),
      answered: z.boolean().optional(),
      rating: z.int().min(1).max(5).optional(),
      ...pageQuery(pageSizes.admin),
    }),
    data: listOf(taughtReview).extend({
      counts: z
        .object({ unanswered: z.int(), answered: z.int() })
        .describe('Whatever `answered` asks for.'),
    }),
  }),
  reply: defineCall({
    name: 'teaching.reply',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/teach/reviews/:id/reply',
    access: 'teacher',
    permission: 'reviews',
    summary: 'Answers a review on the course’s page; an empty answer takes it back.',
    params: idParams,
    body: replyBody,
    data: taughtReview,
    failures: ['NOT_FOUND', 'STALE_VERSION'],
  }),
  submissions: defineCall({
    name: 'teaching.submissions',
    method: 'GET',
    path: '/teach/submissions',
    access: 'teacher',
    permission: 'courses',
    summary: 'Submissions: those that wait for a grade oldest first, the rest newest first.',
    query: z.object({
      status: submissionStatus.optional(),
      course_id: id.optional(),
      group_id: groupFilter.describe('Only members of this group; for admins.'),
      ...pageQuery(pageSizes.admin),
    }),
    data: listOf(submissionListItem).extend({
      counts: z
        .object({ submitted: z.int(), returned: z.int(), graded: z.int() })
        .describe('Of each status, whatever `status` asks for.'),
    }),
    failures: ['FORBIDDEN'],
  }),
  submission: defineCall({
    name: 'teaching.submission',
    method: 'GET',
    path: '/teach/submissions/:id',
    access: 'teacher',
    permission: 'courses',
    summary: 'One submission with its task and its text; the file comes from /assignment/file.',
    params: idParams,
    data: submissionDetail,
    failures: ['NOT_FOUND'],
  }),
  comments: defineCall({
    name: 'teaching.comments',
    method: 'GET',
    path: '/teach/comments',
    access: 'teacher',
    permission: 'courses',
    summary: 'The comments that the caller has given on submissions, the most used first.',
    data: z.object({ list: z.array(z.string()) }),
  }),
  grade: defineCall({
    name: 'teaching.grade',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/teach/submissions/:id/grade',
    access: 'teacher',
    permission: 'courses',
    summary:
      'Grades a submission, or grades it again. At or above the pass mark the content is completed; ' +
      'points come once, and a lower grade later takes nothing back.',
    params: idParams,
    body: gradeBody,
    data: submissionDetail,
    failures: [...failures],
  }),
  giveBack: defineCall({
    name: 'teaching.return',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/teach/submissions/:id/return',
    access: 'teacher',
    permission: 'courses',
    summary: 'Returns a submission to be improved; not where it has completed its content.',
    params: idParams,
    body: returnBody,
    data: submissionDetail,
    failures: [...failures, 'INVALID_STATE'],
  }),
};
