import { beforeEach, describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { dashboardCalls, type RowMetric, rowMetrics } from '#contract/dashboard-admin.ts';
import { learningCalls } from '#contract/learning.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import { pointCalls } from '#contract/points.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { openTestAcademyForEach } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademyForEach();
let admin: TestPerson;

beforeEach(async () => {
  // 10:00 on 15 March in Singapore.
  academy.setClock('2026-03-15T02:00:00Z');
  admin = await academy.addAdmin();
});

async function stats(query: Record<string, unknown> = {}) {
  const answer = await academy.callWith(dashboardCalls.stats, { query }, { as: admin });
  expect(answer.status).toBe(200);
  const seriesOf = (metric: string) => {
    const series = answer.data.series.find((one) => one.metric === metric);
    const days = series?.points.filter(({ value }) => value !== 0) ?? [];
    return { total: series?.total, days: days.map(({ from, value }) => [from, value]) };
  };
  return { ...answer.data, seriesOf };
}

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

describe('the figures of an academy where nothing happened yet', () => {
  test('are zero, but for the admin who looks', async () => {
    const { cards, series, ...period } = await stats();
    expect(period).toMatchObject({
      from: '2026-02-14',
      to: '2026-03-15',
      step: 'day',
      today: '2026-03-15',
      compared_with: '2026-02-15',
    });
    expect(cards).toEqual({
      totalUsers: { value: 1, previous: 0 },
      activeUsers: { value: 1, previous: 0 },
      totalCourses: { value: 0, previous: 0 },
      totalEnrollments: { value: 0, previous: 0 },
      totalTeachers: { value: 0, previous: 0 },
      monthlyRevenue: [
        { currency: 'USD', value: 0, previous: 0 },
        { currency: 'CNY', value: 0, previous: 0 },
        { currency: 'SGD', value: 0, previous: 0 },
        { currency: 'MYR', value: 0, previous: 0 },
      ],
    });
    expect(series).toHaveLength(12);
    for (const one of series) expect(one.points).toHaveLength(30);
    expect(series.filter(({ total }) => total !== 0).map(({ metric }) => metric)).toEqual([
      'registrations',
      'active_users',
    ]);
    expect((await activities()).list.map(({ type }) => type)).toEqual(['registration']);
    expect((await rows('revenue_usd')).list).toEqual([]);
  });
});

describe('a day', () => {
  test('begins and ends with that of the academy’s time zone', async () => {
    // 23:59 on 9 March and 00:00 on 10 March in Singapore.
    academy.setClock('2026-03-09T15:59:59Z');
    await academy.addLearner();
    academy.setClock('2026-03-09T16:00:00Z');
    await academy.addLearner();
    await academy.addLearner();
    academy.setClock('2026-03-15T02:00:00Z');
    const { seriesOf } = await stats();
    expect(seriesOf('registrations')).toEqual({
      total: 4,
      days: [
        ['2026-03-09', 1],
        ['2026-03-10', 2],
        ['2026-03-15', 1],
      ],
    });
    const { count } = await rows('registrations', { from: '2026-03-10', to: '2026-03-10' });
    expect(count).toBe(2);
  });

  test('is another one where the academy says that it lies elsewhere', async () => {
    await academy.db.updateTable('site_settings').set({ time_zone: 'America/New_York' }).execute();
    // 23:30 on 7 March and 00:30 on 8 March in New York, on which clocks go forward.
    academy.setClock('2026-03-08T04:30:00Z');
    await academy.addLearner();
    academy.setClock('2026-03-08T05:30:00Z');
    await academy.addLearner();
    // 23:30 on the 23-hour day, then 00:30.
    academy.setClock('2026-03-09T03:30:00Z');
    await academy.addLearner();
    academy.setClock('2026-03-09T04:30:00Z');
    await academy.addLearner();
    academy.setClock('2026-03-15T12:00:00Z');
    const { seriesOf } = await stats({ from: '2026-03-01', to: '2026-03-10' });
    expect(seriesOf('registrations').days).toEqual([
      ['2026-03-07', 1],
      ['2026-03-08', 2],
      ['2026-03-09', 1],
    ]);
  });
});

describe('the cards', () => {
  test('are compared with the same day of last month', async () => {
    academy.setClock('2026-02-15T15:59:59Z');
    await academy.addLearner();
    const { course_id } = await addCourse('Funds');
    academy.setClock('2026-02-15T16:00:00Z');
    const late = await academy.addLearner();
    await addCourse('Bonds', 'draft');
    await academy.db
      .insertInto('teachers')
      .values({ name: 'Lin', created_at: academy.now })
      .execute();
    academy.setClock('2026-03-15T02:00:00Z');
    await academy.db
      .updateTable('courses')
      .set({ archived_at: academy.now })
      .where('course_id', '=', course_id)
      .execute();
    await academy.db
      .updateTable('users')
      .set({ archived_at: academy.now })
      .where('user_id', '=', late.userId)
      .execute();
    const { cards } = await stats();
    expect(cards).toMatchObject({
      totalUsers: { value: 2, previous: 1 },
      totalCourses: { value: 1, previous: 1 },
      totalTeachers: { value: 1, previous: 0 },
    });
    // Whoever was removed is not active either.
    expect(cards.activeUsers.value).toBeLessThanOrEqual(cards.totalUsers.value);
    expect((await rows('total_users')).count).toBe(2);
    expect((await rows('total_users', { to: '2026-02-15' })).count).toBe(1);
    expect((await rows('total_courses', { to: '2026-02-15' })).list[0]?.subject).toMatchObject({
      entity: 'course',
      title: 'Funds',
    });
    expect((await rows('total_teachers')).count).toBe(1);
  });

  test('count who was seen within 30 days, now and then', async () => {
    academy.setClock('2026-01-16T02:00:00Z');
    const early = await academy.addLearner();
    const faithful = await academy.addLearner();
    const visit = async (person: TestPerson, at: string) => {
      academy.setClock(at);
      await academy.call(pointCalls.balance, { query: { user_id: person.userId } }, { as: person });
    };
    await visit(early, '2026-01-17T02:00:00Z');
    // The last day that 15 February looks back on is 17 January.
    await visit(faithful, '2026-01-20T02:00:00Z');
    for (const person of [early, faithful]) {
      await academy.db
        .updateTable('sessions')
        .set({ expires_at: '2026-04-01' })
        .where('user_id', '=', person.userId)
        .execute();
    }
    // The first of the 30 days before 15 March is 14 February.
    await visit(early, '2026-02-13T02:00:00Z');
    await visit(faithful, '2026-02-14T02:00:00Z');
    academy.setClock('2026-03-15T02:00:00Z');
    admin.token = await academy.logIn(admin.email);
    const { cards, seriesOf } = await stats({ from: '2026-01-15' });
    expect(cards.activeUsers).toEqual({ value: 2, previous: 2 });
    // Each once in the whole period, however often they came.
    expect(seriesOf('active_users').total).toBe(3);
    expect((await rows('active_users', { from: '2026-02-14' })).list.map((row) => row.day)).toEqual(
      ['2026-03-15', '2026-02-14'],
    );
  });

  test('add up the money of this month and of last month up to the same day, by currency', async () => {
    await pay(0.1, '2026-03-01');
    await pay(0.2, '2026-03-15');
    await pay(1000, '2026-02-16');
    await pay(40, '2026-02-15');
    await pay(2, '2026-02-01');
    await pay(9, '2026-01-31');
    await pay(88.5, '2026-03-02', 'CNY');
    const slip = await pay(5000, '2026-03-02');
    await academy.call(
      paymentCalls.void,
      { params: { id: slip.payment_id }, body: { reason: 'one zero too many' } },
      { as: admin },
    );
    const { cards, seriesOf } = await stats({ from: '2026-01-31' });
    expect(cards.monthlyRevenue).toEqual([
      { currency: 'USD', value: 0.3, previous: 42 },
      { currency: 'CNY', value: 88.5, previous: 0 },
      { currency: 'SGD', value: 0, previous: 0 },
      { currency: 'MYR', value: 0, previous: 0 },
    ]);
    expect(seriesOf('revenue_usd')).toEqual({
      total: 1051.3,
      days: [
        ['2026-01-31', 9],
        ['2026-02-01', 2],
        ['2026-02-15', 40],
        ['2026-02-16', 1000],
        ['2026-03-01', 0.1],
        ['2026-03-15', 0.2],
      ],
    });
    const behind = await rows('revenue_usd', { from: '2026-03-01', to: '2026-03-31' });
    expect(behind).toMatchObject({ count: 2, total: 0.3, to: '2026-03-15' });
  });
});

describe('a course', () => {
  test('is taken up once, by its first lesson or by redeeming it, and completed once', async () => {
    const learner = await academy.addLearner({ points: 100 });
    const other = await academy.addLearner();
    const funds = await addCourse('Funds');
    const bonds = await addCourse('Bonds');
    await academy.db
      .updateTable('courses')
      .set({ points_required: 60 })
      .where('course_id', '=', bonds.course_id)
      .execute();
    academy.setClock('2026-03-15T02:10:00Z');
    await complete(learner, funds);
    await complete(other, funds);
    academy.setClock('2026-03-16T01:10:00Z');
    learner.token = await academy.logIn(learner.email);
    const redeemed = await academy.call(
      courseCalls.redeem,
      { body: { course_id: bonds.course_id } },
      { as: learner },
    );
    expect(redeemed.status).toBe(200);
    academy.setClock('2026-03-17T00:10:00Z');
    learner.token = await academy.logIn(learner.email);
    await complete(learner, bonds);
    admin.token = await academy.logIn(admin.email);
    const { cards, seriesOf } = await stats();
    expect(cards.totalEnrollments).toEqual({ value: 3, previous: 0 });
    expect(seriesOf('enrollments')).toEqual({
      total: 3,
      days: [
        ['2026-03-15', 2],
        ['2026-03-16', 1],
      ],
    });
    expect(seriesOf('completions').days).toEqual([
      ['2026-03-15', 2],
      ['2026-03-17', 1],
    ]);
    const [first] = (await rows('enrollments', { from: '2026-03-16' })).list;
    expect(first).toMatchObject({
      user: { user_id: learner.userId },
      subject: { entity: 'course', id: bonds.course_id, title: 'Bonds' },
    });
    expect((await rows('total_enrollments', { to: '2026-03-15' })).count).toBe(2);
    expect((await rows('completions')).count).toBe(3);
  });
});

describe('points', () => {
  test('are earned, spent and owed; a correction counts against what it corrects', async () => {
    const learner = await academy.addLearner();
    const adjust = (amount: number) =>
      academy.call(
        pointAdminCalls.adjust,
        { params: { id: learner.userId }, body: { amount, reason: 'for a test' } },
        { as: admin },
      );
    academy.setClock('2026-03-10T02:00:00Z');
    await adjust(500);
    academy.setClock('2026-03-11T02:00:00Z');
    const { data: slip } = await adjust(70);
    await adjust(-30);
    const { course_id } = await addCourse('Bonds');
    await academy.db.updateTable('courses').set({ points_required: 60 }).execute();
    academy.setClock('2026-03-12T02:00:00Z');
    await academy.call(courseCalls.redeem, { body: { course_id } }, { as: learner });
    academy.setClock('2026-03-13T02:00:00Z');
    await academy.call(
      pointAdminCalls.reverse,
      { params: { id: slip.point_id }, body: { reason: 'a slip' } },
      { as: admin },
    );
    academy.setClock('2026-03-15T02:00:00Z');
    const { seriesOf } = await stats({ from: '2026-03-09' });
    expect(seriesOf('points_earned')).toEqual({
      total: 500,
      days: [
        ['2026-03-10', 500],
        ['2026-03-11', 70],
        ['2026-03-13', -70],
      ],
    });
    expect(seriesOf('points_spent')).toEqual({ total: 60, days: [['2026-03-12', 60]] });
    const owed = [
      ['2026-03-10', 500],
      ['2026-03-11', 540],
      ['2026-03-12', 480],
      ['2026-03-13', 410],
      ['2026-03-14', 410],
      ['2026-03-15', 410],
    ];
    expect(seriesOf('points_liability')).toEqual({ total: 410, days: owed });
    // What came after the period does not change what was owed at its end.
    const before = await stats({ from: '2026-03-09', to: '2026-03-11' });
    expect(before.seriesOf('points_liability')).toEqual({ total: 540, days: owed.slice(0, 2) });

    const earned = await rows('points_earned', { from: '2026-03-11' });
    expect(earned).toMatchObject({ count: 2, total: 0 });
    expect(earned.list.map((row) => [row.amount, row.point_kind, row.text])).toEqual([
      [-70, 'reversal', 'a slip'],
      [70, 'admin_adjustment', 'for a test'],
    ]);
    expect(await rows('points_spent')).toMatchObject({ count: 1, total: 60 });
    expect(await rows('points_liability')).toMatchObject({ count: 1, total: 410 });
    const then = await rows('points_liability', { to: '2026-03-11' });
    expect(then.list).toMatchObject([{ user: { user_id: learner.userId }, amount: 540 }]);
    expect(then.total).toBe(540);
  });
});

describe('the period', () => {
  test('of more than 120 days is shown by weeks, each learner once a week', async () => {
    const { step, seriesOf, series } = await stats({ from: '2025-11-01' });
    expect(step).toBe('week');
    expect(series[0]?.points[0]).toMatchObject({ from: '2025-11-01', to: '2025-11-07' });
    expect(series[0]?.points.at(-1)).toMatchObject({ from: '2026-03-14', to: '2026-03-15' });
    expect(seriesOf('registrations').days).toEqual([['2026-03-14', 1]]);
  });

  test('is refused where it cannot be shown', async () => {
    const refused: [Record<string, string>, string][] = [
      [{ from: '2026-03-02', to: '2026-03-01' }, 'to'],
      [{ from: '2024-01-01', to: '2026-03-01' }, 'from'],
      [{ from: '2024-01-01' }, 'from'],
      [{ from: '2026-03-16' }, 'from'],
      [{ from: '2026-02-30' }, 'from'],
    ];
    for (const [query, field] of refused) {
      for (const [call, more] of [
        [dashboardCalls.stats, {}],
        [dashboardCalls.rows, { metric: 'registrations' }],
      ] as const) {
        const input = { query: { ...more, ...query } };
        const answer = await academy.callWith(call, input, { as: admin });
        expect([query, answer.status]).toEqual([query, 400]);
        expect(Object.keys(answer.fields ?? {})).toEqual([field]);
      }
    }
  });
});

describe('every figure', () => {
  test('is the number or the sum of its rows', async () => {
    const learner = await academy.addLearner({ points: 200 });
    await complete(learner, await addCourse('Funds'));
    await pay(12.5, '2026-03-15');
    await pay(90, '2026-03-15', 'CNY');
    const { series, cards } = await stats();
    for (const { metric, total } of series) {
      expect([metric, (await rows(metric)).total]).toEqual([metric, total]);
    }
    expect((await rows('total_users')).total).toBe(cards.totalUsers.value);
    expect((await rows('total_courses')).total).toBe(cards.totalCourses.value);
    expect((await rows('total_enrollments')).total).toBe(cards.totalEnrollments.value);
    for (const metric of rowMetrics) expect((await rows(metric, { page: 9 })).list).toEqual([]);
  });
});

test('the dashboard is for admins alone', async () => {
  const learner = await academy.addLearner();
  const teacher = await academy.addPerson({ role: 'teacher' });
  for (const call of Object.values(dashboardCalls)) {
    const input = { query: { metric: 'registrations' } };
    const statuses = [null, learner, teacher].map(
      async (as) => (await academy.callWith(call, input, { as })).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 403, 403]);
  }
});
