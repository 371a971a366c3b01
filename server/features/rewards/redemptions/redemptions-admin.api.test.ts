import { describe, expect, test } from 'vitest';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import {
  addReward,
  redeemed,
  rewardFigures,
  type TransitionArgs,
  transitionAs,
  withRequestPeople,
} from '../rewards.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;

withRequestPeople(academy, (people) => {
  ({ admin, learner } = people);
});

const step = (...transition: TransitionArgs) => transitionAs(academy, admin, ...transition);

describe('an admin’s transitions', () => {
  test('lead a request that is shipped to its end, and spend its points when it leaves', async () => {
    const reward = await addReward(academy, admin, { available_stock: 1 });
    const id = await redeemed(academy, learner, reward.reward_id);
    const approved = await step('approve', id, { note: 'Checked' });
    expect(approved.data).toMatchObject({ status: 'approved', user_name: '林美芳' });
    expect(await rewardFigures(academy, learner, reward.reward_id)).toMatchObject({ held: 100 });

    const shipped = await step('ship', id, { carrier: 'SingPost', tracking_number: 'SP1' });
    expect(shipped.data).toMatchObject({
      status: 'shipped',
      carrier: 'SingPost',
      tracking_number: 'SP1',
    });
    const figures = { available: 150, held: 0, stock: 0 };
    expect(await rewardFigures(academy, learner, reward.reward_id)).toEqual(figures);

    const completed = await step('complete', id);
    expect(completed.data.status).toBe('completed');
    expect(completed.data.events.map(({ status, by, note }) => [status, by, note])).toEqual([
      ['pending', '林美芳', ''],
      ['approved', 'Ms Chen', 'Checked'],
      ['shipped', 'Ms Chen', ''],
      ['completed', 'Ms Chen', ''],
    ]);
    expect(await rewardFigures(academy, learner, reward.reward_id)).toEqual(figures);
  });

  test('complete what is not shipped straight from approved', async () => {
    const reward = await addReward(academy, admin, { kind: 'course_access' });
    const id = await redeemed(academy, learner, reward.reward_id);
    await step('approve', id);
    expect((await step('ship', id)).error).toBe('INVALID_STATE');
    expect((await step('complete', id)).data.status).toBe('completed');
    expect(await rewardFigures(academy, learner, reward.reward_id)).toMatchObject({
      available: 150,
      held: 0,
    });
  });

  test('cannot skip the parcel of what is shipped', async () => {
    const reward = await addReward(academy, admin);
    const id = await redeemed(academy, learner, reward.reward_id);
    await step('approve', id);
    expect(await step('complete', id)).toMatchObject({
      status: 409,
      error: 'INVALID_STATE',
      data: { redemption_id: id, status: 'approved' },
    });
  });

  test.each(['pending', 'approved'])('reject a %s request, points and stock return', async (at) => {
    const reward = await addReward(academy, admin, { available_stock: 1 });
    const id = await redeemed(academy, learner, reward.reward_id);
    if (at === 'approved') await step('approve', id);
    const { data } = await step('reject', id, { reason: '缺货' });
    expect(data).toMatchObject({ status: 'rejected', rejection_reason: '缺货' });
    expect(await rewardFigures(academy, learner, reward.reward_id)).toEqual({
      available: 250,
      held: 0,
      stock: 1,
    });
  });

  test('need a reason to reject', async () => {
    const reward = await addReward(academy, admin);
    const id = await redeemed(academy, learner, reward.reward_id);
    expect(await step('reject', id, { reason: ' ' })).toMatchObject({
      status: 400,
      fields: { reason: '请填写原因' },
    });
  });

  test('count once when they are sent twice', async () => {
    const reward = await addReward(academy, admin, { available_stock: 2 });
    const id = await redeemed(academy, learner, reward.reward_id);
    const twice = async (action: 'approve' | 'reject' | 'ship' | 'complete', on: number) => [
      (await step(action, on)).status,
      (await step(action, on)).status,
    ];
    expect(await twice('approve', id)).toEqual([200, 409]);
    expect(await twice('ship', id)).toEqual([200, 409]);
    expect(await twice('complete', id)).toEqual([200, 409]);
    const other = await redeemed(academy, learner, reward.reward_id);
    expect(await twice('reject', other)).toEqual([200, 409]);
    expect(await rewardFigures(academy, learner, reward.reward_id)).toEqual({
      available: 150,
      held: 0,
      stock: 1,
    });
  });

  test('are all in the audit log', async () => {
    const reward = await addReward(academy, admin);
    const id = await redeemed(academy, learner, reward.reward_id);
    await step('approve', id, { note: 'Checked' });
    await step('ship', id, { carrier: 'SingPost' });
    const rows = await academy.db
      .selectFrom('audit_log')
      .select(['action', 'actor_user_id', 'actor_name', 'before', 'after', 'at'])
      .where('entity', '=', 'redemption')
      .where('entity_id', '=', String(id))
      .orderBy('audit_id')
      .execute();
    expect(rows).toEqual([
      {
        action: 'redemption.approve',
        actor_user_id: admin.userId,
        actor_name: 'Ms Chen',
        before: { status: 'pending' },
        after: { status: 'approved', note: 'Checked' },
        at: academy.now,
      },
      {
        action: 'redemption.ship',
        actor_user_id: admin.userId,
        actor_name: 'Ms Chen',
        before: { status: 'approved' },
        after: { status: 'shipped', carrier: 'SingPost', tracking_number: null },
        at: academy.now,
      },
    ]);
  });

  test('are for admins alone', async () => {
    const teacher = await academy.addPerson({ role: 'teacher' });
    for (const as of [learner, teacher]) {
      const { status, error } = await academy.call(
        redemptionAdminCalls.approve,
        { params: { id: 1 }, body: {} },
        { as },
      );
      expect([status, error]).toEqual([403, 'FORBIDDEN']);
    }
  });

  test('fail with NOT_FOUND where there is no such request', async () => {
    for (const action of ['approve', 'reject', 'ship', 'complete'] as const) {
      expect((await step(action, 2_000_000_000)).error).toBe('NOT_FOUND');
    }
  });
});

