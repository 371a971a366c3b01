import { z } from 'zod';
import { maxLengths } from '#domain/limits.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { defineCall } from './call.ts';
import { day, id, idParams, isoTime, seenVersion } from './fields.ts';
import { longListOf, pageQuery } from './paging.ts';

export const adminReview = z
  .object({
    review_id: id,
    course_id: id,
    course_title: z.string(),
    course_title_zh: z.string(),
    user_id: id,
    user_name: z.string(),
    user_email: z.string(),
    rating: z.int(),
    comment: z.string(),
    reply: z.string().nullable(),
    replied_at: isoTime.nullable(),
    replied_by_name: z.string().nullable(),
    can_reply: z.boolean().describe('By `teaching.reply`; not where the course is archived.'),
    is_hidden: z.boolean(),
    hidden_reason: z.string().describe('The academy’s own note; nobody else sees it.'),
    created_at: isoTime,
    updated_at: isoTime,
    version: z.int(),
  })
  .meta({ id: 'AdminReview' });
export type AdminReview = z.output<typeof adminReview>;

export const reviewSort = z.enum(['newest', 'oldest', 'lowest', 'highest']);

export const reviewPatchBody = z
  .object({
    is_hidden: z.boolean().optional(),
    hidden_reason: z.string().trim().max(maxLengths.hiddenReason).optional(),
    version: seenVersion.optional(),
  })
  .refine((body) => body.is_hidden !== true || (body.hidden_reason ?? '') !== '', {
    error: '@reason_required',
    path: ['hidden_reason'],
  });

export const reviewAdminCalls = {
  list: defineCall({
    name: 'admin.reviews.list',
    method: 'GET',
    path: '/admin/reviews',
    access: 'admin',
    permission: 'reviews',
    summary: 'What learners say of courses, hidden reviews included.',
    query: z
      .object({
        course_id: id.optional(),
        review_id: id.optional().describe('This one alone.'),
        rating: z.int().min(1).max(5).optional(),
        hidden: z.boolean().optional(),
        answered: z.boolean().optional(),
        search: z.string().max(maxLengths.search).optional().describe('Sought in the comment.'),
        from: day.optional().describe('The first day, in the academy’s time zone.'),
        to: day.optional().describe('The last day.'),
        sort: reviewSort.default('newest'),
        ...pageQuery(pageSizes.admin),
      })
      .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
        error: '@period',
        path: ['to'],
      }),
    data: longListOf(adminReview),
  }),
  get: defineCall({
    name: 'admin.reviews.get',
    method: 'GET',
    path: '/admin/reviews/:id',
    access: 'admin',
    permission: 'reviews',
    summary: 'One review.',
    params: idParams,
    data: adminReview,
    failures: ['NOT_FOUND'],
  }),
  update: defineCall({
    name: 'admin.reviews.update',
    method: 'PATCH',
    path: '/admin/reviews/:id',
    access: 'admin',
    permission: 'reviews',
    summary: 'Hides a review from page and rating, or shows it again.',
    params: idParams,
    body: reviewPatchBody,
    data: adminReview,
    failures: ['NOT_FOUND', 'STALE_VERSION'],
  }),
};
