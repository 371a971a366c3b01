import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { pointCalls } from '#contract/points.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { economyAdminCalls } from '#contract/points-economy-admin.ts';
import { addDays } from '#domain/academy-day.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { expireLots } from '../ledger/expire-lots.ts';
import { streamLedger } from './ledger.queries.ts';

const academy = openTestAcademy();
afterAll(() => academy.assertLedgerIsSound());

let admin: TestPerson;
let mei: TestPerson;
let lin: TestPerson;
let taken: number;
let corrected: number;

const adjust = async (person: TestPerson, amount: number, reason: string) => {
  const { data } = await academy.call(
    pointAdminCalls.adjust,
    { params: { id: person.userId }, body: { amount, reason } },
    { as: admin },
  );
  return data.point_id;
};
const reverse = async (id: number) => {
  const input = { params: { id }, body: { reason: 'A slip' } };
  return (await academy.call(pointAdminCalls.reverse, input, { as: admin })).data.point_id;
};
const changeRule = (
  kind: 'daily_sign_in' | 'course_like' | 'course_read',
  body: Record<string, unknown>,
) => academy.callWith(pointAdminCalls.updateRule, { params: { kind }, body }, { as: admin });
async function at(time: string) {
  academy.setClock(time);
  for (const person of [admin, mei, lin]) person.token = await academy.logIn(person.email);
}

beforeAll(async () => {
  academy.setClock('2026-01-05T02:00:00Z');
  admin = await academy.addAdmin({ name: 'Ms Chen' });
  mei = await academy.addLearner({ name: '林美芳' });
  lin = await academy.addLearner({ name: 'Lin Wei' });
  // Monday the 5th: two sign in and each like two courses.
  const courses = [await addCourse(academy.db), await addCourse(academy.db)];
  for (const person of [mei, lin]) {
    await academy.call(pointCalls.signIn, {}, { as: person });
    for (const course_id of courses) {
      await academy.call(courseCalls.like, { body: { course_id } }, { as: person });
    }
  }
  // Sunday the 11th in UTC is Monday the 12th in Singapore: the next week.
  await at('2026-01-11T20:00:00Z');
  await changeRule('daily_sign_in', { expires_after_days: 10 });
  await academy.call(pointCalls.signIn, {}, { as: mei });
  await changeRule('daily_sign_in', { expires_after_days: null });
  await adjust(mei, 500, 'A prize, "won"');
  taken = await adjust(mei, -100, '=1+2');
  corrected = await reverse(taken);
  await at('2026-01-26T02:00:00Z');
  await expireLots(academy.db, academy.now);
  const course_id = await addCourse(academy.db, { points_required: 30 });
  await academy.call(courseCalls.redeem, { body: { course_id } }, { as: mei });
});

const entries = async (query: Record<string, unknown> = {}) =>
  (await academy.callWith(economyAdminCalls.entries, { query }, { as: admin })).data;
const kinds = async (query: Record<string, unknown>) => {
  const { list, count } = await entries(query);
  expect(count).toBe(list.length);
  return list.map(({ kind, points }) => [kind, points]);
};

