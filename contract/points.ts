import { z } from 'zod';
import { pageSizes } from '#domain/page-sizes.ts';
import { wholeNumber } from './amounts.ts';
import { defineCall } from './call.ts';
import { earned, unpaidReasons } from './earned.ts';
import { day, id, isoTime, MAX_POINTS, nothing } from './fields.ts';
import { listOf, pageQuery } from './paging.ts';

/** What moves points for a learner. The first group earns by a rule. */
export const earningKinds = [
  'daily_sign_in',
  'sign_in_streak',
  'course_read',
  'course_like',
  'teacher_like',
  'course_review',
  'content_completion',
  'quiz_pass',
  'course_completion',
  'referral',
  'welcome',
] as const;
export type EarningKind = (typeof earningKinds)[number];

export const pointKinds = [
  ...earningKinds,
  'course_redemption',
  'reward_redemption',
  'redemption_refund',
  'admin_adjustment',
  'reversal',
  'expiry',
] as const;
export type PointKind = (typeof pointKinds)[number];

export const earningKind = z.enum(earningKinds);
export const pointKind = z.enum(pointKinds);

/**
 * The kinds that learning and taking part earn by: together they are capped a day and a week.
 * Check-ins, invitations and what staff give stand outside.
 */
export const learningKinds = [
  'course_read',
  'course_like',
  'teacher_like',
  'course_review',
  'content_completion',
  'quiz_pass',
  'course_completion',
] as const satisfies readonly EarningKind[];

export const isLearningKind = (kind: EarningKind): boolean =>
  learningKinds.some((one) => one === kind);

/** How many people one learner's invitation code brings points for, in all. */
export const MAX_REFERRALS = 20;

/** Something that was not paid, or not wholly. */
export const unpaidEarning = z
  .object({
    unpaid_earning_id: id,
    kind: earningKind,
    description: z.string(),
    description_zh: z.string(),
    reason: z.enum(unpaidReasons),
    points: z.int().describe('What it earns in all.'),
    points_paid: z.int().describe('What has been paid of it.'),
    missing_seconds: z
      .int()
      .nullable()
      .describe('What is yet to be spent on the page of a lesson that was completed too fast.'),
    content_id: id.nullable().describe('The lesson, where it is one.'),
    course_id: id.nullable().describe('The course, also that of the lesson.'),
    happened_at: isoTime,
  })
  .meta({ id: 'UnpaidEarning' });
export type UnpaidEarning = z.output<typeof unpaidEarning>;

export const pointsBalance = z
  .object({
    user_id: id,
    available_points: z.int(),
    total_points: z.int().describe('Available plus held by pending redemptions.'),
    held_points: z.int(),
    lifetime_earned: z.int(),
    lifetime_spent: z.int(),
    last_updated: isoTime,
    expiring_points: z.int().describe('Points that expire within 30 days.'),
  })
  .meta({ id: 'PointsBalance' });
export type PointsBalance = z.output<typeof pointsBalance>;

export const pointEntry = z
  .object({
    point_id: id,
    created_at: isoTime,
    kind: pointKind,
    description: z.string(),
    description_zh: z.string(),
    points: z.int().describe('Signed: what it added to the available points.'),
    balance_after: z.int().describe('Available points after it.'),
  })
  .meta({ id: 'PointEntry' });
export type PointEntry = z.output<typeof pointEntry>;

const ownUser = {
  user_id: z
    .int({ error: '@user_id_required' })
    .min(1)
    .max(2_147_483_647)
    .describe('The caller’s own id; any for an admin.'),
};

const signInState = {
  signed_in_today: z.boolean(),
  today: day,
  streak: z.int().min(0),
  next_bonus_in: z.int().min(1).describe('Days until the streak bonus.'),
  calendar: z.array(z.object({ day, signed_in: z.boolean() })).describe('The days of this month.'),
};

export const pointRuleFields = {
  kind: earningKind,
  amount: wholeNumber(0, 1_000_000).nullable().describe('null: the subject’s own amount.'),
  daily_cap: wholeNumber(1, MAX_POINTS).nullable().describe('Points a day; null: no cap.'),
  is_active: z.boolean(),
  expires_after_days: wholeNumber(1, 36_500).nullable(),
};

/** Kinds whose points fill the same daily cap; it changes for all of them at once. */
const sharesCapWith = z
  .array(earningKind)
  .describe('Other kinds that count towards the same daily cap.');

export const pointRule = z
  .object({ ...pointRuleFields, shares_cap_with: sharesCapWith, version: z.int() })
  .meta({ id: 'PointRule' });
