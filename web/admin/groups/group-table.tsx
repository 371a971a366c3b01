import { type AdminGroup, groupAdminCalls } from '#contract/groups-admin.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { ArchiveButton } from '#web/lists/archive-button.tsx';
import { Moment } from '#web/lists/moment.tsx';
import { Link } from '#web/ui/link.tsx';
import { Table } from '#web/ui/table.tsx';
import { groupPath } from './group-views.ts';

/** The groups, one a row. */
export function GroupTable({ groups }: { groups: readonly AdminGroup[] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const api = useApi();
  return (
    <Table
      caption={t('admin.titles.Groups')}
      rows={groups}
      keyOf={({ group_id }) => group_id}
      columns={[
        {
          id: 'name',
          header: t('admin.groups.name'),
          lead: true,
          cell: ({ group_id: id, name, note, is_archived: isArchived }) => (
            <div className="min-w-0">
              {isArchived ? (
                <span className="break-words">{name}</span>
              ) : (
                <Link
                  to={groupPath(id)}
                  className="inline-flex min-h-11 items-center font-medium break-words text-ink no-underline hover:underline md:min-h-0"
                >
                  {name}
                </Link>
              )}
              {note !== '' && (
                <p className="max-w-md text-sm break-words text-soft" dir="auto">
                  {note}
                </p>
              )}
            </div>
          ),
        },
        {
          id: 'members',
          header: t('admin.groups.members'),
          align: 'end',
          cell: ({ member_count: count }) => number(count),
        },
        {
          id: 'created',
          header: t('admin.groups.created'),
          cell: ({ created_at: at }) => <Moment at={at} />,
        },
        {
          id: 'actions',
          header: t('admin.groups.actions'),
          hideHeader: true,
          align: 'end',
          cell: ({ group_id: id, name, is_archived: isArchived }) => (
            <ArchiveButton
              name={name}
              text={t('admin.groups.archiveText')}
              isArchived={isArchived}
              archive={() => api.send(groupAdminCalls.delete, { params: { id } })}
              restore={() => api.send(groupAdminCalls.restore, { params: { id } })}
            />
          ),
        },
      ]}
    />
  );
}
