import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { adminAccessCalls } from '#contract/course-access.ts';
import { courseCalls } from '#contract/courses.ts';
import { learningCalls } from '#contract/learning.ts';
import { notificationCalls } from '#contract/notifications.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { inTransaction } from '#database/open.ts';
import type { NoticeKind } from '#domain/notice-kinds.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';
import { sampleFiles } from '#server/testing/sample-files.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { notify } from './notify.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let teacher: TestPerson;
let courseId: number;
let assignment: number;
let rewardId: number;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
  teacher = await academy.addPerson({ role: 'teacher', name: '林老师' });
  const teacherId = await addTeacher(academy.db, { user_id: teacher.userId });
  const titles = { title: 'Bonds', title_zh: '债券入门' };
  courseId = await addCourse(academy.db, { teacher_id: teacherId, ...titles });
  assignment = await addLesson(academy.db, courseId, { type: 'assignment' });
  rewardId = await addMug();
  await setPaymentSettings(academy.db);
});
afterAll(() => academy.assertLedgerIsSound());

async function addMug(): Promise<number> {
  const { reward_category_id } = await academy.db
    .insertInto('reward_categories')
    .values({ kind: 'merchandise', name: 'Merchandise', name_zh: '周边' })
    .returning('reward_category_id')
    .executeTakeFirstOrThrow();
  const { data } = await academy.callWith(
    rewardAdminCalls.createReward,
    {
      body: {
        reward_category_id,
        name: 'Mug',
        name_zh: '马克杯',
        points_required: 10,
        status: 'active',
      },
    },
    { as: admin },
  );
  return data.reward_id;
}

async function requestMug(as: TestPerson): Promise<number> {
  const body = {
    reward_id: rewardId,
    recipient_name: '林美芳',
    recipient_phone: '+65 8123 4567',
    shipping_address: '新加坡乌节路 100 号 #05-12',
    shipping_postal_code: '238840',
  };
  return (await academy.call(redemptionCalls.createRedemption, { body }, { as })).data
    .redemption_id;
}

const list = async (as: TestPerson, query: Record<string, unknown> = {}, locale?: 'en' | 'zh') =>
  (await academy.callWith(notificationCalls.lists, { query }, { as, ...(locale && { locale }) }))
    .data;
/** The kinds of somebody's notices, the newest first. */
const kindsOf = async (as: TestPerson) =>
  (await list(as, { limit: 100 })).list.map((one) => one.kind);
const newest = async (as: TestPerson, kind: NoticeKind) =>
  (await list(as, { limit: 100 }, 'en')).list.find((one) => one.kind === kind);
const submit = async (as: TestPerson) =>
  (
    await academy.call(
      learningCalls.submitAssignment,
      { body: { content_id: assignment, text: 'My plan' } },
      { as },
    )
  ).data.submission.submission_id;
const notifyOpened = (userId: number, cause: string) =>
  inTransaction(academy.db, (tx) =>
    notify(tx, {
      kind: 'course_opened',
      to: { userId },
      params: { course_id: courseId },
      cause,
      now: academy.now,
    }),
  );
const pay = async (as: TestPerson, course_id: number | null = null) =>
  (
    await academy.callWith(
      paymentCalls.record,
      {
        body: {
          amount: 1250,
          currency: 'SGD',
          paid_on: academy.now.toISOString().slice(0, 10),
          method: 'paynow',
          user_id: as.userId,
          course_id,
        },
      },
      { as: admin },
    )
  ).data.payment_id;

