import type { User } from '#contract/accounts.ts';

/** The first page after a login that no page required: where each role works. */
export function landingPath({ role }: Pick<User, 'role'>): string {
  if (role === 'admin') return '/admin';
  return role === 'teacher' ? '/teach' : '/';
}
