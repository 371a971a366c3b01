import { checkoutCalls } from '#contract/checkout.ts';
import { consultationAdminCalls } from '#contract/consultations-admin.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { inTransaction } from '#database/open.ts';
import type { EmailKind } from '#domain/email-kinds.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { notify, ownEmail } from '../notifications/index.ts';
import { orderEmailJob } from '../orders/index.ts';
import {
  addReward,
  formFor,
  redeemed,
  redeemPass,
  transitionAs,
} from '../rewards/rewards.testing.ts';
import { type EmailCause, type EmailStage, loggedIn, nextNumber } from './email-stage.testing.ts';

async function ordered({ academy, courseId: course_id }: EmailStage, as: TestPerson) {
  const body = { course_id, currency: 'SGD', method: 'paynow' } as const;
  return (await academy.call(checkoutCalls.create, { body }, { as })).data.order_id;
}

async function approved(
  stage: EmailStage,
  person: TestPerson,
  reward: keyof EmailStage['rewards'],
) {
  const id = await redeemed(stage.academy, person, stage.rewards[reward]);
  await transitionAs(stage.academy, stage.admin, 'approve', id);
  return id;
}

const inHours = ({ academy }: EmailStage, hours: number) =>
  new Date(academy.now.getTime() + hours * 3_600_000).toISOString();

async function consultationOf(stage: EmailStage, as: TestPerson): Promise<number> {
  const proposed_times = [inHours(stage, 48)];
  const body = { ...formFor(stage.rewards.consultation), proposed_times };
  return (await stage.academy.call(redemptionCalls.createRedemption, { body }, { as })).data
    .redemption_id;
}

const agreeTime = (stage: EmailStage, id: number, hours: number) =>
  stage.academy.call(
    consultationAdminCalls.agreeTime,
    {
      params: { id },
      body: { starts_at: inHours(stage, hours), minutes: 45, place: 'https://meet.example/chen' },
    },
    { as: stage.admin },
  );

/** What causes the emails about orders and requests for rewards. */
export const requestCauses = {
  orderPaid: async (stage, person) => {
    // A course is bought once.
    const titles = { title: 'ETFs Step by Step', title_zh: 'ETF 一步一步来' };
    const courseId = await addCourse(stage.academy.db, { ...titles, price_sgd: 49.9 });
    const id = await ordered({ ...stage, courseId }, person);
    const as = await loggedIn(stage.academy, stage.admin);
    await stage.academy.call(orderAdminCalls.confirm, { params: { id }, body: {} }, { as });
  },
  orderCancelled: async (stage, person) => {
    const id = await ordered(stage, person);
    const body = { reason: 'Not paid in time' };
    const as = await loggedIn(stage.academy, stage.admin);
    await stage.academy.call(orderAdminCalls.cancel, { params: { id }, body }, { as });
  },
  orderUnpaid: async (stage, person) => {
    const { academy, courseId: course_id } = stage;
    const order_id = await ordered(stage, person);
    await inTransaction(academy.db, (tx) =>
      notify(tx, {
        kind: 'payment_failed',
        to: { userId: person.userId },
        params: { course_id, order_id },
        cause: `failed ${nextNumber()}`,
        email: ownEmail(orderEmailJob, { order_id, news: 'failed' }),
        now: academy.now,
      }),
    );
  },
  parcelApproved: (stage, person) => approved(stage, person, 'parcel'),
  rewardApproved: (stage, person) => approved(stage, person, 'plain'),
  codeApproved: (stage, person) => approved(stage, person, 'code'),
  couponApproved: (stage, person) => approved(stage, person, 'discount'),
  consultationApproved: async (stage, person) => {
    const id = await consultationOf(stage, person);
    await transitionAs(stage.academy, stage.admin, 'approve', id);
  },
  timeAgreed: async (stage, person) => agreeTime(stage, await consultationOf(stage, person), 48),
  timeChanged: async (stage, person) => {
    const id = await consultationOf(stage, person);
    for (const hours of [48, 72]) await agreeTime(stage, id, hours);
  },
  courseApproved: async ({ academy, admin }, person) => {
    // A course is opened once.
    const course = await addCourse(academy.db, { points_required: 100 });
    const pass = await addReward(academy, admin, { kind: 'course_access', course_ids: [course] });
    const { data } = await redeemPass(academy, person, pass.reward_id, course);
    await transitionAs(academy, admin, 'approve', data.redemption_id);
  },
  parcelShipped: async (stage, person) => {
    const id = await approved(stage, person, 'parcel');
    const parcel = { carrier: 'SF Express', tracking_number: 'SF1234567890' };
    await transitionAs(stage.academy, stage.admin, 'ship', id, parcel);
  },
  parcelCorrected: async (stage, person) => {
    const id = await approved(stage, person, 'parcel');
    await transitionAs(stage.academy, stage.admin, 'ship', id);
    const body = { carrier: 'SF Express', tracking_number: 'SF0987654321' };
    const input = { params: { id }, body };
    await stage.academy.call(redemptionAdminCalls.correctParcel, input, { as: stage.admin });
  },
  addressCorrected: async (stage, person) => {
    const id = await redeemed(stage.academy, person, stage.rewards.parcel);
    const { reward_id: _, ...body } = { ...formFor(0), shipping_city: 'Singapore' };
    const input = { params: { id }, body };
    await stage.academy.callWith(redemptionAdminCalls.correctAddress, input, { as: stage.admin });
  },
  rewardDeclined: async (stage, person) => {
    const id = await redeemed(stage.academy, person, stage.rewards.parcel);
    await transitionAs(stage.academy, stage.admin, 'reject', id);
  },
} satisfies Partial<Record<EmailKind, EmailCause>>;
