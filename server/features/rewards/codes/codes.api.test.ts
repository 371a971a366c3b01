import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { redemptionCalls } from '#contract/redemptions.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { rewardCalls } from '#contract/rewards.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { rewardCodeAdminCalls } from '#contract/rewards-codes-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addReward, redeem, redeemed, rewardFigures, transitionAs } from '../rewards.testing.ts';
import { addCodeReward, newCodes, uploadCodes } from './codes.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin();
  learner = await academy.addLearner({ points: 100_000 });
});
afterAll(() => academy.assertLedgerIsSound());

const stockOf = async (rewardId: number) => (await rewardFigures(academy, learner, rewardId)).stock;
const codeOf = (redemption_id: number, as: TestPerson | null = learner) =>
  academy.call(redemptionCalls.redemptionCode, { query: { redemption_id } }, { as });
const listed = (id: number) =>
  academy.call(rewardCodeAdminCalls.codes, { params: { id } }, { as: admin });
const change = (id: number, body: Record<string, unknown>) =>
  academy.callWith(rewardAdminCalls.updateReward, { params: { id }, body }, { as: admin });

describe('a list of codes', () => {
  test('is the stock of its reward, whatever an admin types as stock', async () => {
    const { rewardId, codes } = await addCodeReward(academy, admin, 3);
    expect(await stockOf(rewardId)).toBe(3);
    await change(rewardId, { available_stock: 1000 });
    expect(await stockOf(rewardId)).toBe(3);
    const { data } = await listed(rewardId);
    expect(data).toMatchObject({ count: 3, stock: { unused: 3, awaited: 0, delivered: 0 } });
    for (const code of codes) expect(JSON.stringify(data)).not.toContain(code);
  });

  test('that is only tried changes nothing', async () => {
    const { rewardId } = await addCodeReward(academy, admin, 0);
    const [first] = newCodes(1);
    const { data, msg } = await academy.call(
      rewardCodeAdminCalls.addCodes,
      { params: { id: rewardId }, body: { codes: `${first}\n${first}\n12`, dry_run: true } },
      { as: admin },
    );
    expect(data).toMatchObject({
      dry_run: true,
      total: 3,
      counts: { added: 1, duplicate: 1, stored: 0, invalid: 1 },
      stock: { unused: 0 },
    });
    expect(msg).toBe('检查完成：可存入 1 个兑换码，尚未作任何改动');
    expect(await stockOf(rewardId)).toBe(0);
  });

  test('twice, or for another reward too, is stored once', async () => {
    const { rewardId, codes } = await addCodeReward(academy, admin, 2);
    const other = await addCodeReward(academy, admin, 0);
    for (const id of [rewardId, other.rewardId]) {
      const { data } = await uploadCodes(academy, admin, id, codes);
      expect(data.counts).toMatchObject({ added: 0, stored: 2 });
    }
    expect([await stockOf(rewardId), await stockOf(other.rewardId)]).toEqual([2, 0]);
  });

  test('is refused for a reward that delivers none, and where it is empty or too long', async () => {
    const mug = await addReward(academy, admin);
    expect(await uploadCodes(academy, admin, mug.reward_id, newCodes(1))).toMatchObject({
      status: 409,
      error: 'INVALID_STATE',
    });
    const { rewardId } = await addCodeReward(academy, admin, 0);
    expect(await uploadCodes(academy, admin, rewardId, [])).toMatchObject({
      status: 400,
      fields: { codes: '请粘贴或选择一份兑换码列表' },
    });
    expect(await uploadCodes(academy, admin, rewardId, newCodes(5001))).toMatchObject({
      status: 400,
      fields: { codes: '一次最多上传 5000 行，请分几次上传' },
    });
    expect(await uploadCodes(academy, admin, 2_000_000, newCodes(1))).toMatchObject({
      status: 404,
    });
  });

  test('is audited by its number, without a code', async () => {
    const { rewardId, codes } = await addCodeReward(academy, admin, 2);
    const rows = await academy.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('entity', '=', 'reward')
      .where('entity_id', '=', String(rewardId))
      .orderBy('audit_id')
      .execute();
    expect(rows.at(-1)).toEqual({ action: 'reward.add_codes', after: { codes_added: 2 } });
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('can be removed, but not what requests wait for and not what was delivered', async () => {
    const { rewardId } = await addCodeReward(academy, admin, 4);
    await transitionAs(academy, admin, 'approve', await redeemed(academy, learner, rewardId));
    const waiting = await redeemed(academy, learner, rewardId);
    const { data } = await academy.call(
      rewardCodeAdminCalls.removeCodes,
      { params: { id: rewardId } },
      { as: admin },
    );
    expect(data).toEqual({ removed: 2, stock: { unused: 1, awaited: 1, delivered: 1 } });
    expect(await stockOf(rewardId)).toBe(0);
    expect((await transitionAs(academy, admin, 'approve', waiting)).status).toBe(200);
  });
});

describe('a request for a code', () => {
  test('needs no address, and delivers the oldest code when it is approved', async () => {
    const { rewardId, codes } = await addCodeReward(academy, admin, 2);
    const shown = await academy.call(rewardCalls.get, { query: { reward_id: rewardId } });
    expect(shown.data).toMatchObject({ requires_shipping: false, delivers_code: true });
    const { data } = await redeem(academy, learner, rewardId);
    expect(data.new_stock).toBe(1);
    const approved = await transitionAs(academy, admin, 'approve', data.redemption_id);
    expect(approved.data).toMatchObject({ status: 'completed', delivers_code: true });
    expect((await codeOf(data.redemption_id)).data).toEqual({
      redemption_id: data.redemption_id,
      code: codes[0],
    });
    expect(await stockOf(rewardId)).toBe(1);
    const [delivered] = (await listed(rewardId)).data.list.filter((row) => row.delivered_at);
    expect(delivered).toMatchObject({
      redemption_id: data.redemption_id,
      user_id: learner.userId,
      masked: `••••${codes[0]?.slice(-4)}`,
    });
  });

  test('tells its code to its owner alone: in no list, page, email or audit', async () => {
    const { rewardId, codes } = await addCodeReward(academy, admin, 1);
    const id = await redeemed(academy, learner, rewardId);
    expect(await codeOf(id)).toMatchObject({ status: 404 });
    academy.emails.length = 0;
    const approved = await transitionAs(academy, admin, 'approve', id);
    const stranger = await academy.addLearner({ points: 0 });
    for (const [who, status] of [
      [stranger, 404],
      [admin, 404],
      [null, 401],
    ] as const) {
      expect(await codeOf(id, who)).toMatchObject({ status });
    }
    const own = await academy.call(
      redemptionCalls.redemption,
      { query: { redemption_id: id } },
      {
        as: learner,
      },
    );
    const list = await academy.call(redemptionCalls.redemptions, {}, { as: learner });
    const queue = await academy.call(
      redemptionAdminCalls.redemptions,
      { query: { reward_id: rewardId } },
      { as: admin },
    );
    const audit = await academy.db.selectFrom('audit_log').selectAll().execute();
    await vi.waitFor(() =>
      expect(academy.emails.filter(({ to }) => to === learner.email)).not.toEqual([]),
    );
    const seen = JSON.stringify([
      approved.data,
      own.data,
      list.data,
      queue.data,
      audit,
      academy.emails,
    ]);
    expect(seen).not.toContain(codes[0]);
    expect((await codeOf(id)).data.code).toBe(codes[0]);
  });

  test('that is declined or cancelled leaves its code for the next', async () => {
    const { rewardId, codes } = await addCodeReward(academy, admin, 1);
    const declined = await redeemed(academy, learner, rewardId);
    expect((await redeem(academy, learner, rewardId)).error).toBe('OUT_OF_STOCK');
    await transitionAs(academy, admin, 'reject', declined);
    const cancelled = await redeemed(academy, learner, rewardId);
    await academy.call(
      redemptionCalls.cancelRedemption,
      { body: { redemption_id: cancelled } },
      { as: learner },
    );
    expect(await stockOf(rewardId)).toBe(1);
    const id = await redeemed(academy, learner, rewardId);
    await transitionAs(academy, admin, 'approve', id);
    expect((await codeOf(id)).data.code).toBe(codes[0]);
    expect(await codeOf(declined)).toMatchObject({ status: 404 });
  });

  test('that has its code can be neither declined nor approved again', async () => {
    const { rewardId } = await addCodeReward(academy, admin, 2);
    const id = await redeemed(academy, learner, rewardId);
    await transitionAs(academy, admin, 'approve', id);
    for (const action of ['reject', 'approve', 'complete'] as const) {
      expect(await transitionAs(academy, admin, action, id)).toMatchObject({
        status: 409,
        error: 'INVALID_STATE',
      });
    }
    expect((await listed(rewardId)).data.stock).toEqual({ unused: 1, awaited: 0, delivered: 1 });
  });

  test('that is open keeps its reward delivering codes; the reward may change afterwards', async () => {
    const { rewardId } = await addCodeReward(academy, admin, 1);
    const id = await redeemed(academy, learner, rewardId);
    expect(await change(rewardId, { delivers_code: false })).toMatchObject({
      status: 409,
      fields: { delivers_code: '此奖励还有未办结的申请，办结之后才能更改。' },
    });
    await transitionAs(academy, admin, 'reject', id);
    const off = await change(rewardId, { delivers_code: false, available_stock: 9 });
    expect(off.data).toMatchObject({ delivers_code: false, available_stock: 9 });
    const on = await change(rewardId, { delivers_code: true });
    expect(on.data).toMatchObject({ delivers_code: true, available_stock: 1 });
  });
});

describe('the database', () => {
  test('gives no delivered code to anybody else, and deletes none', async () => {
    const { rewardId } = await addCodeReward(academy, admin, 1);
    const id = await redeemed(academy, learner, rewardId);
    await transitionAs(academy, admin, 'approve', id);
    const delivered = academy.db.deleteFrom('reward_codes').where('redemption_id', '=', id);
    await expect(delivered.execute()).rejects.toThrow('cannot be changed');
    const taken = academy.db
      .updateTable('reward_codes')
      .set({ redemption_id: null, delivered_at: null })
      .where('redemption_id', '=', id);
    await expect(taken.execute()).rejects.toThrow('cannot be changed');
  });

  test('refuses a stock that is not the number of free codes', async () => {
    const { rewardId } = await addCodeReward(academy, admin, 1);
    const more = academy.db
      .updateTable('rewards')
      .set({ available_stock: 5 })
      .where('reward_id', '=', rewardId);
    await expect(more.execute()).rejects.toThrow('not the number of its free codes');
  });
});

test('codes are for admins alone', async () => {
  const teacher = await academy.addPerson({ role: 'teacher' });
  const calls = Object.values(rewardCodeAdminCalls);
  for (const call of calls) {
    const input = { params: { id: 1 }, body: { codes: 'AB-1234' } };
    const answers = [null, learner, teacher].map((as) => academy.callWith(call, input, { as }));
    const statuses = (await Promise.all(answers)).map((answer) => answer.status);
    expect([call.name, ...statuses]).toEqual([call.name, 401, 403, 403]);
  }
});
