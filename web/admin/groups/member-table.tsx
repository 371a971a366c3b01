import { type GroupMember, groupAdminCalls } from '#contract/groups-admin.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Moment } from '#web/lists/moment.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Table } from '#web/ui/table.tsx';

interface MemberTableProps {
  groupId: number;
  members: readonly GroupMember[];
}

/** The members of a group, and how they came into it. */
export function MemberTable({ groupId, members }: MemberTableProps) {
  const { t } = useTranslation();
  return (
    <Table
      caption={t('admin.groups.members')}
      rows={members}
      keyOf={({ user_id }) => user_id}
      columns={[
        {
          id: 'person',
          header: t('admin.groups.person'),
          lead: true,
          cell: ({ user_id: id, name, email, avatar, is_active: isActive }) => (
            <span className="inline-flex min-h-11 items-center gap-3">
              <Avatar name={name} src={avatar} className="size-9" />
              <span className="min-w-0">
                <Link to={`/admin/users/${id}`} className="link font-medium">
                  {name}
                </Link>{' '}
                {!isActive && <Badge tone="seal">{t('admin.groups.deactivated')}</Badge>}
                <span className="block text-sm break-all text-soft">{email}</span>
              </span>
            </span>
          ),
        },
        {
          id: 'source',
          header: t('admin.groups.source'),
          cell: ({ source, added_by: by }) => (
            <span>
              {t(`admin.groups.sources.${source}`)}
              {by !== null && (
                <span className="block text-sm text-soft">
                  {t('admin.groups.by', { name: by })}
                </span>
              )}
            </span>
          ),
        },
        {
          id: 'added',
          header: t('admin.groups.since'),
          cell: ({ added_at: at }) => <Moment at={at} />,
        },
        {
          id: 'actions',
          header: t('admin.groups.actions'),
          hideHeader: true,
          align: 'end',
          cell: (member) => <RemoveButton groupId={groupId} member={member} />,
        },
      ]}
    />
  );
}

function RemoveButton({ groupId, member }: { groupId: number; member: GroupMember }) {
  const { t } = useTranslation();
  const api = useApi();
  const remove = useAction(async () => {
    const params = { id: groupId, user_id: member.user_id };
    const { msg } = await api.send(groupAdminCalls.removeMember, { params });
    toast({ text: msg });
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      className="min-h-11"
      busy={remove.busy}
      aria-label={t('admin.groups.removeNamed', { name: member.name })}
      onClick={() => remove.run()}
    >
      {t('admin.groups.remove')}
    </Button>
  );
}