describe('who it concerns is told', () => {
  test('a teacher of a submission, its learner of the grade, and of the completed course', async () => {
    const learner = await academy.addLearner({ name: '陈美玲' });
    const id = await submit(learner);
    expect(await newest(teacher, 'submission_received')).toMatchObject({
      text: '陈美玲 has submitted an assignment in “Bonds”',
      link: `/teach/submissions/${id}`,
      read_at: null,
    });
    await academy.call(
      teachingCalls.giveBack,
      { params: { id }, body: { feedback: 'More, please' } },
      { as: teacher },
    );
    await submit(learner);
    await academy.call(
      teachingCalls.grade,
      { params: { id }, body: { score: 90 } },
      { as: teacher },
    );
    expect(await kindsOf(learner)).toEqual([
      'submission_graded',
      'course_completed',
      'submission_returned',
    ]);
    const [graded] = (await list(learner, {}, 'zh')).list;
    expect(graded).toMatchObject({
      text: '您在《债券入门》的作业已批改：90 分',
      link: `/courses/${courseId}/content/${assignment}`,
    });
  });

  test('admins of a request for a reward, and its learner of each decision', async () => {
    const learner = await academy.addLearner({ points: 100 });
    const id = await requestMug(learner);
    expect(await newest(admin, 'redemption_requested')).toMatchObject({
      link: '/admin/redemptions',
    });
    const decide = (action: 'approve' | 'ship' | 'reject', of: number, body: object) =>
      academy.callWith(redemptionAdminCalls[action], { params: { id: of }, body }, { as: admin });
    await decide('approve', id, {});
    await decide('ship', id, { carrier: 'SF Express', tracking_number: 'SF123' });
    const other = await requestMug(learner);
    await decide('reject', other, { reason: 'Sold out' });
    expect(await kindsOf(learner)).toEqual([
      'redemption_rejected',
      'redemption_shipped',
      'redemption_approved',
    ]);
    expect(await newest(learner, 'redemption_shipped')).toMatchObject({
      link: `/profile?tab=redemptions&redemption=${id}`,
      text: '“Mug” is on its way to you',
    });
  });

  test('a payer of the payment, of the course that it opened, and of a refund', async () => {
    const learner = await academy.addLearner();
    const paid = await addCourse(academy.db, { price_sgd: 1250, title: 'ETFs' });
    const id = await pay(learner, paid);
    const body = { amount: 250, reason: 'half' };
    await academy.callWith(paymentCalls.refund, { params: { id }, body }, { as: admin });
    const { list: notices } = await list(learner, {}, 'en');
    expect(notices.map(({ text, link }) => [text, link])).toEqual([
      ['S$250.00 has been refunded to you', '/orders'],
      ['The course “ETFs” is now open to you', `/courses/${paid}`],
      ['We have received your payment of S$1,250.00', `/courses/${paid}`],
    ]);
  });

  test('a learner to whom a course is opened by hand', async () => {
    const learner = await academy.addLearner();
    const closed = await addCourse(academy.db, { points_required: 10 });
    await academy.callWith(
      adminAccessCalls.grant,
      { params: { id: closed }, body: { user_ids: [learner.userId], reason: 'Prize' } },
      { as: admin },
    );
    expect(await kindsOf(learner)).toEqual(['course_granted']);
  });

  test('admins of a receipt, and the learner once the order is confirmed', async () => {
    const learner = await academy.addLearner();
    const paid = await addCourse(academy.db, { price_sgd: 49.9 });
    const order = await academy.call(
      checkoutCalls.create,
      { body: { course_id: paid, currency: 'SGD', method: 'paynow' } },
      { as: learner },
    );
    const { order_id } = order.data;
    const file = { name: 'receipt.png', type: 'image/png', content: sampleFiles.png };
    await academy.callWith(
      checkoutCalls.sendReceipt,
      { body: { order_id } },
      { as: learner, file },
    );
    expect(await newest(admin, 'receipt_sent')).toMatchObject({ link: '/admin/orders' });
    await academy.callWith(
      orderAdminCalls.confirm,
      { params: { id: order_id }, body: {} },
      { as: admin },
    );
    expect((await kindsOf(learner)).toSorted()).toEqual(['course_opened', 'payment_received']);
  });

  test('teacher and admins of a review, once, and its learner of the first reply', async () => {
    const learner = await academy.addLearner({ name: '何家豪' });
    await academy.call(courseCalls.read, { body: { course_id: courseId } }, { as: learner });
    const review = (comment: string) =>
      academy.call(
        courseCalls.review,
        { body: { course_id: courseId, rating: 4, comment } },
        { as: learner },
      );
    const { data } = await review('Clear');
    await review('Very clear');
    const text = '何家豪 has reviewed your course “Bonds”: 4 of 5 stars';
    expect(await newest(teacher, 'review_received')).toMatchObject({ text });
    expect((await kindsOf(teacher)).filter((kind) => kind === 'review_received')).toHaveLength(1);
    expect((await kindsOf(admin)).filter((kind) => kind === 'review_posted')).toHaveLength(1);
    const reply = (text: string) =>
      academy.call(
        teachingCalls.reply,
        { params: { id: data.review.review_id }, body: { reply: text } },
        { as: teacher },
      );
    await reply('Thank you');
    await reply('Thank you very much');
    expect(await kindsOf(learner)).toEqual(['review_replied']);
  });
});

describe('a notice', () => {
  test('is undone with its cause', async () => {
    const learner = await academy.addLearner();
    const undone = inTransaction(academy.db, async (tx) => {
      const params = { course_id: courseId };
      const notice = { kind: 'course_opened', params, cause: 'undone', now: academy.now } as const;
      await notify(tx, { ...notice, to: { userId: learner.userId } });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await list(learner)).toMatchObject({ list: [], count: 0, unread_count: 0 });
  });

  test('of the same cause is written once, however often it is told', async () => {
    const learner = await academy.addLearner();
    await Promise.all(Array.from({ length: 5 }, () => notifyOpened(learner.userId, 'again')));
    expect((await list(learner)).count).toBe(1);
  });

  test('is not written for somebody who was removed', async () => {
    const learner = await academy.addLearner();
    await academy.db
      .updateTable('users')
      .set({ archived_at: academy.now, is_active: false })
      .where('user_id', '=', learner.userId)
      .execute();
    await notifyOpened(learner.userId, 'removed');
    const rows = academy.db.selectFrom('notifications').where('user_id', '=', learner.userId);
    expect(await rows.selectAll().execute()).toEqual([]);
  });

  test('names nobody who was removed since', async () => {
    const learner = await academy.addLearner({ name: '王小明' });
    await submit(learner);
    await academy.db
      .updateTable('users')
      .set({ archived_at: academy.now, is_active: false })
      .where('user_id', '=', learner.userId)
      .execute();
    expect(await newest(teacher, 'submission_received')).toMatchObject({
      text: 'Somebody has submitted an assignment in “Bonds”',
    });
  });
});
