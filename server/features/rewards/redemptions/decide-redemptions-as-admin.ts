import type { FastifyBaseLogger } from 'fastify';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { toAppError } from '#server/http/errors.ts';
import { AppError } from '#server/lib/app-error.ts';
import { type AdminTransition, decideRedemptionAsAdmin } from './decide-redemption-as-admin.ts';

/** One transition for many requests, and the tracking number of each parcel by its request. */
interface BatchTransition extends Omit<AdminTransition, 'redemptionId'> {
  ids: readonly number[];
  trackingNumbers: Readonly<Record<string, string>>;
}

/**
 * One transition for many requests, each in its own transaction: a failure of one leaves the others
 * as they are, and the result says which failed. Duplicate ids count once.
 */
export async function decideRedemptionsAsAdmin(
  dependencies: Dependencies,
  admin: CurrentUser,
  { ids, trackingNumbers, ...step }: BatchTransition,
  log: FastifyBaseLogger,
) {
  const done: number[] = [];
  const failed: { id: number; failure: AppError }[] = [];
  for (const id of new Set(ids)) {
    try {
      const tracking_number = trackingNumbers[id] ?? step.body.tracking_number;
      const body = { ...step.body, tracking_number };
      await decideRedemptionAsAdmin(dependencies, admin, { ...step, body, redemptionId: id });
      done.push(id);
    } catch (error) {
      // Even after an unexpected error: the transitions already made must be reported.
      const failure = toAppError(error);
      if (failure === null) log.error({ err: error }, 'a transition of a batch failed');
      failed.push({ id, failure: failure ?? new AppError('INTERNAL') });
    }
  }
  return { done, failed };
}
