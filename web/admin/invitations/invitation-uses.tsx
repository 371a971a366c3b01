import type { InvitationUse } from '#contract/invitations-admin.ts';
import { RoleBadge } from '#web/admin/accounts/person-badges.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { usePagerLabels } from '#web/lib/use-pager-labels.ts';
import { Moment } from '#web/lists/moment.tsx';
import { Link } from '#web/ui/link.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Table } from '#web/ui/table.tsx';

interface InvitationUsesProps {
  uses: { list: readonly InvitationUse[]; count: number; page: number; limit: number };
  hrefFor: (page: number) => string;
}

/** The people who came with a code, the latest first. */
export function InvitationUses({ uses, hrefFor }: InvitationUsesProps) {
  const { t } = useTranslation();
  const pagerLabels = usePagerLabels();
  return (
    <section aria-labelledby="uses" className="mt-10">
      <h2 id="uses" className="mb-4 text-xl">
        {t('admin.invitations.uses.title')}
      </h2>
      <Table
        caption={t('admin.invitations.uses.title')}
        rows={uses.list}
        keyOf={({ user_id }) => user_id}
        empty={<p className="text-soft">{t('admin.invitations.uses.none')}</p>}
        columns={[
          {
            id: 'person',
            header: t('admin.invitations.uses.columns.person'),
            lead: true,
            cell: ({ user_id, name, email }) => (
              <>
                <Link
                  to={`/admin/users/${user_id}`}
                  className="link inline-flex min-h-11 items-center"
                >
                  {name}
                </Link>
                <p className="text-sm break-all text-soft">{email}</p>
              </>
            ),
          },
          {
            id: 'role',
            header: t('admin.invitations.uses.columns.role'),
            cell: ({ role }) => <RoleBadge role={role} />,
          },
          {
            id: 'at',
            header: t('admin.invitations.uses.columns.at'),
            cell: ({ used_at }) => <Moment at={used_at} />,
          },
        ]}
      />
      <Pager
        className="mt-6"
        page={uses.page}
        pageCount={Math.ceil(uses.count / uses.limit)}
        hrefFor={hrefFor}
        labels={pagerLabels}
      />
    </section>
  );
}
