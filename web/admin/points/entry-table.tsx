import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { LedgerEntry, LedgerFlow } from '#contract/points-economy-admin.ts';
import { EntryPoints } from '#web/features/points/entry-points.tsx';
import { KindIcon } from '#web/features/points/kind-icon.tsx';
import { useFormat } from '#web/lib/format.ts';
import { Bilingual } from '#web/lib/pick.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Points } from '#web/ui/points.tsx';
import { Table } from '#web/ui/table.tsx';
import { ledgerViews } from './ledger-views.ts';
import { ReverseDialog } from './reverse-dialog.tsx';

interface EntryTableProps {
  entries: readonly LedgerEntry[];
  /** The filter of the list; null: all movements. */
  flow: LedgerFlow | null;
}

/** Entries of the ledger, and the action to correct one. */
export function EntryTable({ entries, flow }: EntryTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const ownId = useSiteData().user?.user_id;
  const [reversing, setReversing] = useState<LedgerEntry | null>(null);
  return (
    <>
      <Table
        caption={t('admin.titles.PointEntries')}
        rows={entries}
        keyOf={({ point_id }) => point_id}
        columns={[
          {
            id: 'entry',
            header: t('admin.economy.entries.columns.entry'),
            lead: true,
            cell: (entry) => <EntryCell entry={entry} flow={flow} />,
          },
          {
            id: 'learner',
            header: t('admin.economy.entries.columns.learner'),
            cell: ({ user_id, user_name, user_email }) => (
              <div className="min-w-0">
                <Link
                  to={ledgerViews.href({ user_id })}
                  title={t('admin.economy.entries.onlyLearner')}
                  className="link inline-flex min-h-11 items-center"
                >
                  {user_name}
                </Link>
                <p className="text-sm break-all text-soft md:min-w-48">{user_email}</p>
              </div>
            ),
          },
          {
            id: 'points',
            header: t('admin.economy.entries.columns.points'),
            align: 'end',
            cell: ({ amount, points }) =>
              points === 0 ? (
                <div>
                  <Points amount={amount} label={t('common.points', { count: amount })} />
                  <p className="text-sm text-soft">{t('admin.economy.entries.settled')}</p>
                </div>
              ) : (
                <EntryPoints points={points} />
              ),
          },
          {
            id: 'balance',
            header: t('admin.economy.entries.columns.balance'),
            align: 'end',
            cell: ({ balance_after }) => format.number(balance_after),
          },
          {
            id: 'by',
            header: t('admin.economy.entries.columns.by'),
            cell: ({ actor_name }) =>
              actor_name === '' ? (
                <span className="whitespace-nowrap text-soft">
                  {t('admin.economy.entries.academy')}
                </span>
              ) : (
                actor_name
              ),
          },
          {
            id: 'actions',
            header: t('admin.economy.entries.columns.actions'),
            hideHeader: true,
            align: 'end',
            cell: (entry) =>
              entry.reversible && (
                <IconButton
                  label={
                    entry.user_id === ownId
                      ? t('admin.points.adjust.own')
                      : t('admin.points.adjust.reverseNamed', { id: entry.point_id })
                  }
                  disabled={entry.user_id === ownId}
                  icon={<Undo2 aria-hidden="true" className="size-5" />}
                  onClick={() => setReversing(entry)}
                />
              ),
          },
        ]}
      />
      {reversing !== null && <ReverseDialog entry={reversing} onClose={() => setReversing(null)} />}
    </>
  );
}

function EntryCell({ entry, flow }: { entry: LedgerEntry; flow: LedgerFlow | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  // The text of an adjustment, and of a correction, contains its reason already.
  const isInDescription = entry.kind === 'admin_adjustment' || entry.kind === 'reversal';
  return (
    <div className="flex items-start gap-3 lg:min-w-60 xl:min-w-0">
      <KindIcon kind={entry.kind} className="size-9 shrink-0" />
      <div className="min-w-0">
        <Bilingual
          as="p"
          en={entry.description}
          zh={entry.description_zh}
          className="font-medium"
        />
        <div className="xl:flex xl:gap-x-2 xl:overflow-hidden">
          <p className="text-sm text-soft">
            {t('admin.economy.entries.number', { id: entry.point_id })}
            {' · '}
            <time dateTime={entry.created_at}>{format.dateTime(entry.created_at)}</time>
          </p>
          {entry.reason !== '' && !isInDescription && (
            <p className="text-sm">{t('admin.economy.entries.reason', { reason: entry.reason })}</p>
          )}
          <Left entry={entry} isAsked={flow === 'lasting'} />
          {entry.reversed_by_point_id !== null && (
            <Pointer
              id={entry.reversed_by_point_id}
              text={t('admin.economy.entries.correctedBy', { id: entry.reversed_by_point_id })}
            />
          )}
          {entry.reverses_point_id !== null && (
            <Pointer
              id={entry.reverses_point_id}
              text={t('admin.economy.entries.corrects', { id: entry.reverses_point_id })}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** The unused rest of an entry's points, where it expires or the filter asks for it. */
function Left({
  entry: { remaining, expires_at },
  isAsked,
}: {
  entry: LedgerEntry;
  isAsked: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  if (remaining === null || remaining === 0) return null;
  const points = format.number(remaining);
  if (expires_at === null) {
    return isAsked && <p className="text-sm">{t('admin.economy.entries.left', { points })}</p>;
  }
  const day = format.day(expires_at);
  return <p className="text-sm">{t('admin.economy.entries.leftUntil', { points, day })}</p>;
}

/** Links to another entry. */
function Pointer({ id, text }: { id: number; text: string }) {
  return (
    <Link
      to={ledgerViews.href({ search: `#${id}` })}
      className="link inline-flex min-h-11 items-center text-sm"
    >
      {text}
    </Link>
  );
}
