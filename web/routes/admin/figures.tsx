import { dashboardCalls, type RowMetric } from '#contract/dashboard-admin.ts';
import { academyDay, type Period } from '#domain/academy-day.ts';
import {
  dashboardPath,
  entriesPath,
  figurePath,
  readMetric,
  readPeriod,
  revenueCurrency,
} from '#web/admin/dashboard/dashboard-view.ts';
import { FigureTable } from '#web/admin/dashboard/figure-table.tsx';
import { PeriodPicker } from '#web/admin/dashboard/period-picker.tsx';
import { useDayText } from '#web/forms/use-day-text.ts';
import { useFormat } from '#web/lib/format.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { notFound } from '#web/lib/page.ts';
import { pageFrom } from '#web/lib/query.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { assertPage } from '#web/lists/list-page.tsx';
import { ListRows } from '#web/lists/list-rows.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Points } from '#web/ui/points.tsx';
import type { Route } from './+types/figures.ts';

/** Figures of the end of the period alone, and those without days. */
const untilOnly: readonly RowMetric[] = [
  'total_users',
  'total_courses',
  'total_teachers',
  'total_enrollments',
  'points_liability',
];
const timeless: readonly RowMetric[] = ['unanswered_reviews', 'missing_translations'];

/**
 * Not a `ListView`: metric and period are those of the dashboard, which links here with the same
 * days.
 */
const viewsOf = (metric: RowMetric, period: Period) => ({
  path: figurePath(metric, period),
  href: ({ page }: { page: number }) => figurePath(metric, period, page),
  isFiltered: () => false,
});

export async function loader(args: Route.LoaderArgs) {
  const { api, site } = requireAdmin(args, 'figures');
  const { searchParams } = args.url;
  const metric = readMetric(searchParams.get('metric')) ?? notFound();
  const today = academyDay(new Date(), site.time_zone);
  const period = readPeriod(searchParams, today);
  const page = pageFrom(searchParams.get('page'));
  const rows = await api.call(dashboardCalls.rows, { query: { metric, ...period, page } });
  assertPage(viewsOf(metric, period), { page }, rows);
  return { metric, today, period, rows };
}

export default function Figures({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const dayText = useDayText();
  const { metric, today, period, rows } = loaderData;
  const name = t(`admin.dashboard.metrics.${metric}`);
  const entries = entriesPath(metric, period);
  const days = { from: dayText(period.from), to: dayText(period.to) };
  const total = (() => {
    const currency = revenueCurrency(metric);
    if (currency !== null) return format.price(rows.total, currency);
    if (metric.startsWith('points_')) {
      const label = t('common.points', { count: rows.total });
      return <Points amount={rows.total} label={label} size="lg" />;
    }
    return format.number(rows.total);
  })();
  return (
    <>
      <PageHeading
        title={name}
        lead={t(`admin.dashboard.metricHints.${metric}`)}
        action={
          <Link
            to={dashboardPath(period, today)}
            className="link inline-flex min-h-11 items-center"
          >
            {t('admin.dashboard.back')}
          </Link>
        }
      />
      {!timeless.includes(metric) && (
        <PeriodPicker
          period={period}
          today={today}
          pathFor={(chosen) => figurePath(metric, chosen)}
          action="/admin/figures"
          kept={{ metric }}
        />
      )}
      <p className="mt-6 mb-4" aria-live="polite">
        <strong className="mr-3 font-serif text-3xl text-porcelain">{total}</strong>
        <span className="text-soft">
          {timeless.includes(metric)
            ? t('admin.dashboard.asOfNow')
            : untilOnly.includes(metric)
              ? t('admin.dashboard.asOf', { day: days.to })
              : t('admin.dashboard.within', days)}
        </span>
        {entries !== null && (
          <Link to={entries} className="link ml-4 inline-flex min-h-11 items-center">
            {t('admin.dashboard.ledger')}
          </Link>
        )}
      </p>
      <ListRows
        views={viewsOf(metric, period)}
        view={rows}
        listed={rows}
        seed={9}
        empty={{ title: t('admin.dashboard.noRows'), text: t('admin.dashboard.noRowsText') }}
      >
        <FigureTable metric={metric} rows={rows.list} />
      </ListRows>
    </>
  );
}