export type PointRule = z.output<typeof pointRule>;

const totalCap = wholeNumber(1, MAX_POINTS).nullable();

/** The caps of all learning and taking part together. */
export const pointTotals = z
  .object({
    daily_cap: totalCap.describe('Points an academy day; null: no cap.'),
    weekly_cap: totalCap.describe('Points an academy week, from Monday; null: no cap.'),
    version: z.int(),
  })
  .meta({ id: 'PointTotals' });
export type PointTotals = z.output<typeof pointTotals>;

/** The maximum number of entries in a statement; for more a shorter period is needed. */
export const statementLimits = { csv: 50_000, pdf: 2_000 } as const;

const statementCall = <Form extends keyof typeof statementLimits>(form: Form, type: string) =>
  defineCall({
    name: `points.statement${form === 'csv' ? 'Csv' : 'Pdf'}`,
    method: 'GET',
    path: `/points/statement.${form}`,
    access: 'learner',
    summary: `What changed a learner’s available points, oldest first, as a file in the caller’s language; at most ${statementLimits[form]} entries.`,
    query: z
      .object({
        ...ownUser,
        from: day.optional().describe('First day; without it, that of the first entry.'),
        to: day.optional().describe('Last day, included; without it, today.'),
      })
      .refine(({ from, to }) => !from || !to || from <= to, { error: '@period', path: ['to'] }),
    data: nothing,
    sendsFile: type,
    failures: ['NOT_FOUND', 'FORBIDDEN'],
  });

export const pointCalls = {
  balance: defineCall({
    name: 'points.balance',
    method: 'GET',
    path: '/points/balance',
    access: 'learner',
    summary: 'A learner’s balance.',
    query: z.object(ownUser),
    data: pointsBalance,
    failures: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  history: defineCall({
    name: 'points.history',
    method: 'GET',
    path: '/points/lists',
    access: 'learner',
    mayLag: true,
    summary: 'What changed a learner’s available points, newest first.',
    query: z.object({ ...ownUser, ...pageQuery(pageSizes.pointsHistory) }),
    data: listOf(pointEntry),
    failures: ['FORBIDDEN'],
  }),
  unpaid: defineCall({
    name: 'points.unpaid',
    method: 'GET',
    path: '/points/unpaid',
    access: 'learner',
    summary: 'What a learner was not paid yet, or not at all, and why, newest first.',
    query: z.object({ ...ownUser, ...pageQuery(pageSizes.pointsHistory) }),
    data: listOf(unpaidEarning).extend({
      points_owed: z.int().describe('What caps withhold, of all of them.'),
    }),
    failures: ['FORBIDDEN'],
  }),
  series: defineCall({
    name: 'points.series',
    method: 'GET',
    path: '/points/series',
    access: 'learner',
    mayLag: true,
    summary: 'A learner’s available points at the end of each of the last days.',
    query: z.object({
      ...ownUser,
      days: z.int().min(7).max(366).default(90).describe('Today, which has not ended, included.'),
    }),
    data: z.object({ list: z.array(z.object({ day, available: z.int() })) }),
    failures: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  statementCsv: statementCall('csv', 'text/csv'),
  statementPdf: statementCall('pdf', 'application/pdf'),
  signInState: defineCall({
    name: 'points.signInState',
    method: 'GET',
    path: '/points/signIn',
    access: 'learner',
    summary: 'Whether the caller has signed in today, and the month’s calendar.',
    data: z.object(signInState),
  }),
  signIn: defineCall({
    name: 'points.signIn',
    method: 'POST',
    naturalKey: 'The learner and the academy’s day: it is paid once.',
    path: '/points/signIn',
    access: 'learner',
    summary: 'Signs the caller in for the academy’s day; a repeat earns 0.',
    data: z.object({ ...signInState, ...earned }),
  }),
  rules: defineCall({
    name: 'points.rules',
    method: 'GET',
    path: '/points/rules',
    access: 'guest',
    isShared: true,
    summary: 'What each action earns.',
    data: z.object({
      list: z.array(
        z.object({
          kind: earningKind,
          amount: pointRuleFields.amount,
          daily_cap: pointRuleFields.daily_cap,
          shares_cap_with: sharesCapWith,
        }),
      ),
      totals: pointTotals.omit({ version: true }).extend({ kinds: z.array(earningKind) }),
      streak_days: z.int(),
      max_referrals: z.int().describe('People one code brings points for, in all.'),
    }),
  }),
};
