import type { Caller } from '../../http/session.ts';
import { Failure } from '../../lib/app-error.ts';

/**
 * A learner's points are their own business and the admins'.
 * @throws Failure FORBIDDEN
 */
export function assertMaySee(caller: Caller, userId: number): void {
  if (caller.userId !== userId && caller.role !== 'admin') throw new Failure('FORBIDDEN');
}
