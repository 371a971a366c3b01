import type { Role } from '#contract/accounts.ts';
import { isPermitted } from '#domain/permissions.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import { AppError } from '#server/lib/app-error.ts';

/**
 * Whoever may set an admin's password or address could be that admin, so that the accounts of
 * admins are for owners alone, and so is making somebody one.
 * @param roles what a person is, and what they are to become
 * @throws AppError FORBIDDEN
 */
export function assertMayManage(admin: CurrentUser, ...roles: readonly (Role | undefined)[]): void {
  if (isPermitted(admin, 'admins') || !roles.includes('admin')) return;
  throw new AppError('FORBIDDEN', { msg: 'messages.accounts.people.adminsByOwners' });
}
