import { CircleCheck, CircleSlash, KeyRound, UserX } from 'lucide-react';
import type { AdminUser } from '#contract/admin-user.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const roleTones: Record<AdminUser['role'], BadgeTone> = {
  student: 'plain',
  teacher: 'porcelain',
  admin: 'solid',
};

/** The role of a person; of an admin, also what they answer for. */
export function RoleBadge({
  role,
  admin_role = null,
}: Pick<AdminUser, 'role'> & Partial<Pick<AdminUser, 'admin_role'>>) {
  const { t } = useTranslation();
  const name = t(`admin.accounts.roles.${role}`);
  return (
    <Badge tone={roleTones[role]}>
      {admin_role === null ? name : `${name} · ${t(`admin.accounts.adminRoles.${admin_role}`)}`}
    </Badge>
  );
}

const sign = { 'aria-hidden': true, className: 'size-3.5' } as const;

/** Whether they can log in. */
export function StateBadges({
  person,
}: {
  person: Pick<AdminUser, 'is_active' | 'is_archived' | 'has_password'>;
}) {
  const { t } = useTranslation();
  if (person.is_archived) {
    return <Badge icon={<UserX {...sign} />}>{t('admin.accounts.states.removed')}</Badge>;
  }
  return (
    <span className="flex flex-wrap gap-1.5">
      {person.is_active ? (
        <Badge tone="jade" icon={<CircleCheck {...sign} />}>
          {t('admin.accounts.states.active')}
        </Badge>
      ) : (
        <Badge tone="seal" icon={<CircleSlash {...sign} />}>
          {t('admin.accounts.states.inactive')}
        </Badge>
      )}
      {!person.has_password && (
        <Badge tone="clay" icon={<KeyRound {...sign} />}>
          {t('admin.accounts.noPassword')}
        </Badge>
      )}
    </span>
  );
}
