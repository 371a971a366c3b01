import type { Role } from '#contract/accounts.ts';

const rank: Record<Role, number> = { student: 1, teacher: 2, admin: 3 };

/** Whether a change of role gives a person more permissions. */
export function isRoleRaised(before: Role, after: Role): boolean {
  return rank[after] > rank[before];
}
