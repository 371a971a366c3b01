import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import type { Call } from '#contract/call.ts';
import { consultationAdminCalls } from '#contract/consultations-admin.ts';
import { couponAdminCalls } from '#contract/coupons-admin.ts';
import { groupAdminCalls } from '#contract/groups-admin.ts';
import { allCalls } from '#contract/index.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { parcelAdminCalls } from '#contract/parcels-admin.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { teachingCalls } from '#contract/teaching.ts';
import type { AnyInput } from '#server/testing/test-academy.ts';
import { type OwnThings, ownThings } from './own-decisions.testing.ts';

/**
 * No user decides about their own money, points, coupons, requests, attempts or roles. Every call of
 * staff that could has a case here, or is named among those that cannot.
 */

interface Case {
  call: Call;
  /** What the owner sends about themself. */
  input: (own: OwnThings) => AnyInput;
}

const onRequest = (call: Call, body: Record<string, unknown> = {}): Case => ({
  call,
  input: ({ requestId: id }) => ({ params: { id }, body }),
});
const reason = 'Because';
const recipient = {
  version: 1,
  recipient_name: 'Me',
  recipient_phone: '+65 8123 4567',
  shipping_address: '1 Own Street',
  shipping_postal_code: '238840',
};
const cases: readonly Case[] = [
  {
    call: paymentCalls.record,
    input: ({ owner, courseId }) => ({
      body: {
        amount: 0.01,
        currency: 'USD',
        method: 'cash',
        paid_on: '2026-03-01',
        user_id: owner.userId,
        course_id: courseId,
      },
    }),
  },
  { call: paymentCalls.void, input: ({ paymentId: id }) => ({ params: { id }, body: { reason } }) },
  {
    call: paymentCalls.refund,
    input: ({ paymentId: id }) => ({ params: { id }, body: { amount: 1, reason } }),
  },
  {
    call: paymentCalls.decideAccess,
    input: ({ paymentId: id }) => ({ params: { id }, body: { end_access: false } }),
  },
  { call: orderAdminCalls.confirm, input: ({ orderId: id }) => ({ params: { id }, body: {} }) },
  {
    call: orderAdminCalls.cancel,
    input: ({ orderId: id }) => ({ params: { id }, body: { reason } }),
  },
  {
    call: orderAdminCalls.refund,
    input: ({ paidOrderId: id }) => ({ params: { id }, body: { amount: 1, reason } }),
  },
  {
    call: couponAdminCalls.update,
    input: ({ couponId: id }) => ({ params: { id }, body: { version: 1, percent: 100 } }),
  },
  { call: couponAdminCalls.delete, input: ({ couponId: id }) => ({ params: { id } }) },
  { call: couponAdminCalls.restore, input: ({ couponId: id }) => ({ params: { id } }) },
  {
    call: pointAdminCalls.adjust,
    input: ({ owner }) => ({ params: { id: owner.userId }, body: { amount: 5, reason } }),
  },
  {
    call: pointAdminCalls.reverse,
    input: ({ pointId: id }) => ({ params: { id }, body: { reason } }),
  },
  {
    call: groupAdminCalls.award,
    input: ({ groupId: id }) => ({ params: { id }, body: { amount: 5, reason } }),
  },
  onRequest(redemptionAdminCalls.approve),
  onRequest(redemptionAdminCalls.reject, { reason }),
  onRequest(redemptionAdminCalls.ship, { carrier: 'SingPost' }),
  onRequest(redemptionAdminCalls.complete),
  onRequest(redemptionAdminCalls.correctAddress, recipient),
  onRequest(redemptionAdminCalls.correctParcel, {
    version: 1,
    carrier: 'X',
    tracking_number: 'RR1',
  }),
  {
    call: redemptionAdminCalls.batch,
    input: ({ requestId }) => ({ body: { ids: [requestId], action: 'approve' } }),
  },
  {
    call: consultationAdminCalls.agreeTime,
    input: ({ consultationId: id }) => ({
      params: { id },
      body: { version: 1, starts_at: '2099-03-05T04:00:00Z', minutes: 45, place: 'Here' },
    }),
  },
  {
    call: teachingCalls.giveAttempts,
    input: ({ owner, freeId, quizId }) => ({
      params: { id: freeId },
      body: { user_id: owner.userId, content_id: quizId },
    }),
  },
  {
    call: teachingCalls.grade,
    input: ({ submissionId: id }) => ({ params: { id }, body: { score: 100, feedback: 'Good' } }),
  },
  {
    call: teachingCalls.giveBack,
    input: ({ submissionId: id }) => ({ params: { id }, body: { feedback: 'Again' } }),
  },
  {
    call: userAdminCalls.update,
    input: ({ owner }) => ({ params: { id: owner.userId }, body: { admin_role: 'finance' } }),
  },
];

