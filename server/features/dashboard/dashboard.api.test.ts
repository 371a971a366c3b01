import { describe, expect, test } from 'vitest';
import { dashboardCalls, rowMetrics } from '#contract/dashboard-admin.ts';
import { DashboardAcademy } from './dashboard.testing.ts';

const dashboard = new DashboardAcademy();
const { academy } = dashboard;

const activities = async (query: Record<string, unknown> = {}) =>
  (await academy.callWith(dashboardCalls.activities, { query }, { as: dashboard.admin })).data;

describe('the figures of an academy where nothing happened yet', () => {
  test('are zero, but for the admin who looks', async () => {
    const { cards, series, ...period } = await dashboard.stats();
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
    expect((await dashboard.rows('revenue_usd')).list).toEqual([]);
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
    const { seriesOf } = await dashboard.stats();
    expect(seriesOf('registrations')).toEqual({
      total: 4,
      days: [
        ['2026-03-09', 1],
        ['2026-03-10', 2],
        ['2026-03-15', 1],
      ],
    });
    const { count } = await dashboard.rows('registrations', {
      from: '2026-03-10',
      to: '2026-03-10',
    });
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
    const { seriesOf } = await dashboard.stats({ from: '2026-03-01', to: '2026-03-10' });
    expect(seriesOf('registrations').days).toEqual([
      ['2026-03-07', 1],
      ['2026-03-08', 2],
      ['2026-03-09', 1],
    ]);
  });
});

describe('the period', () => {
  test('of more than 120 days is shown by weeks, each learner once a week', async () => {
    const { step, seriesOf, series } = await dashboard.stats({ from: '2025-11-01' });
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
        const answer = await academy.callWith(call, input, { as: dashboard.admin });
        expect([query, answer.status]).toEqual([query, 400]);
        expect(Object.keys(answer.fields ?? {})).toEqual([field]);
      }
    }
  });
});

describe('every figure', () => {
  test('is the number or the sum of its rows', async () => {
    const learner = await academy.addLearner({ points: 200 });
    await dashboard.complete(learner, await dashboard.addCourse('Funds'));
    await dashboard.pay(12.5, '2026-03-15');
    await dashboard.pay(90, '2026-03-15', 'CNY');
    const { series, cards } = await dashboard.stats();
    for (const { metric, total } of series) {
      expect([metric, (await dashboard.rows(metric)).total]).toEqual([metric, total]);
    }
    expect((await dashboard.rows('total_users')).total).toBe(cards.totalUsers.value);
    expect((await dashboard.rows('total_courses')).total).toBe(cards.totalCourses.value);
    expect((await dashboard.rows('total_enrollments')).total).toBe(cards.totalEnrollments.value);
    for (const metric of rowMetrics)
      expect((await dashboard.rows(metric, { page: 9 })).list).toEqual([]);
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
