import { z } from 'zod';
import { daysIn } from '#domain/academy-day.ts';
import { bilingualEntityNames } from '#domain/bilingual-entities.ts';
import { currencies } from '#domain/currencies.ts';
import { cursor } from './audit-admin.ts';
import { defineCall } from './call.ts';
import { currency, day, id, isoTime } from './fields.ts';
import { listOf, pageQuery } from './paging.ts';
import { pointKind } from './points.ts';

/** Figures with one value a day (or week). */
export const seriesMetrics = [
  'registrations',
  'active_users',
  'enrollments',
  'completions',
  'points_earned',
  'points_spent',
  'points_liability',
  'redemptions',
  'revenue_usd',
  'revenue_cny',
  'revenue_sgd',
  'revenue_myr',
] as const;
export type SeriesMetric = (typeof seriesMetrics)[number];

/** Every figure whose rows can be looked at. */
export const rowMetrics = [
  ...seriesMetrics,
  'total_users',
  'total_courses',
  'total_teachers',
  'total_enrollments',
  'unanswered_reviews',
  'missing_translations',
] as const;
export const rowMetric = z.enum(rowMetrics);
export type RowMetric = z.output<typeof rowMetric>;

/** The longest period that can be requested, in days: two years. */
export const LONGEST_PERIOD_DAYS = 731;
/** Days of the default period. */
export const USUAL_PERIOD_DAYS = 30;

const period = {
  from: day.optional().describe('First academy day; without it, 29 days before the last.'),
  to: day.optional().describe('Last academy day, included; without it, today.'),
};
interface Period {
  from?: string | undefined;
  to?: string | undefined;
}
const inOrder = ({ from, to }: Period) => !from || !to || from <= to;
const outOfOrder = { error: '@period', path: ['to'] };
const notTooLong = ({ from, to }: Period) =>
  !from || !to || daysIn({ from, to }) <= LONGEST_PERIOD_DAYS;
const tooLong = { error: '@period_two_years', path: ['from'] };

const count = z.int().min(0);
const statCard = z.object({
  value: count,
  previous: count.describe('The same figure on the day that it is compared with.'),
});

export const dashboardStats = z
  .object({
    from: day,
    to: day,
    step: z.enum(['day', 'week']).describe('What one point of a series covers.'),
    today: day,
    compared_with: day.describe('The same day of last month.'),
    cards: z.object({
      totalUsers: statCard,
      activeUsers: statCard.describe('Seen within 30 days.'),
      totalCourses: statCard,
      totalEnrollments: statCard.describe('Learners × courses that they redeemed or began.'),
      totalTeachers: statCard,
      monthlyRevenue: z
        .array(z.object({ currency, value: z.number(), previous: z.number() }))
        .length(currencies.length)
        .describe(
          'Payments less refunds of this month, and of last month up to the same day; each currency by itself.',
        ),
    }),
    series: z.array(
      z.object({
        metric: z.enum(seriesMetrics),
        total: z.number().describe('Of the whole period; of a liability, at its end.'),
        points: z.array(z.object({ from: day, to: day.describe('Included.'), value: z.number() })),
      }),
    ),
  })
  .meta({ id: 'DashboardStats' });
export type DashboardStats = z.output<typeof dashboardStats>;

