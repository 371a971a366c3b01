import type { LegalKind } from '#contract/legal.ts';
import type { LegalDocument } from '#contract/legal-admin.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';
import { type Column, Table } from '#web/ui/table.tsx';

interface VersionListProps {
  kind: LegalKind;
  versions: LegalDocument['versions'];
}

/** What was published, the latest first, and how many people agreed to it. */
export function VersionList({ kind, versions }: VersionListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const columns: Column<LegalDocument['versions'][number]>[] = [
    { id: 'number', header: t('admin.legal.number'), lead: true, cell: (row) => row.number },
    {
      id: 'published',
      header: t('admin.legal.publishedAt'),
      cell: (row) => format.dateTime(row.published_at),
    },
    {
      id: 'consents',
      header: t('admin.legal.consents'),
      align: 'end',
      cell: (row) => format.number(row.consents),
    },
    {
      id: 'view',
      header: t('admin.legal.view'),
      hideHeader: true,
      align: 'end',
      cell: (row) => (
        <Link
          to={`/${kind}?version=${row.number}`}
          className="link inline-flex min-h-11 items-center"
          aria-label={`${t('admin.legal.view')} ${row.number}`}
        >
          {t('admin.legal.view')}
        </Link>
      ),
    },
  ];
  return (
    <section aria-labelledby="versions" className="grid gap-4">
      <h2 id="versions" className="text-xl">
        {t('admin.legal.versions')}
      </h2>
      <Table
        caption={t('admin.legal.versions')}
        columns={columns}
        rows={versions}
        keyOf={(row) => row.number}
        empty={<p className="text-soft">{t('admin.legal.noVersions')}</p>}
      />
    </section>
  );
}
