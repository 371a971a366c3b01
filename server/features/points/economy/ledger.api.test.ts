import { describe, expect, test } from 'vitest';
import { economyAdminCalls } from '#contract/points-economy-admin.ts';
import { LedgerAcademy } from './economy.testing.ts';
import { streamLedger } from './ledger.queries.ts';

const ledger = new LedgerAcademy();
const { academy } = ledger;

const kinds = async (query: Record<string, unknown>) => {
  const { list, count } = await ledger.entries(query);
  expect(count).toBe(list.length);
  return list.map(({ kind, points }) => [kind, points]);
};

describe('the ledger as a list', () => {
  test('names person, subject, amount, who did it and why', async () => {
    const { list } = await ledger.entries({
      user_id: ledger.people.mei.userId,
      kind: 'admin_adjustment',
    });
    expect(list[0]).toEqual({
      point_id: ledger.entryIds.taken,
      created_at: '2026-01-11T20:00:00.000Z',
      kind: 'admin_adjustment',
      user_id: ledger.people.mei.userId,
      user_name: '林美芳',
      user_email: ledger.people.mei.email,
      description: 'Adjusted by the academy: =1+2',
      description_zh: '学院调整：=1+2',
      amount: 100,
      points: -100,
      from: 'available',
      to: 'adjusted',
      balance_after: 430,
      reason: '=1+2',
      actor_user_id: ledger.people.admin.userId,
      actor_name: 'Ms Chen',
      reverses_point_id: null,
      reversed_by_point_id: ledger.entryIds.corrected,
      reversible: false,
      remaining: null,
      expires_at: null,
    });
    expect(list[1]).toMatchObject({ points: 500, reversible: true, reversed_by_point_id: null });
    const [reversal] = (await ledger.entries({ kind: 'reversal' })).list;
    expect(reversal).toMatchObject({
      reverses_point_id: ledger.entryIds.taken,
      points: 100,
      reversible: false,
    });
    const [like] = (
      await ledger.entries({ user_id: ledger.people.lin.userId, kind: 'course_like' })
    ).list;
    expect(like).toMatchObject({ actor_name: '', points: 5, reversible: true });
  });

  test('is filtered by person, kind, days, direction and words', async () => {
    expect(await kinds({ user_id: ledger.people.lin.userId, sort: 'oldest' })).toEqual([
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
    expect((await ledger.entries({ search: '美芳' })).count).toBe(9);
    expect(await kinds({ search: 'PRIZE' })).toEqual([['admin_adjustment', 500]]);
    expect(await kinds({ search: `#${ledger.entryIds.taken}` })).toEqual([
      ['admin_adjustment', -100],
    ]);
    expect((await ledger.entries({ search: '100%' })).count).toBe(0);
  });

  test('comes in pages', async () => {
    const { count, list } = await ledger.entries({ limit: 100 });
    const second = await ledger.entries({ limit: 5, page: 2 });
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
    const answer = await academy.callWith(
      economyAdminCalls.entries,
      { query },
      { as: ledger.people.admin },
    );
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]]);
  });
});

describe('the ledger as a file', () => {
  async function download(query: Record<string, string>, locale = 'zh') {
    const answer = await academy.app.inject({
      url: `/api${economyAdminCalls.entriesCsv.path}`,
      query,
      headers: { authorization: `Bearer ${ledger.people.admin.token}`, 'accept-language': locale },
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
      `${ledger.entryIds.taken},2026-01-12 04:00:00,${ledger.people.mei.userId},林美芳,${ledger.people.mei.email},admin_adjustment,学院调整：=1+2,100,-100,430,Ms Chen,'=1+2,,,`,
    );
    expect((await download({ kind: 'expiry' }, 'en')).lines[0]).toMatch(/^Entry,Time/);
  });

  test('is complete when it comes in many chunks', async () => {
    const found: number[] = [];
    for await (const rows of streamLedger(academy.db, {}, 'Asia/Singapore', 2)) {
      found.push(...rows.map((row) => row.point_id));
    }
    const { list } = await ledger.entries({ sort: 'oldest', limit: 100 });
    expect(found).toEqual(list.map((entry) => entry.point_id));
  });

  test('refuses a period that ends before it begins', async () => {
    const { answer } = await download({ from: '2026-02-02', to: '2026-02-01' });
    expect(answer.statusCode).toBe(400);
  });
});
