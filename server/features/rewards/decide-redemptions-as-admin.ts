import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../dependencies.ts';
import { toFailure } from '../../http/errors.ts';
import type { Caller } from '../../http/session.ts';
import { Failure } from '../../lib/app-error.ts';
import { type AdminStep, advanceRedemption } from './decide-redemption-as-admin.ts';

/** One step for many, and the tracking number of each parcel by its request. */
interface BatchStep extends Omit<AdminStep, 'redemptionId'> {
  ids: readonly number[];
  trackingNumbers: Readonly<Record<string, string>>;
}

/**
 * One step for many requests, each by itself: what fails for one leaves the others as
 * they are, and the answer says which is which. An id given twice is taken once.
 */
export async function advanceRedemptions(
  deps: Deps,
  admin: Caller,
  { ids, trackingNumbers, ...step }: BatchStep,
  log: FastifyBaseLogger,
) {
  const done: number[] = [];
  const failed: { id: number; failure: Failure }[] = [];
  for (const id of new Set(ids)) {
    try {
      const tracking_number = trackingNumbers[id] ?? step.body.tracking_number;
      const body = { ...step.body, tracking_number };
      await advanceRedemption(deps, admin, { ...step, body, redemptionId: id });
      done.push(id);
    } catch (error) {
      // Even where it is our own mistake: the steps already taken must be told.
      const failure = toFailure(error);
      if (failure === null) log.error({ err: error }, 'a step of a batch failed');
      failed.push({ id, failure: failure ?? new Failure('INTERNAL') });
    }
  }
  return { done, failed };
}
