import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addReward, redeemed } from '../rewards.testing.ts';
import { streamParcels } from './parcels.queries.ts';
import { listQueue } from './redemptions.queries.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;
/** Sent by post. */
let mug: number;
/** Not sent. */
let voucher: number;

beforeAll(async () => {
  admin = await academy.addAdmin();
  learner = await academy.addLearner({ points: 100_000, language: 'en' });
  mug = (await addReward(academy, admin)).reward_id;
  voucher = (await addReward(academy, admin, { kind: 'course_access' })).reward_id;
});
afterAll(async () => {
  await academy.assertLedgerIsSound();
});

async function approved(rewardId = mug): Promise<number> {
  academy.advanceMinutes(1);
  const id = await redeemed(academy, learner, rewardId);
  await academy.call(redemptionAdminCalls.approve, { params: { id }, body: {} }, { as: admin });
  return id;
}
const ship = (id: number, body: Record<string, unknown>) =>
  academy.callWith(redemptionAdminCalls.ship, { params: { id }, body }, { as: admin });
const shipAll = (body: Record<string, unknown>) =>
  academy.callWith(
    redemptionAdminCalls.batch,
    { body: { action: 'ship', ...body } },
    { as: admin },
  );
const get = async (id: number) =>
  (await academy.call(redemptionAdminCalls.redemption, { params: { id } }, { as: admin })).data;

describe('shipping', () => {
  test('names the carrier; the number may be missing', async () => {
    const id = await approved();
    expect(await ship(id, {})).toMatchObject({
      status: 400,
      fields: { carrier: '请填写快递公司' },
    });
    expect(await ship(id, { carrier: ' ' })).toMatchObject({ status: 400 });
    expect(await get(id)).toMatchObject({ status: 'approved', carrier: null });
    const sent = await ship(id, { carrier: ' SingPost ' });
    expect(sent.data).toMatchObject({ status: 'shipped', carrier: 'SingPost' });
    expect(sent.data.tracking_number).toBeNull();
  });

  test.each([
    ['plain', 'RR100200SG', 'RR100200SG'],
    ['with dashes and spaces', ' SF-123 9 ', 'SF-123 9'],
    ['typed in full width', 'ＳＦ１２３', 'SF123'],
  ])('takes a tracking number that is %s', async (_, typed, kept) => {
    const id = await approved();
    const { data } = await ship(id, { carrier: 'SF Express', tracking_number: typed });
    expect(data.tracking_number).toBe(kept);
  });

  test.each([['AB'], ['=1+2'], ['<b>123</b>'], ['单号123'], ['x'.repeat(41)], ['-123']])(
    'refuses the tracking number %s',
    async (tracking_number) => {
      const id = await approved();
      const answer = await ship(id, { carrier: 'SF Express', tracking_number });
      expect(Object.keys(answer.fields ?? {})).toEqual(['tracking_number']);
      expect((await get(id)).status).toBe('approved');
    },
  );

  test('of many gives each parcel its own number, and reports those that could not be shipped', async () => {
    const [first, second, pending] = [
      await approved(),
      await approved(),
      await redeemed(academy, learner, mug),
    ];
    const { data } = await shipAll({
      ids: [first, second, pending, first],
      carrier: 'SingPost',
      tracking_numbers: { [first]: 'SP001', [second]: 'SP002', [pending]: 'SP003' },
    });
    expect(data.done).toEqual([first, second]);
    expect(data.failed).toMatchObject([{ id: pending, error: 'INVALID_STATE' }]);
    const numbers = [await get(first), await get(second), await get(pending)].map((row) => [
      row.status,
      row.tracking_number,
    ]);
    expect(numbers).toEqual([
      ['shipped', 'SP001'],
      ['shipped', 'SP002'],
      ['pending', null],
    ]);
  });

  test('of many refuses one number for all, a wrong number, and no carrier', async () => {
    const ids = [await approved(), await approved()];
    const refused = async (body: Record<string, unknown>) =>
      Object.keys((await shipAll({ ids, ...body })).fields ?? {});
    expect(await refused({})).toEqual(['carrier']);
    expect(await refused({ carrier: 'SingPost', tracking_number: 'SP1' })).toEqual([
      'tracking_number',
    ]);
    const wrong = { carrier: 'SingPost', tracking_numbers: { [ids[0] ?? 0]: '=1' } };
    expect(await refused(wrong)).toHaveLength(1);
    for (const id of ids) expect((await get(id)).status).toBe('approved');
  });
});

/** Downloads the courier's table. */
async function download(query: Record<string, string>, token = admin.token, locale = 'zh') {
  await academy.proveAgain(admin);
  const answer = await academy.app.inject({
    url: `/api${redemptionAdminCalls.redemptionsCsv.path}`,
    query,
    headers: { authorization: `Bearer ${token}`, 'accept-language': locale },
  });
  const lines = answer.body.replace('\uFEFF', '').trimEnd().split('\r\n');
  return { answer, lines };
}