describe('the ledger as a list', () => {
  test('names person, subject, amount, who did it and why', async () => {
    const { list } = await entries({ user_id: mei.userId, kind: 'admin_adjustment' });
    expect(list[0]).toEqual({
      point_id: taken,
      created_at: '2026-01-11T20:00:00.000Z',
      kind: 'admin_adjustment',
      user_id: mei.userId,
      user_name: '林美芳',
      user_email: mei.email,
      description: 'Adjusted by the academy: =1+2',
      description_zh: '学院调整：=1+2',
      amount: 100,
      points: -100,
      from: 'available',
      to: 'adjusted',
      balance_after: 430,
      reason: '=1+2',
      actor_user_id: admin.userId,
      actor_name: 'Ms Chen',
      reverses_point_id: null,
      reversed_by_point_id: corrected,
      reversible: false,
      remaining: null,
      expires_at: null,
    });
    expect(list[1]).toMatchObject({ points: 500, reversible: true, reversed_by_point_id: null });
    const [reversal] = (await entries({ kind: 'reversal' })).list;
    expect(reversal).toMatchObject({ reverses_point_id: taken, points: 100, reversible: false });
    const [like] = (await entries({ user_id: lin.userId, kind: 'course_like' })).list;
    expect(like).toMatchObject({ actor_name: '', points: 5, reversible: true });
  });

  test('is filtered by person, kind, days, direction and words', async () => {
    expect(await kinds({ user_id: lin.userId, sort: 'oldest' })).toEqual([
      ['daily_sign_in', 10],
      ['course_like', 5],
      ['course_like', 5],
    ]);
    expect(await kinds({ kind: 'expiry' })).toEqual([['expiry', -10]]);
    // The academy's days: what happened on Sunday evening in UTC is Monday's.
    expect(await kinds({ from: '2026-01-12', to: '2026-01-12', sort: 'oldest' })).toEqual([
      ['daily_sign_in', 10],
      ['admin_adjustment', 500],
      ['admin_adjustment', -100],
      ['reversal', 100],
    ]);
    expect(await kinds({ sign: 'minus' })).toEqual([
      ['course_redemption', -30],
      ['expiry', -10],
      ['admin_adjustment', -100],
    ]);
    expect(await kinds({ sign: 'plus', from: '2026-01-12' })).toEqual([
      ['reversal', 100],
      ['admin_adjustment', 500],
      ['daily_sign_in', 10],
    ]);
    expect((await entries({ search: '美芳' })).count).toBe(9);
    expect(await kinds({ search: 'PRIZE' })).toEqual([['admin_adjustment', 500]]);
    expect(await kinds({ search: `#${taken}` })).toEqual([['admin_adjustment', -100]]);
    expect((await entries({ search: '100%' })).count).toBe(0);
  });

  test('comes in pages', async () => {
    const { count, list } = await entries({ limit: 100 });
    const second = await entries({ limit: 5, page: 2 });
    expect(second).toMatchObject({ count, page: 2, limit: 5 });
    expect(second.list).toEqual(list.slice(5, 10));
  });

  test.each([
    [{ kind: 'gift' }, 'kind'],
    [{ from: '2026-02-30' }, 'from'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'to'],
    [{ sign: 'up' }, 'sign'],
    [{ flow: 'gifts' }, 'flow'],
    [{ user_id: 0 }, 'user_id'],
  ])('refuses %j', async (query, field) => {
    const answer = await academy.callWith(economyAdminCalls.entries, { query }, { as: admin });
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]]);
  });
});

describe('the ledger as a file', () => {
  async function download(query: Record<string, string>, locale = 'zh') {
    const answer = await academy.app.inject({
      url: `/api${economyAdminCalls.entriesCsv.path}`,
      query,
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': locale },
    });
    return { answer, lines: answer.body.replace('\uFEFF', '').trimEnd().split('\r\n') };
  }

  test('has a mark, a header, academy times, numbers to add up and no formula', async () => {
    const { answer, lines } = await download({ kind: 'admin_adjustment' });
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(lines[0]).toBe(
      '明细编号,时间（Asia/Singapore）,学员编号,姓名,电邮,类别,说明,变动积分,可用积分增减,变动后可用积分,经办,原因,更正的明细,剩余积分,到期时间（Asia/Singapore）',
    );
    expect(lines.at(-1)).toBe(
      `${taken},2026-01-12 04:00:00,${mei.userId},林美芳,${mei.email},admin_adjustment,学院调整：=1+2,100,-100,430,Ms Chen,'=1+2,,,`,
    );
    expect((await download({ kind: 'expiry' }, 'en')).lines[0]).toMatch(/^Entry,Time/);
  });

  test('is complete when it comes in many chunks', async () => {
    const found: number[] = [];
    for await (const rows of streamLedger(academy.db, {}, 'Asia/Singapore', 2)) {
      found.push(...rows.map((row) => row.point_id));
    }
    const { list } = await entries({ sort: 'oldest', limit: 100 });
    expect(found).toEqual(list.map((entry) => entry.point_id));
  });

  test('refuses a period that ends before it begins', async () => {
    const { answer } = await download({ from: '2026-02-02', to: '2026-02-01' });
    expect(answer.statusCode).toBe(400);
  });
});

describe('the history of a rule', () => {
  const history = async (kind: 'daily_sign_in' | 'course_like' | 'welcome') => {
    const input = { params: { kind } };
    return (await academy.call(economyAdminCalls.ruleHistory, input, { as: admin })).data;
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
    expect((await changeRule('course_like', { amount: 5 })).status).toBe(200);
    expect((await history('course_like')).count).toBe(0);
  });
});

