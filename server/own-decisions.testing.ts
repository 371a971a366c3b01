import { checkoutCalls } from '#contract/checkout.ts';
import { groupAdminCalls } from '#contract/groups-admin.ts';
import { learningCalls } from '#contract/learning.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import type { RewardCategoryKind } from '#contract/rewards.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { addCourse, addLesson } from './testing/add-catalogue.ts';
import { setPaymentSettings } from './testing/payment-settings.ts';
import { createTestAcademy, type TestAcademy, type TestPerson } from './testing/test-academy.ts';

/** An owner who has learned, bought and asked before, and the ids of what is theirs. */
export interface OwnThings {
  academy: TestAcademy;
  owner: TestPerson;
  courseId: number;
  /** A free course, and its quiz. */
  freeId: number;
  quizId: number;
  orderId: number;
  paidOrderId: number;
  paymentId: number;
  pointId: number;
  requestId: number;
  consultationId: number;
  submissionId: number;
  couponId: number;
  groupId: number;
}

async function answer<Data>(result: Promise<{ status: number; data: Data; msg: string }>) {
  const { status, data, msg } = await result;
  if (status !== 200) throw new Error(msg);
  return data;
}

/** What the person has learned: a submission, and a quiz without attempts left. */
async function learn(academy: TestAcademy, as: TestPerson) {
  const courseId = await addCourse(academy.db, { price_usd: 40 });
  const freeId = await addCourse(academy.db);
  const taskId = await addLesson(academy.db, freeId, { type: 'assignment' });
  const quizId = await addLesson(academy.db, freeId, { type: 'quiz' });
  const task = { body: { content_id: taskId, text: 'My plan' } };
  const { submission } = await answer(academy.call(learningCalls.submitAssignment, task, { as }));
  const answers = { q1: 'a', q2: true };
  await academy.call(learningCalls.submitQuiz, { body: { content_id: quizId, answers } }, { as });
  return { courseId, freeId, quizId, submissionId: submission.submission_id };
}

/** What the person has bought: an open order, and a paid one. */
async function buy(academy: TestAcademy, as: TestPerson, finance: TestPerson, courseId: number) {
  const order = async (course_id: number) => {
    const body = { course_id, currency: 'USD', method: 'bank_transfer' } as const;
    return (await answer(academy.call(checkoutCalls.create, { body }, { as }))).order_id;
  };
  const paidOrderId = await order(courseId);
  const confirm = { params: { id: paidOrderId }, body: {} };
  const { payment_id } = await answer(
    academy.callWith(orderAdminCalls.confirm, confirm, { as: finance }),
  );
  const orderId = await order(await addCourse(academy.db, { price_usd: 30 }));
  return { orderId, paidOrderId, paymentId: payment_id ?? 0 };
}

/** Asks for a new reward. @returns the id of the request */
async function askFor(
  academy: TestAcademy,
  as: TestPerson,
  {
    content,
    kind,
    ...fields
  }: { content: TestPerson; kind: RewardCategoryKind; proposed_times?: string[] },
) {
  const { reward_category_id } = await academy.db
    .insertInto('reward_categories')
    .values({ kind, name: kind, name_zh: kind })
    .returning('reward_category_id')
    .executeTakeFirstOrThrow();
  const names = { name: 'Mug', name_zh: '马克杯' };
  const reward = { reward_category_id, ...names, points_required: 100, status: 'active' } as const;
  const { reward_id } = await answer(
    academy.call(rewardAdminCalls.createReward, { body: reward }, { as: content }),
  );
  const recipient = {
    recipient_name: '林美芳',
    recipient_phone: '+65 8123 4567',
    shipping_address: '新加坡乌节路 100 号 #05-12',
    shipping_postal_code: '238840',
  };
  const body = { reward_id, ...recipient, ...fields };
  const { redemption_id } = await answer(
    academy.callWith(redemptionCalls.createRedemption, { body }, { as }),
  );
  return redemption_id;
}

/** @param owners how many the academy has; finance, content and support have an admin each */
export async function ownThings(owners: number): Promise<OwnThings> {
  const academy = await createTestAcademy();
  await setPaymentSettings(academy.db);
  const owner = await academy.addLearner({ points: 1000 });
  const finance = await academy.addAdmin({ adminRole: 'finance' });
  const support = await academy.addAdmin({ adminRole: 'support' });
  const content = await academy.addAdmin({ adminRole: 'content' });
  for (let more = 1; more < owners; more++) await academy.addAdmin();

  const { courseId, freeId, quizId, submissionId } = await learn(academy, owner);
  const bought = await buy(academy, owner, finance, courseId);
  const requestId = await askFor(academy, owner, { content, kind: 'merchandise' });
  const proposed_times = [new Date(academy.now.getTime() + 48 * 3_600_000).toISOString()];
  const hour = { content, kind: 'consultation', proposed_times } as const;
  const consultationId = await askFor(academy, owner, hour);
  const gift = { params: { id: owner.userId }, body: { amount: 5, reason: 'A gift' } };
  const { point_id: pointId } = await answer(
    academy.call(pointAdminCalls.adjust, gift, { as: finance }),
  );
  const { coupon_id: couponId } = await academy.db
    .insertInto('coupons')
    .values({
      code: 'OWNCOUPON',
      percent: 10,
      owner_user_id: owner.userId,
      created_at: academy.now,
    })
    .returning('coupon_id')
    .executeTakeFirstOrThrow();
  const { group_id: groupId } = await answer(
    academy.call(groupAdminCalls.create, { body: { name: 'Owners' } }, { as: support }),
  );
  await answer(
    academy.callWith(
      groupAdminCalls.addMembers,
      { params: { id: groupId }, body: { user_ids: [owner.userId] } },
      { as: support },
    ),
  );
  await academy.db
    .updateTable('users')
    .set({ role: 'admin', admin_role: 'owner' })
    .where('user_id', '=', owner.userId)
    .execute();
  const made = {
    ...bought,
    requestId,
    consultationId,
    courseId,
    freeId,
    quizId,
    submissionId,
    pointId,
    couponId,
    groupId,
  };
  await academy.proveAgain(owner);
  return { academy, owner, ...made };
}
