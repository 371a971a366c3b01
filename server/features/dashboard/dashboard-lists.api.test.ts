import { beforeEach, describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { dashboardCalls, type RowMetric } from '#contract/dashboard-admin.ts';
import { learningCalls } from '#contract/learning.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { inTransaction } from '#database/open.ts';
import { welcomeEmailJob } from '#server/features/accounts/index.ts';
import { queueJob } from '#server/lib/queue/define-job.ts';
import { beginLaneOutage, endLaneOutage } from '#server/lib/queue/lane-outages.store.ts';
import { openTestAcademyForEach } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademyForEach();
let admin: TestPerson;

beforeEach(async () => {
  // 10:00 on 15 March in Singapore.
  academy.setClock('2026-03-15T02:00:00Z');
  admin = await academy.addAdmin();
});

async function rows(metric: RowMetric, query: Record<string, unknown> = {}) {
  const answer = await academy.callWith(
    dashboardCalls.rows,
    { query: { metric, ...query } },
    { as: admin },
  );
  expect(answer.status).toBe(200);
  return answer.data;
}

const activities = async (query: Record<string, unknown> = {}) =>
  (await academy.callWith(dashboardCalls.activities, { query }, { as: admin })).data;

async function addCourse(title: string, status: 'draft' | 'active' = 'active') {
  const { course_id } = await academy.db
    .insertInto('courses')
    .values({ title, status, created_at: academy.now })
    .returning('course_id')
    .executeTakeFirstOrThrow();
  const { content_id } = await academy.db
    .insertInto('contents')
    .values({ course_id, position: 1, type: 'text', title: `${title} 1` })
    .returning('content_id')
    .executeTakeFirstOrThrow();
  return { course_id, content_id };
}

const complete = (learner: TestPerson, body: { course_id: number; content_id: number }) =>
  academy.call(learningCalls.complete, { body }, { as: learner });

async function pay(amount: number, paid_on: string, currency: 'USD' | 'CNY' = 'USD') {
  const { status, data } = await academy.call(
    paymentCalls.record,
    { body: { amount, currency, paid_on, method: 'cash' } },
    { as: admin },
  );
  expect(status).toBe(200);
  return data;
}

describe('the feed', () => {
  test('lists the newest first, of every kind, page by page without gaps', async () => {
    academy.advanceMinutes(1);
    const learner = await academy.addLearner({ name: '陈美玲' });
    const funds = await addCourse('Funds');
    academy.advanceMinutes(1);
    await complete(learner, funds);
    academy.advanceMinutes(1);
    await academy.call(
      courseCalls.review,
      { body: { course_id: funds.course_id, rating: 4, comment: 'clear' } },
      { as: learner },
    );
    academy.advanceMinutes(1);
    const payment = await pay(99.9, '2026-03-15');
    const all = await activities();
    expect(all.list.map(({ type }) => type)).toEqual([
      'payment',
      'review',
      'enrollment',
      'completion',
      'registration',
      'registration',
    ]);
    expect(all.list[0]).toMatchObject({ amount: 99.9, currency: 'USD', user: null });
    expect(all.list[1]).toMatchObject({
      user: { name: '陈美玲' },
      course: { title: 'Funds' },
      rating: 4,
    });
    expect(all.next).toBeNull();

    const ids: string[] = [];
    let before: string | null = null;
    do {
      const page = await activities({ limit: 1, ...(before && { before }) });
      ids.push(...page.list.map(({ id }) => id));
      before = page.next;
    } while (before !== null);
    expect(ids).toEqual(all.list.map(({ id }) => id));

    expect((await activities({ type: 'review' })).list).toHaveLength(1);
    await academy.call(
      paymentCalls.void,
      { params: { id: payment.payment_id }, body: { reason: 'a slip' } },
      { as: admin },
    );
    expect((await activities({ type: 'payment' })).list).toEqual([]);
  });

  test('refuses a cursor that it never returned', async () => {
    const time = '2026-03-01T00:00:00.000000Z';
    for (const before of [
      '',
      '1',
      '2026-13-40T00:00:00.000000Z~user-1',
      `${time}~'`,
      `${time}~a-1~`,
    ]) {
      const input = { query: { before } };
      const answer = await academy.callWith(dashboardCalls.activities, input, { as: admin });
      expect(answer).toMatchObject({ status: 400, fields: { before: expect.any(String) } });
    }
  });
});

describe('what there is to do', () => {
  const todo = async () => (await academy.call(dashboardCalls.todo, {}, { as: admin })).data;

  test('is nothing in an empty academy', async () => {
    const none = { count: 0, oldest_at: null, oldest_hours: null };
    await academy.db.deleteFrom('reward_categories').execute();
    expect(await todo()).toEqual({
      emails: null,
      redemptions: none,
      to_ship: none,
      assignments: none,
      reviews: none,
      orders: none,
      lessons: none,
      disputes: none,
      low_stock: { count: 0, list: [] },
      course_prices: { count: 0, list: [] },
      missing_translations: { count: 0, by_entity: [] },
    });
  });

  test('is email that does not leave, since its server was away, for those who see jobs', async () => {
    academy.holdJobs(true);
    const queueEmail = () =>
      inTransaction(academy.db, (tx) =>
        queueJob(tx, welcomeEmailJob, { payload: {} }, academy.now),
      );
    await queueEmail();
    expect((await todo()).emails).toBeNull();
    academy.advanceMinutes(5);
    const since = academy.now;
    await beginLaneOutage(academy.db, 'mail', { error: new Error('away'), now: since });
    academy.advanceMinutes(5);
    await queueEmail();
    const found = { since: since.toISOString(), waiting: 2 };
    expect((await todo()).emails).toEqual(found);
    const editor = await academy.addAdmin({ adminRole: 'content' });
    const { data } = await academy.call(dashboardCalls.todo, {}, { as: editor });
    expect(data.emails).toBeNull();
    await endLaneOutage(academy.db, 'mail', academy.now);
    expect((await todo()).emails).toBeNull();
  });

  test('is email that no process sends, since the first was due a quarter of an hour ago', async () => {
    academy.holdJobs(true);
    const due = academy.now;
    await inTransaction(academy.db, (tx) => queueJob(tx, welcomeEmailJob, { payload: {} }, due));
    academy.advanceMinutes(15);
    expect((await todo()).emails).toBeNull();
    academy.advanceMinutes(1);
    expect((await todo()).emails).toEqual({ since: due.toISOString(), waiting: 1 });
  });

  test('are reviews without a reply, low stock and texts in one language', async () => {
    const learner = await academy.addLearner();
    const funds = await addCourse('Funds');
    await complete(learner, funds);
    const body = { course_id: funds.course_id, rating: 2, comment: 'too short' };
    await academy.call(courseCalls.review, { body }, { as: learner });
    const { reward_category_id } = await academy.db
      .insertInto('reward_categories')
      .values({ kind: 'merchandise', name: 'Things', name_zh: '实物' })
      .returning('reward_category_id')
      .executeTakeFirstOrThrow();
    const reward = (name: string, available_stock: number | null) =>
      academy.call(
        rewardAdminCalls.createReward,
        {
          body: {
            reward_category_id,
            name,
            name_zh: '奖品',
            points_required: 5,
            available_stock,
            status: 'active',
          },
        },
        { as: admin },
      );
    await reward('Mug', 5);
    await reward('Fan', 0);
    await reward('Ink', 6);
    await reward('Tea', null);
    academy.advanceMinutes(150);
    const { reviews, low_stock, missing_translations } = await todo();
    expect(reviews).toMatchObject({ count: 1, oldest_hours: 2 });
    expect(low_stock.count).toBe(2);
    expect(low_stock.list.map(({ name, available_stock }) => [name, available_stock])).toEqual([
      ['Fan', 0],
      ['Mug', 5],
    ]);
    expect(missing_translations).toEqual({
      count: 2,
      by_entity: [
        { entity: 'course', count: 1 },
        { entity: 'content', count: 1 },
      ],
    });
    expect((await rows('missing_translations')).list.map((row) => row.subject)).toEqual([
      expect.objectContaining({ entity: 'content', parent_id: funds.course_id, title: 'Funds 1' }),
      expect.objectContaining({ entity: 'course', title: 'Funds', title_zh: '' }),
    ]);
    expect((await rows('unanswered_reviews')).list).toMatchObject([
      { rating: 2, text: 'too short', user: { user_id: learner.userId } },
    ]);
    await academy.db.updateTable('course_reviews').set({ reply: 'Thank you' }).execute();
    expect((await todo()).reviews.count).toBe(0);
  });
});