describe('a batch', () => {
  const batch = (body: Record<string, unknown>) =>
    academy.callWith(redemptionAdminCalls.batch, { body }, { as: admin });

  test('takes each request by itself, each id once, and says what was not possible', async () => {
    const reward = await addReward(academy, admin, { points_required: 10 });
    const pending = await redeemed(academy, learner, reward.reward_id);
    const approved = await redeemed(academy, learner, reward.reward_id);
    await step('approve', approved);
    const { status, data, msg } = await batch({
      ids: [pending, approved, pending, 2_000_000_000],
      action: 'approve',
    });
    expect(status).toBe(200);
    expect(data.done).toEqual([pending]);
    expect(data.failed).toEqual([
      { id: approved, error: 'INVALID_STATE', msg: '未作改动：这份申请目前的状态是“已通过”。' },
      { id: 2_000_000_000, error: 'NOT_FOUND', msg: '没有找到您要的内容。' },
    ]);
    expect(msg).toBe('已通过 1 份，2 份无法处理');
  });

  test('rejects with one reason for all', async () => {
    const reward = await addReward(academy, admin, { points_required: 10, available_stock: 2 });
    const ids = [
      await redeemed(academy, learner, reward.reward_id),
      await redeemed(academy, learner, reward.reward_id),
    ];
    expect(await batch({ ids, action: 'reject' })).toMatchObject({
      status: 400,
      fields: { reason: '请填写原因' },
    });
    const { data } = await batch({ ids, action: 'reject', reason: 'Sold out' });
    expect(data).toEqual({ done: ids, failed: [] });
    const again = await batch({ ids, action: 'reject', reason: 'Sold out' });
    expect(again.data.done).toEqual([]);
    expect(await rewardFigures(academy, learner, reward.reward_id)).toEqual({
      available: 250,
      held: 0,
      stock: 2,
    });
  });

  test.each([
    ['no ids', { ids: [], action: 'approve' }],
    ['201 ids', { ids: Array.from({ length: 201 }, (_, i) => i + 1), action: 'approve' }],
    ['ids as text', { ids: ['1'], action: 'approve' }],
    ['an unknown action', { ids: [1], action: 'cancel' }],
  ])('with %s is refused', async (_, body) => {
    expect((await batch(body)).status).toBe(400);
  });
});
