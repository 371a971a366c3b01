import { z } from 'zod';
import { maxLengths } from '#domain/limits.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { shownTexts } from './bilingual-fields.ts';
import { defineCall } from './call.ts';
import { endedAccess, learnerAccess } from './course-access.ts';
import { earned } from './earned.ts';
import { currency, id, isoTime } from './fields.ts';
import { listOf, pageQuery } from './paging.ts';

export const difficultyLevel = z.enum(['beginner', 'intermediate', 'advanced']);
export type DifficultyLevel = z.output<typeof difficultyLevel>;

export const courseSort = z.enum(['latest', 'newest', 'popular', 'rating']);

const courseFacts = {
  course_id: id,
  ...shownTexts('course'),
  thumbnail: z.string().nullable().describe('Path of a picture, or null: the drawn cover.'),
  difficulty_level: difficultyLevel,
  points_reward: z.int(),
  points_required: z.int(),
  price: z.number().describe('In `currency`, two fraction digits; 0: not sold in it.'),
  currency,
  is_featured: z.boolean(),
  is_free: z.boolean(),
  is_premium: z.boolean(),
  likes_count: z.int(),
  rating: z.number().nullable(),
  total_ratings: z.int(),
  duration: z.int().describe('Minutes, all contents together.'),
  content_count: z.int(),
  created_at: isoTime,
  is_read_by_user: z.boolean(),
  is_liked_by_user: z.boolean(),
  is_redeemed_by_user: z
    .boolean()
    .describe(
      'A grant opens it to the caller now: points, a payment, a reward, a person, a group.',
    ),
  /** Began it while it was free: it stays open to the caller whatever its price becomes. */
  is_begun_by_user: z.boolean(),
};

export const courseListItem = z
  .object({
    ...courseFacts,
    teacher_id: id.nullable(),
    teacher_name: z.string(),
    teacher_name_zh: z.string(),
    teacher_avatar: z.string().nullable(),
  })
  .meta({ id: 'CourseListItem' });
export type CourseListItem = z.output<typeof courseListItem>;

export const courseProgress = z.object({
  completed_contents: z.int(),
  total_contents: z.int(),
  percent: z.int().min(0).max(100),
  next_content_id: id
    .nullable()
    .describe('The first that is not completed and does not wait for the teacher.'),
  waiting_contents: z.int().describe('Submitted assignments that wait for the teacher.'),
  is_completed: z.boolean(),
});
export type CourseProgress = z.output<typeof courseProgress>;

/** As whom an admin, or the teacher of a course, looks at it before learners do. */
export const previewAs = z.enum(['guest', 'student']);
export type PreviewAs = z.output<typeof previewAs>;

/** Honoured for admins and the teacher of the course; anybody else sees what is there for them. */
export const previewQuery = {
  preview: previewAs
    .optional()
    .describe(
      'Admins and the teacher of the course see it as a guest or a new learner would, drafts too; ignored from anybody else.',
    ),
};

export const courseDetail = z
  .object({
    basic_info: z.object({ ...courseFacts, status: z.enum(['draft', 'active', 'inactive']) }),
    prices: z
      .array(z.object({ currency, amount: z.number() }))
      .describe('In what it is sold; empty: not for money.'),
    teacher: z
      .object({
        teacher_id: id,
        name: z.string(),
        name_zh: z.string(),
        avatar: z.string().nullable(),
        specialization: z.string(),
        specialization_zh: z.string(),
      })
      .nullable(),
    progress: courseProgress.nullable().describe('null for guests.'),
    access: learnerAccess
      .nullable()
      .describe('Why it is open to the caller; null for guests, free courses, and insiders.'),
    access_ended: endedAccess
      .extend({
        can_redeem: z.boolean().describe('Points may open it; they do not pay a second time.'),
      })
      .nullable()
      .describe('How the caller’s access ended, where it did.'),
    can_review: z.boolean(),
    preview: previewAs.nullable().describe('As whom it is shown; null: as the caller.'),
  })
  .meta({ id: 'CourseDetail' });
export type CourseDetail = z.output<typeof courseDetail>;

export const courseReview = z
  .object({
    review_id: id,
    user_name: z.string(),
    user_avatar: z.string().nullable(),
    rating: z.int().min(1).max(5),
    comment: z.string(),
    created_at: isoTime,
    updated_at: isoTime,
    is_own: z.boolean(),
    reply: z.string().nullable().describe('The public answer of the teacher or the academy.'),
    replied_at: isoTime.nullable(),
  })
  .meta({ id: 'CourseReview' });
export type CourseReview = z.output<typeof courseReview>;

export const reviewBody = z.object({
  course_id: id,
  rating: z
    .int({ error: '@rating_required' })
    .min(1, { error: '@rating_required' })
    .max(5, { error: '@rating_required' }),
  comment: z.string().trim().max(1000).default(''),
});

