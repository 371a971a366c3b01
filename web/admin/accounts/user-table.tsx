import type { AdminUser } from '#contract/admin-user.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Moment } from '#web/lists/moment.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Link } from '#web/ui/link.tsx';
import { Points } from '#web/ui/points.tsx';
import { Table } from '#web/ui/table.tsx';
import { RoleBadge, StateBadges } from './person-badges.tsx';

/** All accounts, one a row. */
export function PeopleTable({ people }: { people: readonly AdminUser[] }) {
  const { t } = useTranslation();
  return (
    <Table
      caption={t('admin.titles.Users')}
      rows={people}
      keyOf={({ user_id }) => user_id}
      columns={[
        {
          id: 'person',
          header: t('admin.accounts.columns.person'),
          lead: true,
          cell: (person) => <PersonCell person={person} />,
        },
        {
          id: 'role',
          header: t('admin.accounts.columns.role'),
          cell: (person) => <RoleBadge {...person} />,
        },
        {
          id: 'state',
          header: t('admin.accounts.columns.state'),
          cell: (person) => <StateBadges person={person} />,
        },
        {
          id: 'points',
          header: t('admin.accounts.columns.points'),
          align: 'end',
          cell: ({ available_points: points }) => (
            <Points amount={points} label={t('common.points', { count: points })} />
          ),
        },
        {
          id: 'joined',
          header: t('admin.accounts.columns.joined'),
          cell: ({ created_at }) => <Moment at={created_at} />,
        },
        {
          id: 'seen',
          header: t('admin.accounts.columns.seen'),
          cell: ({ last_seen_at }) =>
            last_seen_at === null ? (
              <span className="text-soft">{t('admin.accounts.never')}</span>
            ) : (
              <Moment at={last_seen_at} />
            ),
        },
      ]}
    />
  );
}

function PersonCell({ person }: { person: AdminUser }) {
  const { user_id, name, email, avatar, is_archived: isRemoved } = person;
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} src={avatar} className="size-10" />
      <div className="min-w-0">
        {isRemoved ? (
          <span className="text-soft">{name}</span>
        ) : (
          <Link
            to={`/admin/users/${user_id}`}
            className="inline-flex min-h-11 items-center font-medium text-ink no-underline hover:underline md:min-h-0 md:max-w-40 md:wrap-anywhere lg:max-w-60"
          >
            {name}
          </Link>
        )}
        {!isRemoved && (
          <p
            title={email}
            className="text-sm text-soft max-md:break-all md:max-w-40 md:truncate lg:max-w-60"
          >
            {email}
          </p>
        )}
      </div>
    </div>
  );
}
