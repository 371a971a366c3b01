import { z } from 'zod';
import { wholeNumber } from './amounts.ts';
import { defineCall } from './call.ts';
import { id, idParams, isoTime, MAX_POINTS, requiredText, seenVersion } from './fields.ts';
import { listOf } from './paging.ts';
import { earningKind, pointRule, pointRuleFields, pointsBalance, pointTotals } from './points.ts';

/** What an admin changes of a rule; what is absent stays. */
export const pointRuleBody = z.object({
  amount: pointRuleFields.amount.optional(),
  daily_cap: pointRuleFields.daily_cap.optional(),
  is_active: pointRuleFields.is_active.optional(),
  expires_after_days: pointRuleFields.expires_after_days.optional(),
  version: seenVersion.optional(),
});

/** What an admin changes of the totals; what is absent stays. */
export const pointTotalsBody = z.object({
  daily_cap: pointTotals.shape.daily_cap.optional(),
  weekly_cap: pointTotals.shape.weekly_cap.optional(),
  version: seenVersion.optional(),
});

export const reversalBody = z.object({ reason: requiredText(300, '@reason_required') });

export const adjustmentBody = z.object({
  amount: wholeNumber(-MAX_POINTS, MAX_POINTS, { error: '@points_amount' }).refine((n) => n !== 0, {
    error: '@points_amount',
  }),
  reason: requiredText(300, '@reason_required'),
});

export const ledgerCheckResult = z.object({
  ok: z.boolean(),
  checked_at: isoTime,
  invariants: z.array(
    z.object({
      name: z.enum([
        'sum_is_zero',
        'no_learner_below_zero',
        'balances_match_entries',
        'lots_match_balances',
        'holds_match_redemptions',
        'courses_match_payments',
        'keys_are_unique',
      ]),
      ok: z.boolean(),
      violations: z.int(),
      detail: z.string(),
    }),
  ),
});
export type LedgerCheckResult = z.output<typeof ledgerCheckResult>;

export const pointAdminCalls = {
  adjust: defineCall({
    name: 'admin.points.adjust',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/users/:id/points',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'points',
    summary: 'Adds or takes points by hand, with a reason; never one’s own.',
    params: idParams,
    body: adjustmentBody,
    data: z.object({ point_id: id, balance: pointsBalance }),
    failures: ['NOT_FOUND', 'INSUFFICIENT_POINTS', 'FORBIDDEN'],
  }),
  reverse: defineCall({
    name: 'admin.points.reverse',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/points/:id/reverse',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'points',
    summary: 'Corrects an entry of somebody else by a new, reversing one.',
    params: idParams,
    body: reversalBody,
    data: z.object({ point_id: id, balance: pointsBalance }),
    failures: ['NOT_FOUND', 'INSUFFICIENT_POINTS', 'INVALID_STATE', 'FORBIDDEN'],
  }),
  ledgerCheck: defineCall({
    name: 'admin.points.ledgerCheck',
    method: 'GET',
    path: '/admin/ledger/check',
    access: 'admin',
    permission: 'points',
    summary: 'Checks every invariant of the ledger.',
    data: ledgerCheckResult,
  }),
  rules: defineCall({
    name: 'admin.points.rules',
    method: 'GET',
    path: '/admin/point-rules',
    access: 'admin',
    permission: 'points',
    summary: 'The earning rules.',
    data: listOf(pointRule),
  }),
  updateRule: defineCall({
    name: 'admin.points.updateRule',
    method: 'PATCH',
    path: '/admin/point-rules/:kind',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'points',
    summary: 'Changes a rule for what comes after.',
    params: z.object({ kind: earningKind }),
    body: pointRuleBody,
    data: pointRule,
    failures: ['STALE_VERSION'],
  }),
  totals: defineCall({
    name: 'admin.points.totals',
    method: 'GET',
    path: '/admin/point-totals',
    access: 'admin',
    permission: 'points',
    summary: 'What learning and taking part pay together at most.',
    data: pointTotals,
  }),
  updateTotals: defineCall({
    name: 'admin.points.updateTotals',
    method: 'PATCH',
    path: '/admin/point-totals',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'points',
    summary: 'Changes what learning and taking part pay together at most.',
    body: pointTotalsBody,
    data: pointTotals,
    failures: ['STALE_VERSION'],
  }),
};
