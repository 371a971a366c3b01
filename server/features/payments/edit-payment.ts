import type { z } from 'zod';
import type {
  Payment,
  PaymentProvider,
  paymentBody,
  paymentVoidBody,
} from '#contract/payments-admin.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import { assertMayDecideAbout } from '#server/auth/assert-may-decide-about.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import {
  type AuditActor,
  changeRecord,
  createRecord,
  type RecordKind,
} from '#server/features/audit/index.ts';
import { insertGrant, revokeGrants } from '#server/features/courses/index.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { isCourse, isUser } from './payment-subjects.queries.ts';
import { getPayment } from './payments.queries.ts';
import { insertPayment, lockPayment, setVoided } from './payments.store.ts';
import { presentPayment } from './present-payment.ts';

/** How the audit and the commands see a payment. */
export const paymentRecord: RecordKind<number, Payment> = {
  entity: 'payment',
  lock: lockPayment,
  get: async (tx, id) => presentPayment(await getPayment(tx, id)),
};

/** @throws AppError FORBIDDEN where the actor is the payer */
export function assertNotOwn(
  tx: Tx,
  { user_id: ownerUserId }: Pick<Payment, 'user_id'>,
  { userId: actorUserId }: AuditActor,
): Promise<void> {
  return assertMayDecideAbout(tx, { what: 'payment', ownerUserId, actorUserId });
}

type PaymentBody = z.output<typeof paymentBody>;

/** What a coupon took off: the price without it, and its code. */
interface PaymentDiscount {
  list_price: number;
  coupon_code: string;
}

/** Where a payment comes from; `BY_HAND`: an admin records it. */
interface PaymentOrigin {
  provider: PaymentProvider;
  /** What its receipt says of a coupon. */
  discount: PaymentDiscount | null;
  /** Another email tells the payer of it. */
  hasOwnEmail: boolean;
}

const BY_HAND: PaymentOrigin = { provider: 'manual', discount: null, hasOwnEmail: false };

/**
 * Records a payment. One for a course opens it to its payer in the same transaction.
 * @throws AppError NOT_FOUND where there is no such person or course; FORBIDDEN for an own payment;
 *   VALIDATION_FAILED for a day in the future
 */
export function recordPayment(
  dependencies: Dependencies,
  admin: CurrentUser,
  body: PaymentBody,
): Promise<Payment> {
  return inTransaction(dependencies.database.db, (tx) =>
    recordPaymentWithin(dependencies, tx, admin, body),
  );
}

/**
 * Records a payment in the caller's transaction, and opens its course to its payer.
 * @param actor an admin, or Stripe
 * @throws AppError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED as `recordPayment` does
 */
export function recordPaymentWithin(
  dependencies: Dependencies,
  tx: Tx,
  actor: AuditActor,
  body: PaymentBody,
  { provider, discount, hasOwnEmail }: PaymentOrigin = BY_HAND,
): Promise<Payment> {
  const within = { ...dependencies, database: { ...dependencies.database, db: tx } };
  return createRecord(within, actor, paymentRecord, async (inner, at) => {
    const { time_zone } = await getSiteSettings(inner);
    if (body.paid_on > academyDay(at, time_zone)) {
      throw fieldError('VALIDATION_FAILED', 'paid_on', 'messages.payments.inFuture');
    }
    // Money that Stripe reports is recorded even where its payer has been removed.
    const isByHand = actor.userId !== null;
    if (isByHand && body.user_id !== null && !(await isUser(inner, body.user_id))) {
      throw fieldError('NOT_FOUND', 'user_id', 'messages.payments.noSuchUser');
    }
    if (body.course_id !== null && !(await isCourse(inner, body.course_id))) {
      throw fieldError('NOT_FOUND', 'course_id', 'messages.payments.noSuchCourse');
    }
    await assertNotOwn(inner, body, actor);
    const paymentId = await insertPayment(
      inner,
      { ...body, ...discount, provider },
      { recordedBy: actor.userId, at, hasOwnEmail },
    );
    const { user_id: userId, course_id: courseId } = body;
    if (userId !== null && courseId !== null) {
      const cause = { source: 'payment', paymentId, grantedBy: null } as const;
      await insertGrant(inner, { ...cause, userId, courseId, now: at });
    }
    return paymentId;
  });
}

/**
 * Voids a payment: it is left out of every sum and stays on record with the reason. The access that
 * it opened ends with it where that is asked for.
 * @throws AppError NOT_FOUND; FORBIDDEN for an own payment; INVALID_STATE where it is void already,
 *   or refunded
 */
export function voidPayment(
  dependencies: Dependencies,
  admin: CurrentUser,
  paymentId: number,
  { reason, end_access: endsAccess }: z.output<typeof paymentVoidBody>,
): Promise<Payment> {
  return changeRecord(
    dependencies,
    admin,
    paymentRecord,
    paymentId,
    undefined,
    async (tx, before, at) => {
      await assertNotOwn(tx, before, admin);
      if (before.voided_at !== null) throw new AppError('INVALID_STATE');
      // Stripe has the money: voiding would not send it back.
      if (before.refunds_by_stripe) {
        throw new AppError('INVALID_STATE', { msg: 'messages.payments.atStripe' });
      }
      // A refunded payment cannot be voided: the money did arrive.
      if (before.refunded > 0) {
        throw new AppError('INVALID_STATE', { msg: 'messages.payments.hasRefunds' });
      }
      await setVoided(tx, paymentId, reason, at);
      if (!endsAccess) return;
      await revokeGrants(tx, { paymentId }, { revokedBy: admin.userId, reason, now: at });
    },
    'void',
  );
}
