import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { pointCalls } from '#contract/points.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import type { Locale } from '#domain/locale.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { streamHistory, summarizeHistory } from '../ledger/history.queries.ts';

const academy = openTestAcademy();

const TIME_ZONE = 'Asia/Singapore';

let admin: TestPerson;
let learner: TestPerson;

const adjust = (amount: number, reason: string) =>
  academy.call(
    pointAdminCalls.adjust,
    { params: { id: learner.userId }, body: { amount, reason } },
    { as: admin },
  );

beforeAll(async () => {
  // The evening of the first in UTC is the second in Singapore.
  academy.setClock('2026-03-01T20:00:00Z');
  learner = await academy.addLearner({ name: '林美芳 喆' });
  await academy.call(pointCalls.signIn, {}, { as: learner });
  academy.setClock('2026-03-05T02:00:00Z');
  admin = await academy.addAdmin();
  await adjust(500, '=HYPERLINK("https://evil.example","x")');
  await adjust(-40, '更正，多发了“四十”分');
  academy.setClock('2026-03-10T02:00:00Z');
  // Sessions have ended meanwhile.
  learner.token = await academy.logIn(learner.email);
  admin.token = await academy.logIn(admin.email);
});

/** Downloads a statement. */
async function download(
  call: Call,
  query: Record<string, string>,
  { as = learner, locale = 'zh' }: { as?: TestPerson; locale?: Locale } = {},
) {
  const answer = await academy.app.inject({
    method: 'GET',
    url: `/api${call.path}`,
    query: { user_id: String(learner.userId), ...query },
    headers: { authorization: `Bearer ${as.token}`, 'accept-language': locale },
  });
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    disposition: String(answer.headers['content-disposition']),
    text: answer.body,
    bytes: answer.rawPayload,
  };
}

const linesOf = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

describe('the statement as a table', () => {
  test('opens in a spreadsheet: mark, header, academy time, signed amounts, no formula', async () => {
    const { status, type, text, bytes } = await download(pointCalls.statementCsv, {});
    expect({ status, type }).toEqual({ status: 200, type: 'text/csv; charset=utf-8' });
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, ...rows] = linesOf(text);
    expect(header).toBe('编号,时间（Asia/Singapore）,说明,积分变动,余额');
    expect(rows.map((row) => row.replace(/^\d+/, '#'))).toEqual([
      '#,2026-03-02 04:00:00,每日签到,10,10',
      '#,2026-03-05 10:00:00,"学院调整：=HYPERLINK(""https://evil.example"",""x"")",500,510',
      '#,2026-03-05 10:00:00,学院调整：更正，多发了“四十”分,-40,470',
    ]);
  });

  test('speaks the caller’s language, in its name too', async () => {
    const english = await download(pointCalls.statementCsv, {}, { locale: 'en' });
    expect(linesOf(english.text).slice(0, 2)).toEqual([
      'Entry,Time (Asia/Singapore),Description,Points,Balance',
      expect.stringContaining('Daily check-in'),
    ]);
    expect(english.disposition).toContain('filename="points-statement-2026-03-10.csv"');
    const chinese = await download(pointCalls.statementCsv, {});
    const name = encodeURIComponent('积分对账单-2026-03-10.csv');
    expect(chinese.disposition).toContain(`filename*=UTF-8''${name}`);
  });

  test.each([
    [{ from: '2026-03-05' }, [500, -40]],
    [{ to: '2026-03-02' }, [10]],
    [{ from: '2026-03-02', to: '2026-03-02' }, [10]],
    [{ to: '2026-03-01' }, []],
    [{ from: '2026-03-06', to: '2026-12-31' }, []],
  ])('of the days %o has the amounts %o', async (days, amounts) => {
    const { text } = await download(pointCalls.statementCsv, days);
    const rows = linesOf(text).slice(1);
    expect(rows.map((row) => Number(row.split(',').at(-2)))).toEqual(amounts);
  });
});

describe('the statement as a PDF', () => {
  test.each(['zh', 'en'] as const)('is a small file with its font in it (%s)', async (locale) => {
    const { status, type, bytes } = await download(pointCalls.statementPdf, {}, { locale });
    expect({ status, type }).toEqual({ status: 200, type: 'application/pdf' });
    const text = bytes.toString('latin1');
    expect(text.slice(0, 8)).toBe('%PDF-1.7');
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(text).toContain('NotoSansCJKsc');
    expect(text).toContain(locale === 'zh' ? '(zh-CN)' : '(en)');
    expect(bytes.length).toBeLessThan(100_000);
  });

  test('of a period without entries is one all the same', async () => {
    const { status } = await download(pointCalls.statementPdf, { to: '2026-01-01' });
    expect(status).toBe(200);
  });
});