export const activityKinds = [
  'enrollment',
  'completion',
  'registration',
  'payment',
  'review',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

const person = z.object({ user_id: id, name: z.string() });
const titled = z.object({ title: z.string(), title_zh: z.string() });

/** Something that happened in the academy; the sentence is the reader’s to make. */
export const adminEvent = z
  .object({
    id: z.string().describe('Unique among all kinds.'),
    type: z.enum(activityKinds),
    timestamp: isoTime,
    user: person.nullable(),
    course: titled.extend({ course_id: id }).nullable(),
    amount: z.number().nullable().describe('Of a payment.'),
    currency: currency.nullable(),
    rating: z.int().min(1).max(5).nullable(),
  })
  .meta({ id: 'AdminActivity' });
export type AdminActivity = z.output<typeof adminEvent>;

const waiting = z.object({
  count,
  oldest_at: isoTime.nullable(),
  oldest_hours: count.nullable().describe('How long the oldest has waited.'),
});

export const dashboardTodo = z
  .object({
    emails: z
      .object({ since: isoTime, waiting: count.describe('Emails that are due.') })
      .nullable()
      .describe('Since when no email has been delivered, while any is due; null: they are.'),
    redemptions: waiting.describe('Requests to decide.'),
    to_ship: waiting.describe('Approved rewards to ship or hand over.'),
    assignments: waiting,
    reviews: waiting.describe('Reviews that nobody has answered.'),
    lessons: waiting.describe('Contents of teachers that an admin has yet to look at.'),
    orders: waiting.describe('Orders with a proof of payment to check.'),
    disputes: waiting.describe('Disputes to answer at Stripe, or lost ones to decide on.'),
    low_stock: z.object({
      count,
      list: z
        .array(
          z.object({
            reward_id: id,
            name: z.string(),
            name_zh: z.string(),
            available_stock: count,
          }),
        )
        .describe('The five with the least.'),
    }),
    course_prices: z
      .object({
        count,
        list: z
          .array(titled.extend({ course_id: id, points_required: count, pays: count }))
          .describe('The five with the largest difference.'),
      })
      .describe('Published courses that pay more points than opening them costs.'),
    missing_translations: z.object({
      count,
      by_entity: z.array(z.object({ entity: z.enum(bilingualEntityNames), count })),
    }),
  })
  .meta({ id: 'DashboardTodo' });
export type DashboardTodo = z.output<typeof dashboardTodo>;

/** One row behind a figure. Which fields are set depends on the figure. */
export const dashboardRow = z
  .object({
    id: z.string().describe('Unique within its figure.'),
    at: isoTime.nullable(),
    day: day.nullable().describe('Where the academy records days and not moments.'),
    user: person.nullable(),
    subject: titled
      .extend({ entity: z.string(), id, parent_id: id.nullable().describe('Course of a content.') })
      .nullable(),
    amount: z
      .number()
      .nullable()
      .describe('What the row adds to the figure; null where each counts as one.'),
    point_kind: pointKind.nullable(),
    rating: z.int().min(1).max(5).nullable(),
    text: z.string().describe('What somebody wrote: a comment, a reason, a note.'),
  })
  .meta({ id: 'DashboardRow' });
export type DashboardRow = z.output<typeof dashboardRow>;

export const dashboardCalls = {
  stats: defineCall({
    name: 'admin.dashboard.stats',
    method: 'GET',
    path: '/admin/dashboard',
    access: 'admin',
    permission: 'figures',
    mayLag: true,
    summary: 'The academy’s figures: six now, and the series of a period.',
    query: z.object(period).refine(inOrder, outOfOrder).refine(notTooLong, tooLong),
    data: dashboardStats,
  }),
  activities: defineCall({
    name: 'admin.dashboard.activities',
    method: 'GET',
    path: '/admin/dashboard/activities',
    access: 'admin',
    permission: 'figures',
    mayLag: true,
    summary: 'What happened in the academy, newest first.',
    query: z.object({
      type: z.enum(activityKinds).optional(),
      before: cursor(/^[a-z]+-[\d-]{1,30}$/)
        .optional()
        .describe('`next` of the page before.'),
      limit: z.int().min(1).max(50).default(15),
    }),
    data: z.object({
      list: z.array(adminEvent),
      next: z.string().nullable().describe('null: there is nothing older.'),
    }),
  }),
  todo: defineCall({
    name: 'admin.dashboard.todo',
    method: 'GET',
    path: '/admin/dashboard/todo',
    access: 'admin',
    permission: 'todo',
    summary: 'What waits for somebody.',
    data: dashboardTodo,
  }),
  rows: defineCall({
    name: 'admin.dashboard.rows',
    method: 'GET',
    path: '/admin/dashboard/rows',
    access: 'admin',
    permission: 'figures',
    mayLag: true,
    summary: 'The rows behind a figure; their number or sum is the figure.',
    query: z
      .object({ metric: rowMetric, ...period, ...pageQuery(25) })
      .refine(inOrder, outOfOrder)
      .refine(notTooLong, tooLong),
    data: listOf(dashboardRow).extend({
      metric: rowMetric,
      from: day,
      to: day,
      total: z.number().describe('The figure that these rows make.'),
    }),
  }),
};
