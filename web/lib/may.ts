import type { User } from '#contract/accounts.ts';
import type { Permission } from '#domain/permissions.ts';
import { useSiteData } from './site-data.ts';

/**
 * Whether a person (null: a guest) is an admin with a permission. The server sends the permissions,
 * so that no page loads the table of them, and checks every call itself.
 */
export function mayDo(user: Pick<User, 'permissions'> | null, permission: Permission): boolean {
  return user?.permissions.includes(permission) === true;
}

/** The same for the person of the page. */
export function useMay(): (permission: Permission) => boolean {
  const { user } = useSiteData();
  return (permission) => mayDo(user, permission);
}