describe('the economy', () => {
  const economy = async (query: Record<string, unknown> = {}) =>
    (await academy.callWith(economyAdminCalls.economy, { query }, { as: admin })).data;

  test('adds up: what was earned less what left is what learners hold', async () => {
    const { available, held, circulation, weeks } = await economy({ weeks: 4 });
    expect({ available, held, circulation }).toEqual({ available: 510, held: 0, circulation: 510 });
    const nothing = { earned: 0, spent: 0, expired: 0, taken: 0 };
    expect(weeks).toEqual([
      { ...nothing, week: '2026-01-05', earned: 40, circulation: 40 },
      // Given 500 and signed in; what was taken was given back by its correction.
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
    const sumOf = async (query: Record<string, unknown>) => (await entries(query)).total;
    for (const { week, ...figures } of weeks) {
      const to = addDays(week, 6);
      for (const flow of ['earned', 'spent', 'expired', 'taken'] as const) {
        expect([flow, await sumOf({ flow, from: week, to })]).toEqual([flow, figures[flow]]);
      }
      expect(await sumOf({ flow: 'circulation', to })).toBe(figures.circulation);
    }
    for (const { kind, points, entries: number } of sources) {
      const { total, count } = await entries({ kind, flow: 'earned' });
      expect([kind, total, count]).toEqual([kind, points, number]);
    }
    for (const { kind, points, entries: number } of sinks) {
      const flow = { course_redemption: 'spent', expiry: 'expired' }[kind as string] ?? 'taken';
      const { total, count } = await entries({ kind, flow });
      expect([kind, total, count]).toEqual([kind, points, number]);
    }
    // Nothing of what is left has an end, and nothing is held.
    expect(await sumOf({ flow: 'lasting' })).toBe(available);
    expect(await entries({ flow: 'held' })).toMatchObject({ total: 0, count: 0 });
    // Without a flow: what it added to the points of learners; all of it is not added up.
    expect(await sumOf({ kind: 'course_redemption' })).toBe(-30);
    expect(await sumOf({})).toBeNull();
  });

  test('points that end are found by the days of their end, with what is left of them', async () => {
    await changeRule('course_read', { expires_after_days: 10 });
    const course_id = await addCourse(academy.db);
    await academy.call(courseCalls.read, { body: { course_id } }, { as: lin });
    const { expiring } = await economy({ coming: 4 });
    expect(expiring.find(({ week }) => week === '2026-02-02')).toMatchObject({ points: 5 });
    const ends = { flow: 'expiring', from: '2026-02-02', to: '2026-02-08' };
    const { list, total } = await entries(ends);
    expect(total).toBe(5);
    expect(list).toMatchObject([{ user_id: lin.userId, remaining: 5 }]);
    expect(list[0]?.expires_at).toMatch(/^2026-02-05/);
    expect((await entries({ ...ends, from: '2026-02-09', to: '2026-02-15' })).count).toBe(0);
    await reverse(list[0]?.point_id ?? 0);
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

describe('what if', () => {
  const ask = (kind: string, query: Record<string, unknown>) =>
    academy.callWith(economyAdminCalls.whatIf, { params: { kind }, query }, { as: admin });

  test('recomputes what the last 90 days paid, and stores nothing', async () => {
    const before = await academy.db.selectFrom('point_rules').selectAll().execute();
    const { data } = await ask('course_like', { amount: 8, daily_cap: 8 });
    expect(data).toMatchObject({
      kind: 'course_like',
      from: '2025-10-29',
      to: '2026-01-26',
      rule: { amount: 5, daily_cap: 25, shares_cap_with: ['teacher_like'] },
      occasions: 4,
      learners: 2,
      paid: 20,
      // Each of the two would have been paid for the first like of the day.
      would_pay: 16,
      capped: 2,
    });
    expect(data.weeks.filter(({ paid }) => paid > 0)).toEqual([
      { week: '2026-01-05', paid: 20, would_pay: 16 },
    ]);
    expect(await academy.db.selectFrom('point_rules').selectAll().execute()).toEqual(before);
    expect((await ask('daily_sign_in', { amount: 20 })).data).toMatchObject({
      paid: 30,
      would_pay: 60,
    });
  });

  test('of a kind that paid nothing is nothing', async () => {
    expect((await ask('referral', { amount: 500 })).data).toMatchObject({
      occasions: 0,
      paid: 0,
      would_pay: 0,
    });
  });

  test.each([
    ['course_like', {}, 'amount'],
    ['course_like', { amount: -1 }, 'amount'],
    ['course_like', { amount: 1_000_001 }, 'amount'],
    ['course_like', { amount: 5, daily_cap: 4 }, 'daily_cap'],
    ['course_like', { amount: 5, daily_cap: 0 }, 'daily_cap'],
    ['course_completion', { amount: 5 }, 'amount'],
    ['course_redemption', { amount: 5 }, 'kind'],
  ])('refuses %s with %j', async (kind, query, field) => {
    const answer = await ask(kind, query);
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]]);
  });

  test('of a rule whose row was removed is not found', async () => {
    await academy.db.deleteFrom('point_rules').where('kind', '=', 'referral').execute();
    expect((await ask('referral', { amount: 5 })).status).toBe(404);
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
    [economyAdminCalls.whatIf, { params, query: { amount: 5 } }],
  ] as const;
  for (const [call, input] of calls) {
    const statuses = [];
    for (const as of [null, lin, teacher]) {
      statuses.push((await academy.callWith(call, input, { as })).status);
    }
    expect([call.name, ...statuses]).toEqual([call.name, 401, 403, 403]);
  }
});
