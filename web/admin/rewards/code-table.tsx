import type { StoredCode } from '#contract/rewards-codes-admin.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';
import { Table } from '#web/ui/table.tsx';
import { queueViews } from './redemption-queue.ts';

/** The stored codes of a reward, masked, and who has got them. */
export function CodeTable({ codes }: { codes: readonly StoredCode[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Table
      caption={t('admin.economy.codes.stored')}
      rows={codes}
      keyOf={({ reward_code_id }) => reward_code_id}
      columns={[
        {
          id: 'code',
          header: t('admin.economy.codes.code'),
          lead: true,
          cell: ({ masked }) => <span className="font-mono">{masked}</span>,
        },
        {
          id: 'added',
          header: t('admin.economy.codes.added'),
          cell: ({ created_at }) => (
            <time dateTime={created_at}>{format.dateTime(created_at)}</time>
          ),
        },
        {
          id: 'recipient',
          header: t('admin.economy.codes.recipient'),
          cell: ({ redemption_id: id, user_name, delivered_at }) =>
            id === null ? (
              <Badge tone="plain">{t('admin.economy.codes.unusedOne')}</Badge>
            ) : (
              <div>
                <Link
                  to={queueViews.href({ status: 'all', request: id })}
                  className="link inline-flex min-h-11 items-center"
                >
                  {user_name || t('admin.redemptions.number', { id })}
                </Link>
                {delivered_at !== null && (
                  <p className="text-sm text-soft">{format.dateTime(delivered_at)}</p>
                )}
              </div>
            ),
        },
      ]}
    />
  );
}
