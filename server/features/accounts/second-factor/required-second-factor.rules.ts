import type { Role } from '#contract/accounts.ts';
import type { SecondFactorFor } from '#contract/second-factor.ts';

/** Whether the academy requires a second factor of a role. */
export function isFactorRequired(role: Role, requiredFor: SecondFactorFor): boolean {
  if (requiredFor === 'staff') return role !== 'student';
  return requiredFor === 'admins' && role === 'admin';
}