describe.each(['statementCsv', 'statementPdf'] as const)('%s', (name) => {
  const call = pointCalls[name];

  test('is the learner’s own and the admin’s', async () => {
    const query = { user_id: learner.userId };
    expect(await academy.call(call, { query })).toMatchObject({ error: 'AUTH_REQUIRED' });
    const other = await academy.addLearner();
    expect(await academy.call(call, { query }, { as: other })).toMatchObject({
      status: 403,
      error: 'FORBIDDEN',
    });
    expect(await download(call, {}, { as: admin })).toMatchObject({ status: 200 });
  });

  test('of nobody is not found', async () => {
    const answer = await academy.call(call, { query: { user_id: 999_999 } }, { as: admin });
    expect(answer).toMatchObject({ status: 404, error: 'NOT_FOUND' });
  });

  test('refuses a period that ends before it begins', async () => {
    const query = { user_id: learner.userId, from: '2026-03-02', to: '2026-03-01' };
    const answer = await academy.call(call, { query }, { as: learner, locale: 'en' });
    expect(answer).toMatchObject({
      status: 400,
      fields: { to: 'The end date cannot be before the start date' },
    });
  });
});

test('a summary adds up, and batches are read to its last entry and no further', async () => {
  const period = { from: '2026-03-05', to: null };
  const summary = await summarizeHistory(academy.db, learner.userId, period, TIME_ZONE);
  expect(summary).toMatchObject({
    count: 2,
    opening: 10,
    earned: 500,
    spent: 0,
    removed: 40,
    closing: 470,
  });
  const span = { period, timeZone: TIME_ZONE, lastId: summary.last_id };
  const batches = streamHistory(academy.db, learner.userId, span, 1);
  expect((await batches.next()).value).toHaveLength(1);
  await adjust(7, 'written meanwhile');
  const rest: number[] = [];
  for await (const rows of batches) rest.push(...rows.map((row) => row.amount));
  expect(rest).toEqual([40]);
});

describe('the series of balances', () => {
  test('has each day, in the academy’s time, and keeps the balance of the day before', async () => {
    academy.setClock('2026-03-10T02:00:00Z');
    const fresh = await academy.addLearner();
    academy.setClock('2026-03-01T20:00:00Z');
    await academy.givePoints(fresh.userId, 100);
    academy.setClock('2026-03-08T02:00:00Z');
    await academy.givePoints(fresh.userId, 20);
    await academy.givePoints(fresh.userId, 3);
    academy.setClock('2026-03-10T02:00:00Z');
    const of = (days: number) =>
      academy.call(pointCalls.series, { query: { user_id: fresh.userId, days } }, { as: fresh });
    const { data } = await of(10);
    expect(data.list.map(({ day, available }) => [day, available])).toEqual([
      ['2026-03-01', 0],
      ['2026-03-02', 100],
      ['2026-03-03', 100],
      ['2026-03-04', 100],
      ['2026-03-05', 100],
      ['2026-03-06', 100],
      ['2026-03-07', 100],
      ['2026-03-08', 123],
      ['2026-03-09', 123],
      ['2026-03-10', 123],
    ]);
    // What was there before the first day is carried into it.
    expect((await of(7)).data.list[0]).toEqual({ day: '2026-03-04', available: 100 });
  });

  test('is flat for who has nothing, 90 days long where nothing is said', async () => {
    const nobody = await academy.addLearner();
    const { data } = await academy.call(
      pointCalls.series,
      { query: { user_id: nobody.userId } },
      { as: nobody },
    );
    expect(data.list).toHaveLength(90);
    expect(data.list.every(({ available }) => available === 0)).toBe(true);
  });

  test('is the learner’s own and the admin’s', async () => {
    const query = { user_id: learner.userId };
    const other = await academy.addLearner();
    const call = pointCalls.series;
    expect(await academy.call(call, { query }, { as: other })).toMatchObject({ status: 403 });
    expect(await academy.call(call, { query }, { as: admin })).toMatchObject({ status: 200 });
    expect(await academy.call(call, { query: { user_id: 999_999 } }, { as: admin })).toMatchObject({
      status: 404,
    });
  });
});