/** Calls of staff that change something, and decide about nobody or never about the caller. */
const aboutNobody = new Set([
  // The list of a courier reports a request of the admin as `own`: below.
  parcelAdminCalls.shipParcels.name,
  // For everybody, and no coupon of one’s own making reduces one’s own order: `own-coupons.api.test.ts`.
  couponAdminCalls.create.name,
  pointAdminCalls.updateRule.name,
  pointAdminCalls.updateTotals.name,
]);
const decided = new Set(['payments', 'orders', 'coupons', 'points', 'redemptions']);

test('every call of staff that moves money, points or requests has a case', () => {
  const names = allCalls
    .filter(({ permission = '', method, readsOnly }) => {
      return decided.has(permission) && method !== 'GET' && !readsOnly;
    })
    .map(({ name }) => name);
  const known = new Set([...cases.map(({ call }) => call.name), ...aboutNobody]);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

describe.each([
  ['one owner', 1],
  ['several owners', 2],
] as const)('in an academy with %s', (_, owners) => {
  let own: OwnThings;
  beforeAll(async () => {
    own = await ownThings(owners);
  });
  afterAll(async () => {
    await own.academy.assertLedgerIsSound();
    await own.academy.close();
  });

  test.each(cases.map((one) => [one.call.name, one] as const))(
    '%s is refused about oneself',
    async (_name, { call, input }) => {
      if (call === couponAdminCalls.restore) {
        await own.academy.db.updateTable('coupons').set({ archived_at: new Date() }).execute();
      }
      const result = await own.academy.callWith(call, input(own), {
        as: own.owner,
        locale: 'en',
      });
      const data = result.data as { failed?: { error: string; msg: string }[] } | null;
      const { error, msg } = data?.failed?.[0] ?? result;
      const isRole = call === userAdminCalls.update;
      expect(error, msg).toBe(isRole && owners === 1 ? 'LAST_ADMIN' : 'FORBIDDEN');
      expect(msg.includes('npm run admin:create')).toBe(owners === 1);
    },
  );

  test('nothing of the owner’s has changed', async () => {
    const { db } = own.academy;
    const { owner, requestId, orderId, submissionId } = own;
    const user = await db
      .selectFrom('users')
      .select('admin_role')
      .where('user_id', '=', owner.userId)
      .executeTakeFirst();
    const request = await db
      .selectFrom('reward_redemptions')
      .select('status')
      .where('redemption_id', '=', requestId)
      .executeTakeFirst();
    const order = await db
      .selectFrom('orders')
      .select('status')
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    const submission = await db
      .selectFrom('assignment_submissions')
      .select('score')
      .where('submission_id', '=', submissionId)
      .executeTakeFirst();
    const payments = await db.selectFrom('payments').select(['amount', 'voided_at']).execute();
    const refunds = await db.selectFrom('payment_refunds').select('amount').execute();
    expect({ user, request, order, submission, payments, refunds }).toEqual({
      user: { admin_role: 'owner' },
      request: { status: 'pending' },
      order: { status: 'pending' },
      submission: { score: null },
      payments: [{ amount: 40, voided_at: null }],
      refunds: [],
    });
  });

  test('a group’s award leaves the admin out', async () => {
    const { academy, owner, groupId: id } = own;
    const learner = await academy.addLearner();
    await academy.callWith(
      groupAdminCalls.addMembers,
      { params: { id }, body: { user_ids: [learner.userId] } },
      { as: owner },
    );
    const award = { params: { id }, body: { amount: 5, reason } };
    const { data } = await academy.call(groupAdminCalls.award, award, { as: owner });
    expect(data).toEqual({ members: 1 });
  });

  test('a list of parcels reports an own request and leaves it as it is', async () => {
    const { academy, owner, requestId } = own;
    const support = await academy.addAdmin({ adminRole: 'support' });
    const params = { id: requestId };
    await academy.callWith(redemptionAdminCalls.approve, { params, body: {} }, { as: support });
    const body = { list: `${requestId},RR123456785SG`, carrier: 'SingPost', dry_run: false };
    const { data } = await academy.callWith(parcelAdminCalls.shipParcels, { body }, { as: owner });
    expect(data.lines.map(({ fate }) => fate)).toEqual(['own']);
  });
});