const byCourse = z.object({ course_id: id });

/** In which currency the caller wants to see prices. */
const currencyQuery = {
  currency: currency
    .optional()
    .describe(
      'Prices in this currency; a course that is not sold in it has its price in SGD, else in another. Without it: in that of the language.',
    ),
};
const likeState = z.object({ is_liked: z.boolean(), likes_count: z.int().min(0), ...earned });

export const courseCalls = {
  list: defineCall({
    name: 'courses.list',
    method: 'GET',
    path: '/course/lists',
    access: 'guest',
    isShared: true,
    summary: 'Listed courses, searched in both languages.',
    query: z.object({
      sort: courseSort
        .optional()
        .describe('Without it: what fits `search` best; without that too, the newest.'),
      level: difficultyLevel.optional(),
      search: z.string().max(maxLengths.search).optional(),
      featured: z.boolean().optional(),
      teacher_id: id.optional(),
      ...currencyQuery,
      ...pageQuery(pageSizes.latestCourses, 9999),
    }),
    data: listOf(courseListItem).extend({
      per_level: z
        .record(difficultyLevel, z.int())
        .describe('How many of each level match the rest of the query, whichever is asked for.'),
    }),
  }),
  get: defineCall({
    name: 'courses.get',
    method: 'GET',
    path: '/course/get',
    access: 'guest',
    isShared: true,
    summary: 'One course with its teacher, and the caller’s progress.',
    query: byCourse.extend(previewQuery).extend(currencyQuery),
    data: courseDetail,
    failures: ['NOT_FOUND'],
  }),
  featured: defineCall({
    name: 'courses.featured',
    method: 'GET',
    path: '/course/featured',
    access: 'guest',
    isShared: true,
    summary: 'Featured courses, newest first.',
    query: z.object(currencyQuery),
    data: z.object({ list: z.array(courseListItem) }),
  }),
  related: defineCall({
    name: 'courses.related',
    method: 'GET',
    path: '/course/related',
    access: 'guest',
    isShared: true,
    summary: 'At most four: same teacher or level first; without an id the most popular.',
    query: z.object({ course_id: id.optional(), ...currencyQuery }),
    data: z.object({ list: z.array(courseListItem) }),
    failures: ['NOT_FOUND'],
  }),
  like: defineCall({
    name: 'courses.like',
    method: 'POST',
    naturalKey: 'The learner and the course: there is one like, paid once.',
    path: '/course/like',
    access: 'learner',
    summary: 'Likes a course; a repetition changes nothing.',
    body: byCourse,
    data: likeState,
    failures: ['NOT_FOUND'],
  }),
  unlike: defineCall({
    name: 'courses.unlike',
    method: 'POST',
    naturalKey: 'The learner and the course: there is one like.',
    path: '/course/unlike',
    access: 'learner',
    summary: 'Removes the like; points stay.',
    body: byCourse,
    data: likeState,
    failures: ['NOT_FOUND'],
  }),
  read: defineCall({
    name: 'courses.read',
    method: 'POST',
    naturalKey: 'The learner and the course: it is read once.',
    path: '/course/read',
    access: 'learner',
    summary: 'Marks a course as read.',
    body: byCourse,
    data: z.object({ is_read: z.literal(true), ...earned }),
    failures: ['NOT_FOUND', 'CONTENT_LOCKED'],
  }),
  redeem: defineCall({
    name: 'courses.redeem',
    method: 'POST',
    naturalKey: 'The learner and the course: it is redeemed once.',
    path: '/course/redeem',
    access: 'learner',
    summary: 'Opens a premium course for its points, once; a repetition charges nothing.',
    body: byCourse,
    data: z.object({
      is_redeemed: z.literal(true),
      points_spent: z.int(),
      available_points: z.int(),
    }),
    failures: ['NOT_FOUND', 'INSUFFICIENT_POINTS', 'ALREADY_REDEEMED', 'UNAVAILABLE'],
  }),
  reviews: defineCall({
    name: 'courses.reviews',
    method: 'GET',
    path: '/course/reviews',
    access: 'guest',
    isShared: true,
    summary: 'Reviews of a course, newest first; the caller’s own at the top.',
    query: z.object({ course_id: id, ...pageQuery(pageSizes.courseReviews) }),
    data: listOf(courseReview).extend({
      summary: z.object({
        average: z.number().nullable(),
        total: z.int(),
        by_stars: z.array(z.int()).length(5).describe('How many gave 1, 2, 3, 4, 5.'),
      }),
    }),
    failures: ['NOT_FOUND'],
  }),
  review: defineCall({
    name: 'courses.review',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/course/review',
    access: 'learner',
    summary: 'Writes or edits the caller’s one review of a course they began.',
    body: reviewBody,
    data: z.object({ review: courseReview, ...earned }),
    failures: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};
