import { describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import { pointCalls } from '#contract/points.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { DashboardAcademy } from './dashboard.testing.ts';

const dashboard = new DashboardAcademy();
const { academy } = dashboard;

describe('the cards', () => {
  test('are compared with the same day of last month', async () => {
    academy.setClock('2026-02-15T15:59:59Z');
    await academy.addLearner();
    const { course_id } = await dashboard.addCourse('Funds');
    academy.setClock('2026-02-15T16:00:00Z');
    const late = await academy.addLearner();
    await dashboard.addCourse('Bonds', 'draft');
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
    const { cards } = await dashboard.stats();
    expect(cards).toMatchObject({
      totalUsers: { value: 2, previous: 1 },
      totalCourses: { value: 1, previous: 1 },
      totalTeachers: { value: 1, previous: 0 },
    });
    // Whoever was removed is not active either.
    expect(cards.activeUsers.value).toBeLessThanOrEqual(cards.totalUsers.value);
    expect((await dashboard.rows('total_users')).count).toBe(2);
    expect((await dashboard.rows('total_users', { to: '2026-02-15' })).count).toBe(1);
    expect(
      (await dashboard.rows('total_courses', { to: '2026-02-15' })).list[0]?.subject,
    ).toMatchObject({
      entity: 'course',
      title: 'Funds',
    });
    expect((await dashboard.rows('total_teachers')).count).toBe(1);
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
    dashboard.admin.token = await academy.logIn(dashboard.admin.email);
    const { cards, seriesOf } = await dashboard.stats({ from: '2026-01-15' });
    expect(cards.activeUsers).toEqual({ value: 2, previous: 2 });
    // Each once in the whole period, however often they came.
    expect(seriesOf('active_users').total).toBe(3);
    expect(
      (await dashboard.rows('active_users', { from: '2026-02-14' })).list.map((row) => row.day),
    ).toEqual(['2026-03-15', '2026-02-14']);
  });

  test('add up the money of this month and of last month up to the same day, by currency', async () => {
    await dashboard.pay(0.1, '2026-03-01');
    await dashboard.pay(0.2, '2026-03-15');
    await dashboard.pay(1000, '2026-02-16');
    await dashboard.pay(40, '2026-02-15');
    await dashboard.pay(2, '2026-02-01');
    await dashboard.pay(9, '2026-01-31');
    await dashboard.pay(88.5, '2026-03-02', 'CNY');
    const slip = await dashboard.pay(5000, '2026-03-02');
    await academy.call(
      paymentCalls.void,
      { params: { id: slip.payment_id }, body: { reason: 'one zero too many' } },
      { as: dashboard.admin },
    );
    const { cards, seriesOf } = await dashboard.stats({ from: '2026-01-31' });
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
    const behind = await dashboard.rows('revenue_usd', { from: '2026-03-01', to: '2026-03-31' });
    expect(behind).toMatchObject({ count: 2, total: 0.3, to: '2026-03-15' });
  });
});

describe('a course', () => {
  test('is taken up once, by its first lesson or by redeeming it, and completed once', async () => {
    const learner = await academy.addLearner({ points: 100 });
    const other = await academy.addLearner();
    const funds = await dashboard.addCourse('Funds');
    const bonds = await dashboard.addCourse('Bonds');
    await academy.db
      .updateTable('courses')
      .set({ points_required: 60 })
      .where('course_id', '=', bonds.course_id)
      .execute();
    academy.setClock('2026-03-15T02:10:00Z');
    await dashboard.complete(learner, funds);
    await dashboard.complete(other, funds);
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
    await dashboard.complete(learner, bonds);
    dashboard.admin.token = await academy.logIn(dashboard.admin.email);
    const { cards, seriesOf } = await dashboard.stats();
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
    const [first] = (await dashboard.rows('enrollments', { from: '2026-03-16' })).list;
    expect(first).toMatchObject({
      user: { user_id: learner.userId },
      subject: { entity: 'course', id: bonds.course_id, title: 'Bonds' },
    });
    expect((await dashboard.rows('total_enrollments', { to: '2026-03-15' })).count).toBe(2);
    expect((await dashboard.rows('completions')).count).toBe(3);
  });
});

describe('points', () => {
  test('are earned, spent and owed; a correction counts against what it corrects', async () => {
    const learner = await academy.addLearner();
    const adjust = (amount: number) =>
      academy.call(
        pointAdminCalls.adjust,
        { params: { id: learner.userId }, body: { amount, reason: 'for a test' } },
        { as: dashboard.admin },
      );
    academy.setClock('2026-03-10T02:00:00Z');
    await adjust(500);
    academy.setClock('2026-03-11T02:00:00Z');
    const { data: slip } = await adjust(70);
    await adjust(-30);
    const { course_id } = await dashboard.addCourse('Bonds');
    await academy.db.updateTable('courses').set({ points_required: 60 }).execute();
    academy.setClock('2026-03-12T02:00:00Z');
    await academy.call(courseCalls.redeem, { body: { course_id } }, { as: learner });
    academy.setClock('2026-03-13T02:00:00Z');
    await academy.call(
      pointAdminCalls.reverse,
      { params: { id: slip.point_id }, body: { reason: 'a slip' } },
      { as: dashboard.admin },
    );
    academy.setClock('2026-03-15T02:00:00Z');
    const { seriesOf } = await dashboard.stats({ from: '2026-03-09' });
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
    const before = await dashboard.stats({ from: '2026-03-09', to: '2026-03-11' });
    expect(before.seriesOf('points_liability')).toEqual({ total: 540, days: owed.slice(0, 2) });

    const earned = await dashboard.rows('points_earned', { from: '2026-03-11' });
    expect(earned).toMatchObject({ count: 2, total: 0 });
    expect(earned.list.map((row) => [row.amount, row.point_kind, row.text])).toEqual([
      [-70, 'reversal', 'a slip'],
      [70, 'admin_adjustment', 'for a test'],
    ]);
    expect(await dashboard.rows('points_spent')).toMatchObject({ count: 1, total: 60 });
    expect(await dashboard.rows('points_liability')).toMatchObject({ count: 1, total: 410 });
    const then = await dashboard.rows('points_liability', { to: '2026-03-11' });
    expect(then.list).toMatchObject([{ user: { user_id: learner.userId }, amount: 540 }]);
    expect(then.total).toBe(540);
  });
});
