import type { User } from '#contract/accounts.ts';
import type { Locale } from '#domain/locale.ts';
import { permissionsOf } from '#domain/permissions.ts';

interface UserRow {
  user_id: number;
  email: string;
  name: string;
  avatar: string | null;
  language_preference: Locale;
  role: User['role'];
  admin_role: User['admin_role'];
  created_at: Date;
  email_verified_at: Date | null;
}

/** A user as JSON: never the password's hash. */
export function presentUser(row: UserRow): User {
  return {
    user_id: row.user_id,
    email: row.email,
    email_verified: row.email_verified_at !== null,
    name: row.name,
    full_name: row.name,
    avatar: row.avatar,
    language_preference: row.language_preference,
    role: row.role,
    admin_role: row.admin_role,
    permissions: permissionsOf({ role: row.role, adminRole: row.admin_role }),
    created_at: row.created_at.toISOString(),
  };
}
