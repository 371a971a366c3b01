import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import {
  consultationRedemptionBody,
  courseRedemptionBody,
  type redemptionBody,
  shippedRedemptionBody,
} from '#contract/redemptions.ts';
import { LOW_STOCK } from '#contract/stock.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import { asksForTimes, decideProposedTimes } from '#domain/consultations.ts';
import type { Viewer } from '#domain/course-access.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { holdPoints, lockAccounts, rewardRedemptionKey } from '#server/features/points/index.ts';
import { checkFields } from '#server/http/define-route.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { getRequester } from '../catalogue/rewards.queries.ts';
import { insertProposedTimes } from '../consultations/consultations.store.ts';
import { copyCouponCourses } from '../coupon-courses.store.ts';
import { courseRefusalErrors, decideCourseChoice, opensCourse } from '../pass-courses.rules.ts';
import { findCourseChoice } from '../passes/passes.queries.ts';
import { decideAvailability, unavailableErrors } from '../reward-availability.rules.ts';
import { couponTerms } from '../reward-coupon.rules.ts';
import { requiresShipping } from '../reward-shipping.rules.ts';
import { takeStock } from '../reward-stock.store.ts';
import { lockReward } from '../rewards.store.ts';
import { insertRequest } from './redemptions.store.ts';

interface RedeemInput {
  learner: NonNullable<Viewer>;
  body: z.output<typeof redemptionBody>;
}

/**
 * Redeems a reward: points and stock are held with the request, all in one transaction.
 * @throws AppError NOT_FOUND, EMAIL_NOT_VERIFIED, VALIDATION_FAILED, and one for each reason of `decideAvailability`
 */
export async function redeemReward({ database, now }: Dependencies, input: RedeemInput) {
  return inTransaction(database.db, (tx) => writeRequest(tx, input, now()));
}

async function writeRequest(tx: Tx, { learner: viewer, body }: RedeemInput, now: Date) {
  const { userId } = viewer;
  // The learner is locked first: a request that waits for the same learner's other requests must
  // not hold the lock of a popular reward.
  const accounts = await lockAccounts(tx, userId);
  const reward = await lockReward(tx, body.reward_id);
  if (!reward || reward.status === 'draft') throw new AppError('NOT_FOUND');
  const { reward_id: rewardId, points_required: price } = reward;
  const { verifiedAt, redeemedCount } = await getRequester(tx, userId, rewardId);
  // Nothing is sent to somebody whose address may be another person's.
  if (verifiedAt === null) throw new AppError('EMAIL_NOT_VERIFIED');
  const isSent = requiresShipping(reward);
  if (isSent) checkFields(shippedRedemptionBody, body);

  const learner = { availablePoints: accounts.available, redeemedCount };
  const reason = decideAvailability(reward, learner, now);
  if (reason !== null) throw new AppError(unavailableErrors[reason]);

  const proposedTimes = getProposedTimes(asksForTimes(reward), body, now);
  const coupon = couponTerms(reward);
  const courseId = opensCourse(reward) ? await getChosenCourse(tx, viewer, body, now) : null;

  // Not the client's key: after it has expired it may come again, for a new request.
  const key = rewardRedemptionKey(userId, randomUUID());
  const hold = await holdPoints(tx, { userId, amount: price, rewardId, key, accounts, now });
  const tookStock = reward.available_stock !== null;
  const newStock = tookStock ? await takeStock(tx, rewardId, now) : null;
  if (newStock === LOW_STOCK) await notifyLowStock(tx, rewardId, now);
  const redemptionId = await insertRequest(tx, {
    userId,
    body,
    pointsSpent: price,
    holdPointId: hold.pointId,
    tookStock,
    requiresShipping: isSent,
    deliversCode: reward.delivers_code,
    courseId,
    coupon,
    now,
  });
  if (coupon !== null) await copyCouponCourses(tx, redemptionId, rewardId);
  if (proposedTimes !== null) await insertProposedTimes(tx, redemptionId, proposedTimes);
  await notify(tx, {
    kind: 'redemption_requested',
    to: 'admins',
    params: { redemption_id: redemptionId, reward_id: rewardId, person_id: userId },
    cause: redemptionId,
    byUserId: userId,
    now,
  });
  return {
    redemption_id: redemptionId,
    new_stock: newStock,
    available_points: hold.availablePoints,
  };
}

/**
 * Notifies admins that a reward has become scarce: once a day, also where stock was returned in
 * between.
 */
async function notifyLowStock(tx: Tx, rewardId: number, now: Date): Promise<void> {
  const cause = `${rewardId}:${academyDay(now, await getTimeZone(tx))}`;
  const params = { reward_id: rewardId, stock: LOW_STOCK };
  await notify(tx, { kind: 'stock_low', to: 'admins', params, cause, now });
}

/**
 * The times that the learner proposes; null where the reward is no consultation.
 * @throws AppError VALIDATION_FAILED where there is none, one has passed or comes twice, or where
 *   times are proposed for what is no consultation
 */
function getProposedTimes(asks: boolean, body: RedeemInput['body'], now: Date): Date[] | null {
  const refuse = (why: 'past' | 'twice' | 'notAsked') =>
    fieldError('VALIDATION_FAILED', 'proposed_times', `messages.rewards.consultation.${why}`);
  if (!asks) {
    if (body.proposed_times !== undefined && body.proposed_times.length > 0)
      throw refuse('notAsked');
    return null;
  }
  const { proposed_times: proposed } = checkFields(consultationRedemptionBody, body);
  const times = proposed.map((time) => new Date(time));
  const refusal = decideProposedTimes(times, now);
  if (refusal !== null) throw refuse(refusal);
  return times;
}

/**
 * The course that the learner chose of those that a pass covers.
 * @throws AppError VALIDATION_FAILED where there is none, or it is not covered; UNAVAILABLE where it
 *   is not listed; ALREADY_REDEEMED where it is open to the learner, or asked for
 */
async function getChosenCourse(
  tx: Tx,
  viewer: NonNullable<Viewer>,
  body: RedeemInput['body'],
  now: Date,
): Promise<number> {
  const { course_id: courseId, reward_id: rewardId } = checkFields(courseRedemptionBody, body);
  const choice = await findCourseChoice(tx, { rewardId, courseId, viewer }, now);
  const refusal = decideCourseChoice(choice);
  if (refusal === null) return courseId;
  throw fieldError(courseRefusalErrors[refusal], 'course_id', `messages.rewards.course.${refusal}`);
}
