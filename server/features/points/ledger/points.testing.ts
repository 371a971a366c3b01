import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '#database/open.ts';
import { earnPoints } from '../rules/earn-points.ts';
import { adjustPoints } from './adjust-points.ts';
import { captureHold } from './capture-hold.ts';
import { createPointAccounts } from './create-point-accounts.ts';
import { holdPoints } from './hold-points.ts';
import { lockAccounts } from './points.store.ts';
import { releaseHold } from './release-hold.ts';
import { spendPoints } from './spend-points.ts';

/** Set-up for tests of the ledger: learners, points, requested rewards. */

/** The academy's initial one. */
export const TIME_ZONE = 'Asia/Singapore';

let made = 0;

async function createUser(db: Db, role: 'student' | 'admin'): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { user_id } = await tx
      .insertInto('users')
      .values({ email: `person${made++}@example.com`, password_hash: '-', name: 'Lin', role })
      .returning('user_id')
      .executeTakeFirstOrThrow();
    await createPointAccounts(tx, user_id);
    return user_id;
  });
}

/** A learner without points. */
export const createLearner = (db: Db) => createUser(db, 'student');
export const addAdmin = (db: Db) => createUser(db, 'admin');

/** Earns points into a new lot, by a rule whose amount is the subject's. */
export async function give(
  db: Db,
  gift: { userId: number; amount: number; now: Date; expiresAfterDays?: number | null },
): Promise<void> {
  const { userId, amount, now } = gift;
  await inTransaction(db, async (tx) => {
    await setExpiry(tx, gift.expiresAfterDays ?? null);
    await earnPoints(tx, {
      userId,
      kind: 'course_completion',
      subject: { kind: 'course', id: made },
      key: `course_completion:${userId}:gift${made++}`,
      amount,
      now,
      timeZone: TIME_ZONE,
    });
  });
}

/** Makes points for courses expire after some days from now on, and pay without a cap. */
export async function setExpiry(tx: Tx, days: number | null): Promise<void> {
  await tx
    .updateTable('point_rules')
    .set({ expires_after_days: days, daily_cap: null })
    .where('kind', '=', 'course_completion')
    .execute();
  await tx.updateTable('point_totals').set({ daily_cap: null, weekly_cap: null }).execute();
}

/** A reward to redeem. @returns its id */
export async function addRewardItem(db: Db): Promise<number> {
  const category = await db
    .insertInto('reward_categories')
    .values({ kind: 'merchandise', name: 'Things' })
    .returning('reward_category_id')
    .executeTakeFirstOrThrow();
  const reward = await db
    .insertInto('rewards')
    .values({
      reward_category_id: category.reward_category_id,
      name: 'Notebook',
      name_zh: '笔记本',
      points_required: 1,
      status: 'active',
    })
    .returning('reward_id')
    .executeTakeFirstOrThrow();
  return reward.reward_id;
}

/** Requests a reward as its feature does: hold and request in one transaction. */
export function askForReward(
  db: Db,
  input: { userId: number; rewardId: number; amount: number; key: string; now: Date },
) {
  return inTransaction(db, async (tx) => {
    const held = await holdPoints(tx, input);
    if (held.isRepeat) return held;
    await tx
      .insertInto('reward_redemptions')
      .values({
        user_id: input.userId,
        reward_id: input.rewardId,
        points_spent: input.amount,
        hold_point_id: held.pointId,
        took_stock: false,
        requires_shipping: false,
        recipient_name: 'Lin',
        recipient_phone: '12345678',
      })
      .execute();
    return held;
  });
}

/** Opens a course for points as its feature does: the points and the course in one transaction. */
export function buyCourse(
  db: Db,
  purchase: { userId: number; amount: number; courseId: number; key: string; now: Date },
) {
  const { userId, amount, courseId, now } = purchase;
  return inTransaction(db, async (tx) => {
    const spent = await spendPoints(tx, purchase);
    if (spent.isRepeat) return spent;
    await sql`
      insert into courses (course_id, title) overriding system value
      values (${courseId}, 'A course') on conflict do nothing
    `.execute(tx);
    // The next course that chooses no id must not collide with this one.
    await sql`
      select setval(pg_get_serial_sequence('courses', 'course_id'),
        (select greatest(max(course_id), 1) from courses))
    `.execute(tx);
    await tx
      .insertInto('course_redemptions')
      .values({ user_id: userId, course_id: courseId, points_spent: amount, created_at: now })
      .execute();
    return spent;
  });
}

async function setStatus(
  tx: Tx,
  holdPointId: number,
  statuses: ('approved' | 'completed' | 'rejected')[],
) {
  for (const status of statuses) {
    await tx
      .updateTable('reward_redemptions')
      .set({ status })
      .where('hold_point_id', '=', holdPointId)
      .execute();
  }
}

/** Declines a request: status and points in one transaction. */
export function declineReward(db: Db, holdPointId: number, now: Date) {
  return inTransaction(db, async (tx) => {
    const released = await releaseHold(tx, { holdPointId, now });
    if (!released.isRepeat) await setStatus(tx, holdPointId, ['rejected']);
    return released;
  });
}

/** Completes a request: status and points in one transaction. */
export function handOutReward(db: Db, holdPointId: number, now: Date) {
  return inTransaction(db, async (tx) => {
    const settled = await captureHold(tx, { holdPointId, now });
    if (!settled.isRepeat) await setStatus(tx, holdPointId, ['approved', 'completed']);
    return settled;
  });
}

/** The stored balances of a learner. */
export function balancesOf(db: Db, userId: number) {
  return inTransaction(db, async (tx) => {
    const { available, held } = await lockAccounts(tx, userId);
    return { available, held };
  });
}

/** A manual adjustment with a key of its own. */
export function adjust(
  db: Db,
  input: { userId: number; amount: number; actorUserId: number; key: string; now: Date },
) {
  return inTransaction(db, (tx) =>
    adjustPoints(tx, { ...input, reason: 'A test', idempotencyKey: input.key }),
  );
}
