import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { redemptionCalls } from '#contract/redemptions.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import {
  addReward,
  redeemed,
  rewardFigures,
  type TransitionArgs,
  transitionAs,
} from '../rewards.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
});

beforeEach(async () => {
  learner = await academy.addLearner({ name: '林美芳', points: 250 });
});

afterEach(() => academy.assertLedgerIsSound());
const step = (...transition: TransitionArgs) => transitionAs(academy, admin, ...transition);

describe('an admin’s steps', () => {
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

describe('a parcel that has left with a wrong number', () => {
  let id: number;
  let version: number;
  beforeEach(async () => {
    const reward = await addReward(academy, admin);
    id = await redeemed(academy, learner, reward.reward_id);
    await step('approve', id);
    const sent = await step('ship', id, { carrier: 'SingPost', tracking_number: 'SP 12' });
    version = sent.data.version;
  });
  const correct = (
    body: { carrier: string; tracking_number?: string; version?: number },
    as = admin,
  ) => academy.callWith(redemptionAdminCalls.correctParcel, { params: { id }, body }, { as });
  const seen = async () =>
    (
      await academy.call(
        redemptionCalls.redemption,
        { query: { redemption_id: id } },
        { as: learner },
      )
    ).data;

  test('is corrected: the learner sees it at once, status and points stay', async () => {
    const points = await rewardFigures(academy, learner, (await seen()).reward_id);
    const answer = await correct({ carrier: '顺丰', tracking_number: 'SF 77', version });
    expect(answer).toMatchObject({ status: 200, msg: '快递信息已更正' });
    expect(answer.data).toMatchObject({ status: 'shipped', carrier: '顺丰', version: version + 1 });
    const shown = await seen();
    expect(shown).toMatchObject({ status: 'shipped', carrier: '顺丰', tracking_number: 'SF 77' });
    expect(shown.events.map((event) => [event.status, event.is_correction, event.by])).toEqual([
      ['pending', false, '林美芳'],
      ['approved', false, '远景学院'],
      ['shipped', false, '远景学院'],
      ['shipped', true, '远景学院'],
    ]);
    expect(await rewardFigures(academy, learner, shown.reward_id)).toEqual(points);
    const [line] = await academy.db
      .selectFrom('audit_log')
      .select(['action', 'actor_name', 'before', 'after'])
      .where('entity', '=', 'redemption')
      .where('entity_id', '=', String(id))
      .orderBy('audit_id', 'desc')
      .limit(1)
      .execute();
    expect(line).toMatchObject({
      action: 'redemption.correct',
      actor_name: 'Ms Chen',
      before: { carrier: 'SingPost', tracking_number: 'SP 12' },
      after: { carrier: '顺丰', tracking_number: 'SF 77' },
    });
  });

  test('is not corrected over what another admin has just corrected', async () => {
    await correct({ carrier: 'SingPost', tracking_number: 'SP 21', version });
    const late = await correct({ carrier: 'DHL', tracking_number: 'D 100', version });
    expect(late).toMatchObject({
      status: 409,
      error: 'STALE_VERSION',
      data: { carrier: 'SingPost', tracking_number: 'SP 21', version: version + 1 },
    });
    expect(await seen()).toMatchObject({ carrier: 'SingPost', tracking_number: 'SP 21' });
  });

  test.each([
    ['no carrier', { carrier: ' ' }, 'carrier'],
    ['a number that is none', { carrier: 'DHL', tracking_number: '?' }, 'tracking_number'],
  ])('is refused with %s, as sending it is', async (_, body, field) => {
    const answer = await correct(body);
    const sent = await step('ship', id, body);
    expect(answer).toMatchObject({ status: 400, error: 'VALIDATION_FAILED' });
    expect(answer.fields).toEqual(sent.fields);
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
    expect(await seen()).toMatchObject({ carrier: 'SingPost', tracking_number: 'SP 12' });
  });

  test('leaves no trace where nothing is other than it was', async () => {
    await correct({ carrier: 'SingPost', tracking_number: 'SP 12', version });
    expect((await seen()).events).toHaveLength(3);
  });

  test('can lose its number, and be corrected once it has arrived; the waiting time does not restart', async () => {
    await step('complete', id);
    const before = await academy.call(
      redemptionAdminCalls.redemption,
      { params: { id } },
      { as: admin },
    );
    academy.advanceMinutes(5 * 60);
    const { data } = await correct({ carrier: 'SingPost' });
    expect(data).toMatchObject({ status: 'completed', tracking_number: null });
    expect(data.waiting_hours).toBe(before.data.waiting_hours);
  });

  test('is nobody else’s to correct, and must have left', async () => {
    for (const as of [learner, await academy.addPerson({ role: 'teacher' })]) {
      expect((await correct({ carrier: 'DHL' }, as)).error).toBe('FORBIDDEN');
    }
    const reward = await addReward(academy, admin);
    id = await redeemed(academy, await academy.addLearner({ points: 250 }), reward.reward_id);
    const early = await correct({ carrier: 'DHL' });
    expect(early).toMatchObject({ status: 409, error: 'INVALID_STATE' });
    expect(early.msg).toContain('待审核');
    id = 2_000_000_000;
    expect((await correct({ carrier: 'DHL' })).error).toBe('NOT_FOUND');
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

describe('the queue', () => {
  test('is filtered, searched and sorted, with the count of each status', async () => {
    const reward = await addReward(academy, admin, { name: 'Lacquer box', points_required: 10 });
    const dear = await addReward(academy, admin, { name: 'Lacquer tray', points_required: 90 });
    academy.advanceMinutes(60);
    const first = await redeemed(academy, learner, reward.reward_id);
    const second = await redeemed(academy, learner, dear.reward_id);
    const third = await redeemed(academy, learner, reward.reward_id);
    await step('reject', third);
    academy.advanceMinutes(150);
    const queue = async (query: Record<string, unknown>) => {
      const { data } = await academy.callWith(
        redemptionAdminCalls.redemptions,
        { query: { user_id: learner.userId, ...query } },
        { as: admin },
      );
      return { ids: data.list.map((row) => row.redemption_id), ...data };
    };

    const all = await queue({});
    expect(all.ids).toEqual([first, second, third]);
    expect(all).toMatchObject({ count: 3, page: 1, limit: 20 });
    expect(all.list.map((row) => row.waiting_hours)).toEqual([2, 2, 0]);
    expect(all.list[2]?.events.map((event) => event.status)).toEqual(['pending', 'rejected']);
    const counts = { pending: 2, approved: 0, shipped: 0, completed: 0, rejected: 1, cancelled: 0 };
    expect(all.counts).toEqual(counts);

    expect(await queue({ status: 'rejected' })).toMatchObject({ ids: [third], count: 1, counts });
    expect((await queue({ sort: 'newest' })).ids).toEqual([third, second, first]);
    expect((await queue({ sort: 'points' })).ids).toEqual([second, first, third]);
    expect((await queue({ reward_id: dear.reward_id })).ids).toEqual([second]);
    expect((await queue({ search: 'TRAY' })).ids).toEqual([second]);
    expect((await queue({ search: learner.email.toUpperCase() })).ids).toHaveLength(3);
    expect((await queue({ search: '美芳' })).ids).toHaveLength(3);
    expect((await queue({ search: `#${third}` })).ids).toEqual([third]);
    expect((await queue({ search: '%' })).ids).toEqual([]);
    expect((await queue({ search: '  ' })).ids).toHaveLength(3);
    expect((await queue({ page: 2, limit: 2 })).ids).toEqual([third]);
  });

  test('is empty where nothing matches', async () => {
    const { data } = await academy.call(
      redemptionAdminCalls.redemptions,
      { query: { user_id: learner.userId, status: 'pending' } },
      { as: admin },
    );
    expect(data).toMatchObject({ list: [], count: 0 });
  });

  test('opens one request, with where it goes', async () => {
    const reward = await addReward(academy, admin);
    const id = await redeemed(academy, learner, reward.reward_id);
    const { data } = await academy.call(
      redemptionAdminCalls.redemption,
      { params: { id } },
      { as: admin },
    );
    expect(data).toMatchObject({
      redemption_id: id,
      user_id: learner.userId,
      user_email: learner.email,
      recipient_phone: '+65 8123 4567',
      shipping_postal_code: '238840',
      requires_shipping: true,
      waiting_hours: 0,
    });
    const missing = await academy.call(
      redemptionAdminCalls.redemption,
      { params: { id: 2_000_000_000 } },
      { as: admin },
    );
    expect(missing.status).toBe(404);
  });
});
