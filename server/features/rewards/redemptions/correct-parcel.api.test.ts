import { beforeEach, describe, expect, test } from 'vitest';
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
  withRequestPeople,
} from '../rewards.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;

withRequestPeople(academy, (people) => {
  ({ admin, learner } = people);
});

const step = (...transition: TransitionArgs) => transitionAs(academy, admin, ...transition);

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
