import type { DashboardRow, RowMetric } from '#contract/dashboard-admin.ts';
import { RecordLink } from '#web/admin/audit/record-link.tsx';
import { useDayText } from '#web/forms/use-day-text.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Points } from '#web/ui/points.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { revenueCurrency } from './dashboard-view.ts';

interface FigureTableProps {
  metric: RowMetric;
  rows: readonly DashboardRow[];
}

/** The texts of a row, by its figure. */
function textOf(metric: RowMetric): 'note' | 'reason' | 'comment' {
  if (revenueCurrency(metric) !== null) return 'note';
  return metric === 'unanswered_reviews' ? 'comment' : 'reason';
}

/** The rows behind a figure; a column is shown where its rows have a value in it. */
export function FigureTable({ metric, rows }: FigureTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const dayText = useDayText();
  const text = usePick();
  const currency = revenueCurrency(metric);
  const has = (name: keyof DashboardRow) =>
    rows.some((row) => row[name] !== null && row[name] !== '');

  const columns: (Column<DashboardRow> & { isThere: boolean })[] = [
    {
      id: 'subject',
      isThere: has('subject'),
      header: t('admin.dashboard.columns.subject'),
      cell: ({ subject }) => {
        if (subject === null) return null;
        const name = text(subject.title, subject.title_zh);
        return (
          <>
            {metric === 'missing_translations' && (
              <span className="block text-sm text-soft">
                {t(`admin.audit.entities.${subject.entity as 'course'}`)}
              </span>
            )}
            <RecordLink entity={subject.entity} id={subject.id} lang={name.lang} className="link">
              {name.text || `#${subject.id}`}
            </RecordLink>
          </>
        );
      },
    },
    {
      id: 'user',
      isThere: has('user'),
      header: t('admin.dashboard.columns.person'),
      cell: ({ user }) => {
        if (user === null) return t('admin.dashboard.feed.somebody');
        return (
          <RecordLink entity="user" id={user.user_id} className="link">
            {user.name || `#${user.user_id}`}
          </RecordLink>
        );
      },
    },
    {
      id: 'kind',
      isThere: has('point_kind'),
      header: t('admin.dashboard.columns.kind'),
      cell: ({ point_kind: kind }) => kind && t(`points.entries.${kind}`),
    },
    {
      id: 'rating',
      isThere: has('rating'),
      header: t('admin.dashboard.columns.rating'),
      cell: ({ rating }) => rating && t('admin.dashboard.stars', { count: rating }),
    },
    {
      id: 'text',
      isThere: has('text'),
      header: t(`admin.dashboard.columns.${textOf(metric)}`),
      cell: (row) => <span className="break-words">{row.text}</span>,
    },
    {
      id: 'amount',
      isThere: has('amount'),
      header: t('admin.dashboard.columns.amount'),
      align: 'end',
      cell: ({ amount }) =>
        amount === null ? null : currency !== null ? (
          format.price(amount, currency)
        ) : (
          <Points amount={amount} label={t('common.points', { count: amount })} />
        ),
    },
    {
      id: 'at',
      isThere: has('at') || has('day'),
      header: t('admin.dashboard.columns.when'),
      cell: ({ at, day }) => {
        if (at !== null) return <time dateTime={at}>{format.dateTime(at)}</time>;
        return day && <time dateTime={day}>{dayText(day)}</time>;
      },
    },
  ];
  return (
    <Table
      caption={t(`admin.dashboard.metrics.${metric}`)}
      columns={columns.filter(({ isThere }) => isThere)}
      rows={rows}
      keyOf={({ id }) => id}
    />
  );
}
