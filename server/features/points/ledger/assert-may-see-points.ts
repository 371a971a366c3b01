import { isPermitted } from '#domain/permissions.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import { AppError } from '#server/lib/app-error.ts';

/**
 * A learner's points are visible to the learner and to admins of the points.
 * @throws AppError FORBIDDEN
 */
export function assertMaySeePoints(currentUser: CurrentUser, userId: number): void {
  if (currentUser.userId === userId || isPermitted(currentUser, 'points')) return;
  throw new AppError('FORBIDDEN');
}
