import { describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { economyAdminCalls } from '#contract/points-economy-admin.ts';
import { addDays } from '#domain/academy-day.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { LedgerAcademy } from './economy.testing.ts';

const ledger = new LedgerAcademy();
const { academy } = ledger;

describe('the history of a rule', () => {
  const history = async (kind: 'daily_sign_in' | 'course_like' | 'welcome') => {
    const input = { params: { kind } };
    return (await academy.call(economyAdminCalls.ruleHistory, input, { as: ledger.people.admin }))
      .data;
  };

  test('says what was changed, by whom and when, the newest first', async () => {
    const { list, count } = await history('daily_sign_in');
    expect(count).toBe(2);
    expect(list).toMatchObject([
      { before: { expires_after_days: 10 }, after: { expires_after_days: null } },
      {
        at: '2026-01-11T20:00:00.000Z',
        actor_name: 'Ms Chen',
        before: { amount: 10, expires_after_days: null, version: 1 },
        after: { amount: 10, expires_after_days: 10, version: 2 },
      },
    ]);
    expect((await history('welcome')).list).toEqual([]);
  });

  test('has no line for saving a rule as it is', async () => {
    expect((await ledger.changeRule('course_like', { amount: 5 })).status).toBe(200);
    expect((await history('course_like')).count).toBe(0);
  });
});

describe('the economy', () => {
  const economy = async (query: Record<string, unknown> = {}) =>
    (await academy.callWith(economyAdminCalls.economy, { query }, { as: ledger.people.admin }))
      .data;

  test('adds up: what was earned less what left is what learners hold', async () => {
    const { available, held, circulation, weeks } = await economy({ weeks: 4 });
    expect({ available, held, circulation }).toEqual({ available: 510, held: 0, circulation: 510 });
    const nothing = { earned: 0, spent: 0, expired: 0, taken: 0 };
    expect(weeks).toEqual([
      { ...nothing, week: '2026-01-05', earned: 40, circulation: 40 },
      // Given 500, plus check-ins; the points that were removed came back by the correction.
      { ...nothing, week: '2026-01-12', earned: 510, circulation: 550 },
      { ...nothing, week: '2026-01-19', circulation: 550 },
      { ...nothing, week: '2026-01-26', spent: 30, expired: 10, circulation: 510 },
    ]);
  });

  test('names the sources and sinks', async () => {
    const { sources, sinks } = await economy();
    expect(sources).toEqual([
      { kind: 'admin_adjustment', points: 500, entries: 1 },
      { kind: 'daily_sign_in', points: 30, entries: 3 },
      { kind: 'course_like', points: 20, entries: 4 },
    ]);
    expect(sinks).toEqual([
      { kind: 'course_redemption', points: 30, entries: 1 },
      { kind: 'expiry', points: 10, entries: 1 },
      { kind: 'admin_adjustment', points: 0, entries: 2 },
    ]);
  });

  test('each figure is the sum of the entries that it leads to', async () => {
    const { available, weeks, sources, sinks } = await economy({ weeks: 4 });
    const sumOf = async (query: Record<string, unknown>) => (await ledger.entries(query)).total;
    for (const { week, ...figures } of weeks) {
      const to = addDays(week, 6);
      for (const flow of ['earned', 'spent', 'expired', 'taken'] as const) {
        expect([flow, await sumOf({ flow, from: week, to })]).toEqual([flow, figures[flow]]);
      }
      expect(await sumOf({ flow: 'circulation', to })).toBe(figures.circulation);
    }
    for (const { kind, points, entries: number } of sources) {
      const { total, count } = await ledger.entries({ kind, flow: 'earned' });
      expect([kind, total, count]).toEqual([kind, points, number]);
    }
    for (const { kind, points, entries: number } of sinks) {
      const flow = { course_redemption: 'spent', expiry: 'expired' }[kind as string] ?? 'taken';
      const { total, count } = await ledger.entries({ kind, flow });
      expect([kind, total, count]).toEqual([kind, points, number]);
    }
    // Nothing of what is left has an end, and nothing is held.
    expect(await sumOf({ flow: 'lasting' })).toBe(available);
    expect(await ledger.entries({ flow: 'held' })).toMatchObject({ total: 0, count: 0 });
    // Without a kind of flow the list shows what entries added to learners' points, and no sum over
    // the whole ledger.
    expect(await sumOf({ kind: 'course_redemption' })).toBe(-30);
    expect(await sumOf({})).toBeNull();
  });

  test('points that end are found by the days of their end, with what is left of them', async () => {
    await ledger.changeRule('course_read', { expires_after_days: 10 });
    const course_id = await addCourse(academy.db);
    await academy.call(courseCalls.read, { body: { course_id } }, { as: ledger.people.lin });
    const { expiring } = await economy({ coming: 4 });
    expect(expiring.find(({ week }) => week === '2026-02-02')).toMatchObject({ points: 5 });
    const ends = { flow: 'expiring', from: '2026-02-02', to: '2026-02-08' };
    const { list, total } = await ledger.entries(ends);
    expect(total).toBe(5);
    expect(list).toMatchObject([{ user_id: ledger.people.lin.userId, remaining: 5 }]);
    expect(list[0]?.expires_at).toMatch(/^2026-02-05/);
    expect((await ledger.entries({ ...ends, from: '2026-02-09', to: '2026-02-15' })).count).toBe(0);
    await ledger.reverse(list[0]?.point_id ?? 0);
  });

  test('knows what ends when, and what it costs where rewards have a value', async () => {
    expect(await economy({ coming: 4 })).toMatchObject({
      expiring: [
        { week: '2026-01-26', points: 0 },
        { week: '2026-02-02', points: 0 },
        { week: '2026-02-09', points: 0 },
        { week: '2026-02-16', points: 0 },
      ],
      expiring_later: 0,
      never_expiring: 510,
      cost: null,
      valued_rewards: 0,
    });
    const category = await academy.db
      .insertInto('reward_categories')
      .values({ kind: 'other', name: 'Things' })
      .returning('reward_category_id')
      .executeTakeFirstOrThrow();
    const reward = { ...category, points_required: 100, status: 'active' as const };
    await academy.db
      .insertInto('rewards')
      .values([
        { ...reward, name: 'Cheap', value: 1 },
        { ...reward, name: 'Dear', value: 3 },
        { ...reward, name: 'Unknown' },
        { ...reward, name: 'Draft', value: 99, status: 'draft' },
        { ...reward, name: 'Ended', value: 99, expires_at: academy.now },
        { ...reward, name: 'Archived', value: 99, archived_at: academy.now },
      ])
      .execute();
    expect(await economy()).toMatchObject({
      cost: { best: 5.1, typical: 10.2, worst: 15.3, typical_by: 'median', held: 0 },
      valued_rewards: 2,
      unvalued_rewards: 1,
    });
  });
});

test('the economy is for admins alone', async () => {
  const teacher = await academy.addPerson({ role: 'teacher' });
  const params = { kind: 'course_like' };
  const calls = [
    [economyAdminCalls.entries, {}],
    [economyAdminCalls.entriesCsv, {}],
    [economyAdminCalls.ruleHistory, { params }],
    [economyAdminCalls.economy, {}],
    [economyAdminCalls.earningRates, {}],
    [economyAdminCalls.whatIf, { params, query: { amount: 5 } }],
  ] as const;
  for (const [call, input] of calls) {
    const statuses = [];
    for (const as of [null, ledger.people.lin, teacher]) {
      statuses.push((await academy.callWith(call, input, { as })).status);
    }
    expect([call.name, ...statuses]).toEqual([call.name, 401, 403, 403]);
  }
});
