import type { CallData } from '#contract/call.ts';
import type { emailAdminCalls } from '#contract/emails-admin.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';
import { Table } from '#web/ui/table.tsx';

type ListedEmail = CallData<typeof emailAdminCalls.list>['list'][number];

/** The emails of a group, one a row, with a mark where their texts were changed. */
export function EmailTable({ title, emails }: { title: string; emails: readonly ListedEmail[] }) {
  const { t } = useTranslation();
  return (
    <Table
      caption={title}
      rows={emails}
      keyOf={({ kind }) => kind}
      columns={[
        {
          id: 'email',
          header: t('admin.emails.columns.email'),
          lead: true,
          className: 'w-full',
          cell: ({ kind }) => (
            <Link
              to={`/admin/emails/${kind}`}
              className="inline-flex min-h-11 items-center font-medium text-ink no-underline hover:underline"
            >
              {t(`admin.emails.kinds.${kind}`)}
            </Link>
          ),
        },
        {
          id: 'changed',
          header: t('admin.emails.columns.changed'),
          cell: ({ changed }) =>
            changed.length === 0 ? (
              <span className="whitespace-nowrap text-soft">{t('admin.emails.standard')}</span>
            ) : (
              <span className="flex flex-wrap gap-1.5">
                {changed.map((language) => (
                  <Badge key={language} tone="porcelain">
                    {t(`admin.emails.changedIn.${language}`)}
                  </Badge>
                ))}
              </span>
            ),
        },
      ]}
    />
  );
}