describe('the courier’s table', () => {
  test('has a mark, a header, what travels by post, and no formula', async () => {
    academy.advanceMinutes(1);
    const id = await redeemed(academy, learner, mug);
    await redeemed(academy, learner, voucher);
    await academy.db
      .updateTable('reward_redemptions')
      .set({ recipient_name: '=cmd()', additional_notes: 'ring, twice' })
      .where('redemption_id', '=', id)
      .execute();
    const own = { user_id: String(learner.userId), status: 'pending', reward_id: String(mug) };
    const { answer, lines } = await download(own);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(lines[0]).toBe(
      '申请编号,收件人,电话,地址,城市,州属,邮政编码,国家或地区,物品,数量,备注,快递公司,包裹编号,状态',
    );
    expect(lines.at(-1)).toBe(
      `${id},'=cmd(),+65 8123 4567,新加坡乌节路 100 号 #05-12,,,238840,,马克杯,1,"ring, twice",,,待审核`,
    );
    const english = await download(own, admin.token, 'en');
    expect(english.lines[0]).toMatch(/^Request,Recipient,Phone/);
    expect(english.lines.at(-1)).toContain(',Mug,1,');
    expect(String(answer.headers['content-disposition'])).toContain('filename');
  });

  test('holds the requests that were chosen, oldest first, whatever their state', async () => {
    const [first, second] = [await approved(), await approved()];
    const { lines } = await download({ ids: `${second},${first}` });
    expect(lines.slice(1).map((line) => Number(line.split(',')[0]))).toEqual([first, second]);
  });

  test('is complete when it is sent in many chunks', async () => {
    const found: number[] = [];
    const batches = streamParcels(academy.db, { ids: null, reward_id: mug }, 2);
    for await (const rows of batches) found.push(...rows.map((row) => row.redemption_id));
    const { count } = await academy.db
      .selectFrom('reward_redemptions')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('reward_id', '=', mug)
      .executeTakeFirstOrThrow();
    expect(new Set(found).size).toBe(count);
    expect(found).toHaveLength(count);
  });

  test.each([['1;2'], ['0'], ['1,,2'], ['-1'], [Array(201).fill('1').join(',')]])(
    'refuses the numbers %s',
    async (ids) => {
      const { answer } = await download({ ids });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toEqual({ ids: '请用逗号分隔编号，最多 200 个' });
    },
  );
});

describe('packing slips', () => {
  const slips = (ids: string) =>
    academy.call(redemptionAdminCalls.slips, { query: { ids } }, { as: admin });

  test('come in the requested order, each in its learner’s language', async () => {
    const chinese = await academy.addLearner({ points: 100 });
    const [first, second] = [await approved(), await redeemed(academy, chinese, mug)];
    const { data } = await slips(`${second},${first},${second}`);
    expect(data.list).toMatchObject([
      { redemption_id: second, language: 'zh', reward_name_zh: '马克杯', quantity: 1 },
      { redemption_id: first, language: 'en', recipient_name: '林美芳', reward_name: 'Mug' },
    ]);
  });

  test('are for what is shipped alone', async () => {
    expect((await slips(String(await approved(voucher)))).data.list).toEqual([]);
  });

  test('of a request that is not there are not found', async () => {
    expect(await slips(`${await approved()},2000000`)).toMatchObject({ status: 404 });
  });
});

test('the queue finds people and goods by name, and counts what it finds', async () => {
  const person = await academy.addLearner({ points: 300, name: '欧阳娜娜' });
  const fan = await addReward(academy, admin, { name: 'Paper fan', name_zh: '折扇' });
  const id = await redeemed(academy, person, fan.reward_id);
  const page = { sort: 'oldest', page: 1, limit: 20 } as const;
  for (const search of ['欧阳', 'paper FAN', '折扇', person.email.toUpperCase(), `#${id}`]) {
    const { list, counts } = await listQueue(academy.db, { ...page, search });
    expect([search, list.map((row) => row.redemption_id), counts.pending]).toEqual([
      search,
      [id],
      1,
    ]);
  }
});

test('parcels are for admins alone', async () => {
  const teacher = await academy.addPerson({ role: 'teacher' });
  const calls = [redemptionAdminCalls.redemptionsCsv, redemptionAdminCalls.slips];
  for (const call of calls) {
    const input = { query: { ids: '1' } };
    const answers = [null, learner, teacher].map((as) => academy.callWith(call, input, { as }));
    const statuses = (await Promise.all(answers)).map((answer) => answer.status);
    expect([call.name, ...statuses]).toEqual([call.name, 401, 403, 403]);
  }
});
