import { afterEach, beforeAll, beforeEach } from 'vitest';
import type { CallBody } from '#contract/call.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import type { RewardCategoryKind } from '#contract/rewards.ts';
import { type AdminReward, rewardAdminCalls } from '#contract/rewards-admin.ts';
import type { TestAcademy, TestPerson } from '#server/testing/test-academy.ts';

/** Set-up for tests of rewards: a catalogue, and a learner who redeems. */

/** A category of a kind. @returns its id */
export async function addCategory(
  academy: TestAcademy,
  kind: RewardCategoryKind = 'merchandise',
): Promise<number> {
  const { reward_category_id } = await academy.db
    .insertInto('reward_categories')
    .values({ kind, name: `The ${kind}`, name_zh: `${kind} 类` })
    .returning('reward_category_id')
    .executeTakeFirstOrThrow();
  return reward_category_id;
}

type RewardFields = Partial<CallBody<typeof rewardAdminCalls.createReward>>;

/** What a discount needs: its coupon takes off a tenth. */
const tenth = { coupon_percent: 10, coupon_days: 30 };

/** An active reward of 100 points without limits, unless given. */
export async function addReward(
  academy: TestAcademy,
  admin: TestPerson,
  fields: RewardFields & { kind?: RewardCategoryKind } = {},
): Promise<AdminReward> {
  const { kind, ...rest } = fields;
  const body = {
    reward_category_id: rest.reward_category_id ?? (await addCategory(academy, kind)),
    name: 'Mug',
    name_zh: '马克杯',
    points_required: 100,
    status: 'active' as const,
    ...(kind === 'discount' && tenth),
    ...rest,
  };
  const { status, data, msg } = await academy.call(
    rewardAdminCalls.createReward,
    { body },
    { as: admin },
  );
  if (status !== 200) throw new Error(`the reward was not added: ${msg}`);
  return data;
}

/** A valid form. */
export function formFor(rewardId: number) {
  return {
    reward_id: rewardId,
    recipient_name: '林美芳',
    recipient_phone: '+65 8123 4567',
    shipping_address: '新加坡乌节路 100 号 #05-12',
    shipping_postal_code: '238840',
  };
}

/** Asks for a course with a pass. */
export function redeemPass(
  academy: TestAcademy,
  learner: TestPerson,
  rewardId: number,
  courseId: number,
) {
  const { shipping_address: _, shipping_postal_code: __, ...recipient } = formFor(rewardId);
  const body = { ...recipient, course_id: courseId };
  return academy.call(redemptionCalls.createRedemption, { body }, { as: learner });
}

/** Requests a reward. */
export function redeem(
  academy: TestAcademy,
  learner: TestPerson,
  rewardId: number,
  headers: Record<string, string> = {},
) {
  return academy.call(
    redemptionCalls.createRedemption,
    { body: formFor(rewardId) },
    { as: learner, headers },
  );
}

/** Requests an available reward. @returns the id of the request */
export async function redeemed(
  academy: TestAcademy,
  learner: TestPerson,
  rewardId: number,
): Promise<number> {
  const { status, data, msg } = await redeem(academy, learner, rewardId);
  if (status !== 200) throw new Error(`the reward was not redeemed: ${msg}`);
  return data.redemption_id;
}

/** The stored points of a learner and stock of a reward. */
export async function rewardFigures(academy: TestAcademy, learner: TestPerson, rewardId: number) {
  const accounts = await academy.db
    .selectFrom('point_accounts')
    .select(['kind', 'balance'])
    .where('user_id', '=', learner.userId)
    .execute();
  const { available_stock: stock } = await academy.db
    .selectFrom('rewards')
    .select('available_stock')
    .where('reward_id', '=', rewardId)
    .executeTakeFirstOrThrow();
  const balanceOf = (kind: string) => accounts.find((row) => row.kind === kind)?.balance;
  return { available: balanceOf('available'), held: balanceOf('held'), stock };
}

/** A transition, the request, and what differs from its usual body. */
export type TransitionArgs = [
  action: 'approve' | 'reject' | 'ship' | 'complete',
  id: number,
  body?: Record<string, string>,
];

/** An admin's transition of a request. */
export function transitionAs(
  academy: TestAcademy,
  admin: TestPerson,
  ...[action, id, body = {}]: TransitionArgs
) {
  const needed = { reject: { reason: 'Out of season' }, ship: { carrier: 'SingPost' } };
  const usual = action === 'reject' || action === 'ship' ? needed[action] : {};
  return academy.callWith(
    redemptionAdminCalls[action],
    { params: { id }, body: { ...usual, ...body } },
    { as: admin },
  );
}

/**
 * For tests of requests: an admin, a learner with 250 points before each test, and a ledger that
 * is sound after each.
 * @param receive gets both before each test
 */
export function withRequestPeople(
  academy: TestAcademy,
  receive: (people: { admin: TestPerson; learner: TestPerson }) => void,
): void {
  let admin: TestPerson;
  beforeAll(async () => {
    admin = await academy.addAdmin({ name: 'Ms Chen' });
  });
  beforeEach(async () => {
    receive({ admin, learner: await academy.addLearner({ name: '林美芳', points: 250 }) });
  });
  afterEach(() => academy.assertLedgerIsSound());
}
