import { z } from 'zod';
import { maxLengths } from '#domain/limits.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { wholeNumber } from './amounts.ts';
import { defineCall } from './call.ts';
import { day, id, isoTime, MAX_POINTS, nothing } from './fields.ts';
import { listOf, pageQuery } from './paging.ts';
import { earningKind, pointKind, pointRule } from './points.ts';

/** Where points can lie: with a learner, or in one of the academy's accounts. */
const accountKind = z.enum(['available', 'held', 'issued', 'spent', 'expired', 'adjusted']);

/** One row of the ledger as an admin reads it. */
export const ledgerEntry = z
  .object({
    point_id: id,
    created_at: isoTime,
    kind: pointKind,
    user_id: id,
    user_name: z.string(),
    user_email: z.string(),
    description: z.string(),
    description_zh: z.string(),
    amount: z.int().describe('How many points moved.'),
    points: z.int().describe('Signed: what it added to the learner’s available points.'),
    from: accountKind,
    to: accountKind,
    balance_after: z.int(),
    reason: z.string(),
    actor_user_id: id.nullable(),
    actor_name: z.string().describe('Who did it by hand; empty: the academy by its rules.'),
    reverses_point_id: id.nullable().describe('The entry that this one corrects.'),
    reversed_by_point_id: id.nullable().describe('The entry that has corrected this one.'),
    reversible: z.boolean().describe('Whether it can be corrected now.'),
    remaining: z
      .int()
      .nullable()
      .describe('Of what it brought, not used yet; null: it brought nothing new.'),
    expires_at: isoTime.nullable().describe('When what remains ends; null: never.'),
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.output<typeof ledgerEntry>;

/**
 * What an entry is to the economy; each of its figures is the sum of one of these.
 * `expiring` and `lasting` are what is left of earnings, with an end and without one.
 */
const ledgerFlow = z.enum([
  'earned',
  'spent',
  'expired',
  'taken',
  'circulation',
  'held',
  'expiring',
  'lasting',
]);
export type LedgerFlow = z.output<typeof ledgerFlow>;
export const ledgerFlows = ledgerFlow.options;

const entryFilters = {
  kind: pointKind
    .optional()
    .describe('Together with `flow`, corrections stand with the kind that they correct.'),
  flow: ledgerFlow
    .optional()
    .describe(
      'The entries behind a figure of the economy. `circulation`: what came into it or left it; `held`: held for requests that are open; `expiring`: what is left and ends, `from` and `to` are the days of its end; `lasting`: what is left and never ends.',
    ),
  user_id: id.optional(),
  from: day.optional().describe('First academy day.'),
  to: day.optional().describe('Last academy day, included.'),
  sign: z
    .enum(['plus', 'minus'])
    .optional()
    .describe('What added to the available points, or took from them.'),
  search: z
    .string()
    .max(maxLengths.search)
    .optional()
    .describe('Name, email, reason, or `#` and a number.'),
};
const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  !from || !to || from <= to;
const periodError = { error: '@period', path: ['to'] };

/** A change that was made to a rule. */
export const ruleChange = z.object({
  at: isoTime,
  actor_name: z.string(),
  before: pointRule.omit({ shares_cap_with: true }),
  after: pointRule.omit({ shares_cap_with: true }),
});
export type RuleChange = z.output<typeof ruleChange>;

const points = z.int().min(0);

/** One week of the economy. It begins on Monday, at midnight of the academy. */
const economyWeek = z.object({
  week: day.describe('The Monday.'),
  earned: z.int().describe('Paid by rules or given by admins; corrections count against it.'),
  spent: z.int().describe('On courses, and on rewards once they are settled.'),
  expired: z.int(),
  taken: z.int().describe('Taken by admins.'),
  circulation: z.int().describe('Available and held points at its end.'),
});
export type EconomyWeek = z.output<typeof economyWeek>;

const flow = z.object({
  kind: pointKind,
  points: z.int(),
  entries: z.int().describe('Corrections included.'),
});
const dollars = z.number();

export const economy = z.object({
  as_of: isoTime,
  today: day,
  available: points,
  held: points,
  circulation: points.describe('Available and held.'),
  weeks: z.array(economyWeek).describe('The last ones, the current one last.'),
  expiring: z
    .array(z.object({ week: day, points }))
    .describe('Points that end in the coming weeks, the current one first.'),
  expiring_later: points,
  never_expiring: points,
  sources: z.array(flow).describe('What brought points in these weeks, the most first.'),
  sinks: z.array(flow).describe('What took points, the most first.'),
  cost: z
    .object({
      held: dollars.describe('Value of the rewards that are asked for.'),
      best: dollars,
      typical: dollars,
      worst: dollars,
      best_per_point: dollars,
      typical_per_point: dollars,
      worst_per_point: dollars,
      typical_by: z.enum(['choices', 'median']).describe('What learners chose; else the median.'),
    })
    .nullable()
    .describe('What outstanding points cost in US dollars; null: no reward has a value.'),
  valued_rewards: z.int().describe('Active rewards whose value is known.'),
  unvalued_rewards: z.int().describe('Active rewards without a value: they are left out.'),
});
export type Economy = z.output<typeof economy>;

export const whatIf = z.object({
  kind: earningKind,
  from: day,
  to: day,
  rule: pointRule.describe('The rule as it is.'),
  occasions: z.int().describe('How often the action was paid.'),
  learners: z.int(),
  paid: z.int(),
  would_pay: z.int(),
  capped: z.int().describe('Occasions that the cap would leave unpaid.'),
  weeks: z.array(z.object({ week: day, paid: z.int(), would_pay: z.int() })),
});
export type WhatIf = z.output<typeof whatIf>;

/** How many days of learning the lists of earning rates cover, today included. */
export const EARNING_RATES_DAYS = 30;
/** Points of learning in these days from which a learner or teacher is listed. */
export const MIN_RATED_POINTS = 50;
/** How many learners, and how many teachers, are listed. */
export const EARNING_RATES_LIMIT = 20;

const accountRate = z.object({
  user_id: id,
  name: z.string(),
  points: points.describe('Earned by learning and taking part; corrected payments left out.'),
  seconds: z.int().describe('Measured learning time of the completions that were paid.'),
  points_per_hour: z.int().nullable().describe('null: no learning time was measured.'),
});
export type AccountRate = z.output<typeof accountRate>;

const teacherRate = z.object({
  teacher_id: id,
  name: z.string(),
  name_zh: z.string(),
  points: points.describe('Paid by lessons, quizzes and courses; corrected payments left out.'),
  accounts: z.int().describe('Learners to whom they were paid.'),
  points_per_account: z.int(),
});
export type TeacherRate = z.output<typeof teacherRate>;

const earningRates = z.object({
  from: day,
  to: day,
  accounts: z.array(accountRate).describe('Most points per hour first.'),
  teachers: z.array(teacherRate).describe('Most points per account first.'),
});
export type EarningRates = z.output<typeof earningRates>;

/** How many days the simulation of a rule looks back, today included. */
export const WHAT_IF_DAYS = 90;

export const economyAdminCalls = {
  entries: defineCall({
    name: 'admin.points.entries',
    method: 'GET',
    path: '/admin/points/entries',
    access: 'admin',
    permission: 'points',
    mayLag: true,
    summary: 'The ledger, entry by entry.',
    query: z
      .object({
        ...entryFilters,
        sort: z.enum(['newest', 'oldest']).default('newest'),
        ...pageQuery(pageSizes.admin),
      })
      .refine(inOrder, periodError),
    data: listOf(ledgerEntry).extend({
      total: z
        .int()
        .nullable()
        .describe(
          'Points of all that match: of the flow, or what they added to available points; null where nothing narrows the list.',
        ),
    }),
  }),
  entriesCsv: defineCall({
    name: 'admin.points.csv',
    method: 'GET',
    path: '/admin/points.csv',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'points',
    summary: 'The ledger as a file, oldest entry first; the filters are those of the list.',
    query: z.object(entryFilters).refine(inOrder, periodError),
    data: nothing,
    sendsFile: 'text/csv',
  }),
  ruleHistory: defineCall({
    name: 'admin.points.ruleHistory',
    method: 'GET',
    path: '/admin/point-rules/:kind/history',
    access: 'admin',
    permission: 'points',
    summary: 'What a rule was changed to, when and by whom, newest first.',
    params: z.object({ kind: earningKind }),
    query: z.object(pageQuery(pageSizes.admin)),
    data: listOf(ruleChange),
  }),
  economy: defineCall({
    name: 'admin.points.economy',
    method: 'GET',
    path: '/admin/economy',
    access: 'admin',
    permission: 'points',
    mayLag: true,
    summary:
      'Points in circulation, where they come from and go, and what they can cost the academy.',
    query: z.object({
      weeks: z.int().min(4).max(104).default(26).describe('Of the past, the current included.'),
      coming: z.int().min(4).max(52).default(12).describe('Of the future.'),
    }),
    data: economy,
  }),
  earningRates: defineCall({
    name: 'admin.points.earningRates',
    method: 'GET',
    path: '/admin/economy/earning-rates',
    access: 'admin',
    permission: 'points',
    mayLag: true,
    summary: `Learners by points per hour of learning, and teachers by points that their lessons paid per account, in the last ${EARNING_RATES_DAYS} days, from ${MIN_RATED_POINTS} points on.`,
    data: earningRates,
  }),
  whatIf: defineCall({
    name: 'admin.points.whatIf',
    method: 'GET',
    path: '/admin/point-rules/:kind/what-if',
    access: 'admin',
    permission: 'points',
    mayLag: true,
    summary: `What the last ${WHAT_IF_DAYS} days would have paid under another rule. Nothing is stored.`,
    params: z.object({ kind: earningKind }),
    query: z.object({
      amount: wholeNumber(0, 1_000_000)
        .optional()
        .describe('Needed, but for kinds whose subject sets it.'),
      daily_cap: wholeNumber(1, MAX_POINTS).optional().describe('Without it: no cap.'),
    }),
    data: whatIf,
    failures: ['NOT_FOUND'],
  }),
};
