import { z } from 'zod';
import { maxLengths } from '#domain/limits.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { defineCall } from './call.ts';
import { endedAccess, learnerAccess } from './course-access.ts';
import { groupFilter, id, idParams, isoTime } from './fields.ts';
import { listOf, pageQuery } from './paging.ts';

/** A learner of a course of one's own: how far they are, and why it is open to them. */
export const taughtLearner = z
  .object({
    user_id: id,
    name: z.string(),
    avatar: z.string().nullable(),
    email: z.string().nullable().describe('For admins; null for teachers.'),
    access: learnerAccess
      .nullable()
      .describe('Why it is open to them; null: it is not, but for its being free.'),
    access_ended: endedAccess.nullable(),
    percent: z.int().min(0).max(100),
    completed_contents: z.int(),
    begun_at: isoTime,
    last_activity_at: isoTime,
    completed_at: isoTime.nullable().describe('When they completed the course.'),
    used_up_quizzes: z
      .array(
        z.object({
          content_id: id,
          title: z.string(),
          title_zh: z.string(),
          next_attempt_at: isoTime.nullable().describe('null: no attempts come by themselves.'),
        }),
      )
      .describe('Quizzes at which no attempts are left.'),
  })
  .meta({ id: 'TaughtLearner' });
export type TaughtLearner = z.output<typeof taughtLearner>;

/** What the lists of learners for teachers and for admins have in common. */
export const learnersCall = {
  method: 'GET',
  params: idParams,
  query: z.object({
    search: z
      .string()
      .max(maxLengths.search)
      .optional()
      .describe('In the names; of admins who see emails also in these.'),
    state: z.enum(['learning', 'completed']).optional(),
    sort: z.enum(['recent', 'progress', 'least', 'name']).default('recent'),
    ...pageQuery(pageSizes.admin),
  }),
  data: listOf(taughtLearner).extend({ total_contents: z.int() }),
  failures: ['NOT_FOUND'],
} as const;

/** The same for admins, with the email of each learner. */
export const courseLearnersAdminCalls = {
  list: defineCall({
    name: 'admin.learners.list',
    path: '/admin/courses/:id/learners',
    access: 'admin',
    permission: 'learners',
    mayLag: true,
    summary: 'Who learns in a course, how far they are, and why it is open to them.',
    ...learnersCall,
    query: learnersCall.query.extend({ group_id: groupFilter }),
  }),
};
