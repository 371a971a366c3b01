import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { redemptionCalls } from '#contract/redemptions.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addReward, redeem, redeemed, rewardFigures } from '../rewards.testing.ts';

/** Fifty requests at once against PostgreSQL: races that sequential requests do not show. */
const FIFTY = Array.from({ length: 50 }, (_, index) => index);

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin();
});
afterEach(() => academy.assertLedgerIsSound());

/** How often each outcome came. */
function tally(answers: { status: number; error: string | undefined }[]) {
  const counts: Record<string, number> = {};
  for (const { status, error } of answers) {
    const outcome = error ?? String(status);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

async function countOf(table: 'reward_redemptions' | 'redemption_events', rewardId: number) {
  const { count } = await academy.db
    .selectFrom('reward_redemptions')
    .$if(table === 'redemption_events', (qb) =>
      qb.innerJoin('redemption_events as event', (join) =>
        join.onRef('event.redemption_id', '=', 'reward_redemptions.redemption_id'),
      ),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('reward_id', '=', rewardId)
    .executeTakeFirstOrThrow();
  return count;
}

describe('redeeming at once', () => {
  test('fifty learners for the last one: it goes to one of them', async () => {
    const { reward_id } = await addReward(academy, admin, { available_stock: 1 });
    const learners = await Promise.all(FIFTY.map(() => academy.addLearner({ points: 100 })));
    const answers = await Promise.all(learners.map((who) => redeem(academy, who, reward_id)));
    expect(tally(answers)).toEqual({ 200: 1, OUT_OF_STOCK: 49 });
    expect(await countOf('reward_redemptions', reward_id)).toBe(1);
    const figures = await Promise.all(
      learners.map((who) => rewardFigures(academy, who, reward_id)),
    );
    expect(figures.filter(({ available, held }) => available === 0 && held === 100)).toHaveLength(
      1,
    );
    expect(figures.filter(({ available, held }) => available === 100 && held === 0)).toHaveLength(
      49,
    );
    expect(figures[0]?.stock).toBe(0);
  });

  test('one learner fifty times with points for one: it is one', async () => {
    const { reward_id } = await addReward(academy, admin, { available_stock: 100 });
    const learner = await academy.addLearner({ points: 199 });
    const answers = await Promise.all(FIFTY.map(() => redeem(academy, learner, reward_id)));
    expect(tally(answers)).toEqual({ 200: 1, INSUFFICIENT_POINTS: 49 });
    expect(await rewardFigures(academy, learner, reward_id)).toEqual({
      available: 99,
      held: 100,
      stock: 99,
    });
  });

  test('one learner fifty times for what each may have once: it is one', async () => {
    const { reward_id } = await addReward(academy, admin, { max_per_user: 1, points_required: 1 });
    const learner = await academy.addLearner({ points: 100 });
    const answers = await Promise.all(FIFTY.map(() => redeem(academy, learner, reward_id)));
    expect(tally(answers)).toEqual({ 200: 1, ALREADY_REDEEMED: 49 });
  });

  test('one learner for fifty rewards at once: the points decide how many', async () => {
    const rewards = [];
    for (const _ of FIFTY) rewards.push(await addReward(academy, admin, { points_required: 10 }));
    const learner = await academy.addLearner({ points: 75 });
    const answers = await Promise.all(
      rewards.map(({ reward_id }) => redeem(academy, learner, reward_id)),
    );
    expect(tally(answers)).toEqual({ 200: 7, INSUFFICIENT_POINTS: 43 });
  });

  test('fifty times with one Idempotency-Key: one request, fifty times its response', async () => {
    const { reward_id } = await addReward(academy, admin, { available_stock: 100 });
    const learner = await academy.addLearner({ points: 1000 });
    const headers = { 'idempotency-key': 'the-same-click' };
    const answers = await Promise.all(
      FIFTY.map(() => redeem(academy, learner, reward_id, headers)),
    );
    expect(tally(answers)).toEqual({ 200: 50 });
    const [first] = answers;
    for (const { data } of answers) expect(data).toEqual(first?.data);
    expect(await countOf('reward_redemptions', reward_id)).toBe(1);
    expect(await rewardFigures(academy, learner, reward_id)).toEqual({
      available: 900,
      held: 100,
      stock: 99,
    });
  });
});

describe('deciding at once', () => {
  const reject = (id: number) =>
    academy.call(
      redemptionAdminCalls.reject,
      { params: { id }, body: { reason: 'Sold out' } },
      { as: admin },
    );

  test('fifty rejections give points and stock back once', async () => {
    const { reward_id } = await addReward(academy, admin, { available_stock: 1 });
    const learner = await academy.addLearner({ points: 100 });
    const id = await redeemed(academy, learner, reward_id);
    const answers = await Promise.all(FIFTY.map(() => reject(id)));
    expect(tally(answers)).toEqual({ 200: 1, INVALID_STATE: 49 });
    expect(await rewardFigures(academy, learner, reward_id)).toEqual({
      available: 100,
      held: 0,
      stock: 1,
    });
    expect(await countOf('redemption_events', reward_id)).toBe(2);
  });

  test('rejections and cancellations of one request: one of them wins', async () => {
    const { reward_id } = await addReward(academy, admin, { available_stock: 1 });
    const learner = await academy.addLearner({ points: 100 });
    const redemption_id = await redeemed(academy, learner, reward_id);
    const cancel = () =>
      academy.call(redemptionCalls.cancelRedemption, { body: { redemption_id } }, { as: learner });
    const answers = await Promise.all(
      FIFTY.map((index) => (index % 2 === 0 ? reject(redemption_id) : cancel())),
    );
    // Who cancelled it is told so each time; who comes too late is refused.
    const done = tally(answers)[200] ?? 0;
    expect([1, 25]).toContain(done);
    expect(tally(answers)).toEqual({ 200: done, INVALID_STATE: 50 - done });
    expect(await rewardFigures(academy, learner, reward_id)).toEqual({
      available: 100,
      held: 0,
      stock: 1,
    });
    expect(await countOf('redemption_events', reward_id)).toBe(2);
  });

  test('approvals and rejections of one request: points are held or back, never both', async () => {
    const { reward_id } = await addReward(academy, admin, { available_stock: 1 });
    const learner = await academy.addLearner({ points: 100 });
    const id = await redeemed(academy, learner, reward_id);
    const approve = () =>
      academy.call(redemptionAdminCalls.approve, { params: { id }, body: {} }, { as: admin });
    await Promise.all(FIFTY.map((index) => (index % 2 === 0 ? approve() : reject(id))));
    // A rejection is possible before an approval and after it, so the request is rejected in the
    // end.
    expect(await rewardFigures(academy, learner, reward_id)).toEqual({
      available: 100,
      held: 0,
      stock: 1,
    });
  });

  test('fifty batches that ship the same parcels send each once, with its own number', async () => {
    const { reward_id } = await addReward(academy, admin, { available_stock: 2 });
    const learner = await academy.addLearner({ points: 200 });
    const ids = [
      await redeemed(academy, learner, reward_id),
      await redeemed(academy, learner, reward_id),
    ];
    const batch = (action: 'approve' | 'ship') =>
      academy.call(
        redemptionAdminCalls.batch,
        {
          body: {
            ids,
            action,
            carrier: 'SingPost',
            tracking_numbers: Object.fromEntries(ids.map((id) => [id, `SP${id}`])),
          },
        },
        { as: admin },
      );
    const approvals = await Promise.all(FIFTY.map(() => batch('approve')));
    const shipments = await Promise.all(FIFTY.map(() => batch('ship')));
    for (const answers of [approvals, shipments]) {
      const done = answers.flatMap(({ data }) => data.done);
      const failed = answers.flatMap(({ data }) => data.failed.map(({ error }) => error));
      expect(done.toSorted((a, b) => a - b)).toEqual(ids);
      expect(new Set(failed)).toEqual(new Set(['INVALID_STATE']));
    }
    const rows = await academy.db
      .selectFrom('reward_redemptions')
      .select(['redemption_id', 'status', 'tracking_number'])
      .where('redemption_id', 'in', ids)
      .orderBy('redemption_id')
      .execute();
    expect(rows).toEqual(
      ids.map((id) => ({ redemption_id: id, status: 'shipped', tracking_number: `SP${id}` })),
    );
    expect(await rewardFigures(academy, learner, reward_id)).toMatchObject({
      available: 0,
      held: 0,
    });
    await academy.assertLedgerIsSound();
  });

  test('shipping and rejecting an approved request: spent, or back', async () => {
    const { reward_id } = await addReward(academy, admin, { available_stock: 1 });
    const learner = await academy.addLearner({ points: 100 });
    const id = await redeemed(academy, learner, reward_id);
    const to = (action: 'approve' | 'ship') =>
      academy.call(
        redemptionAdminCalls[action],
        { params: { id }, body: { carrier: 'SingPost' } },
        { as: admin },
      );
    await to('approve');
    const answers = await Promise.all(
      FIFTY.map((index) => (index % 2 === 0 ? to('ship') : reject(id))),
    );
    expect(tally(answers)).toEqual({ 200: 1, INVALID_STATE: 49 });
    const { available, held, stock } = await rewardFigures(academy, learner, reward_id);
    expect([
      [0, 0, 0],
      [100, 0, 1],
    ]).toContainEqual([available, held, stock]);
  });

  test('redeeming and declining one reward at once does not deadlock', async () => {
    const { reward_id } = await addReward(academy, admin, { available_stock: 50 });
    const learners = await Promise.all(FIFTY.map(() => academy.addLearner({ points: 200 })));
    const first = await Promise.all(learners.map((who) => redeemed(academy, who, reward_id)));
    const answers = await Promise.all([
      ...first.map((id) => reject(id)),
      ...learners.map((who) => redeem(academy, who, reward_id)),
    ]);
    const rejected = answers.slice(0, 50);
    const asked = answers.slice(50);
    expect(tally(rejected)).toEqual({ 200: 50 });
    const made = tally(asked)[200] ?? 0;
    expect(tally(asked)).toEqual(
      made === 50 ? { 200: 50 } : { 200: made, OUT_OF_STOCK: 50 - made },
    );
    const { stock } = await rewardFigures(academy, learners[0] as TestPerson, reward_id);
    expect(stock).toBe(50 - made);
  });

  test('two batches over the same requests: each request is taken by one', async () => {
    const { reward_id } = await addReward(academy, admin, { points_required: 1 });
    const learner = await academy.addLearner({ points: 100 });
    const ids: number[] = [];
    for (const _ of FIFTY) ids.push(await redeemed(academy, learner, reward_id));
    const batch = (order: number[]) =>
      academy.call(
        redemptionAdminCalls.batch,
        { body: { ids: order, action: 'approve' } },
        { as: admin },
      );
    const [up, down] = await Promise.all([batch(ids), batch([...ids].reverse())]);
    const done = [...up.data.done, ...down.data.done];
    expect(done.sort((a, b) => a - b)).toEqual(ids);
    expect(up.data.failed.length + down.data.failed.length).toBe(50);
  });

  test('two admins who saw the same version: one saves', async () => {
    const { reward_id: id, version } = await addReward(academy, admin);
    const answers = await Promise.all(
      FIFTY.map((index) =>
        academy.call(
          rewardAdminCalls.updateReward,
          { params: { id }, body: { name: `Mug ${index}`, version } },
          { as: admin },
        ),
      ),
    );
    expect(tally(answers)).toEqual({ 200: 1, STALE_VERSION: 49 });
  });
});
