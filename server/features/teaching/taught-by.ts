import { isPermitted } from '#domain/permissions.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';

/** The courses that a person may see: their own, or with null all. */
export function taughtBy(currentUser: Pick<CurrentUser, 'userId' | 'role'>): number | null {
  return currentUser.role === 'admin' ? null : currentUser.userId;
}

/** Teachers know of no groups. */
export const maySeeGroups = (currentUser: Pick<CurrentUser, 'role' | 'adminRole'>) =>
  isPermitted(currentUser, 'accounts');
