/**
 * What an admin answers for. Each admin has one of these roles; a small academy has owners alone.
 */
export const adminRoles = ['owner', 'content', 'support', 'finance'] as const;
export type AdminRole = (typeof adminRoles)[number];

type LimitedRole = Exclude<AdminRole, 'owner'>;

/** Each permission of the administration, and the roles that have it besides owners, who have all. */
const holders = {
  todo: ['content', 'support', 'finance'],
  courses: ['content'],
  media: ['content'],
  marketing: ['content'],
  emails: ['content'],
  rewards: ['content'],
  reviews: ['content', 'support'],
  learners: ['content', 'support'],
  people: ['support', 'finance'],
  accounts: ['support'],
  redemptions: ['support'],
  orders: ['support', 'finance'],
  payments: ['finance'],
  coupons: ['finance'],
  points: ['finance'],
  figures: ['finance'],
  legal: [],
  settings: [],
  jobs: [],
  audit: [],
  admins: [],
} as const satisfies Record<string, readonly LimitedRole[]>;

export type Permission = keyof typeof holders;
export const permissions = Object.keys(holders) as [Permission, ...Permission[]];

/** The roles that have a permission. */
export function rolesWith(permission: Permission): AdminRole[] {
  const limited: readonly AdminRole[] = holders[permission];
  return adminRoles.filter((role) => role === 'owner' || limited.includes(role));
}

/** Somebody, as far as their permissions go. */
export interface Permitted {
  role: 'student' | 'teacher' | 'admin';
  /** null: not an admin. Who is an admin without one has no permission. */
  adminRole?: AdminRole | null | undefined;
}

/** Whether somebody (null: a guest) is an admin who has a permission. */
export function isPermitted(who: Permitted | null, permission: Permission): boolean {
  if (who?.role !== 'admin' || !who.adminRole) return false;
  return rolesWith(permission).includes(who.adminRole);
}

/** All that somebody may do. */
export function permissionsOf(who: Permitted): Permission[] {
  return permissions.filter((permission) => isPermitted(who, permission));
}

/** Whether a change of admin role gives its holder a permission that they lack; null: none before. */
export function isAdminRoleRaised(before: AdminRole | null, after: AdminRole | null): boolean {
  if (after === null) return false;
  if (before === null) return true;
  return permissions.some(
    (permission) =>
      rolesWith(permission).includes(after) && !rolesWith(permission).includes(before),
  );
}
