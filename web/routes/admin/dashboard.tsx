import { dashboardCalls } from '#contract/dashboard-admin.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { academyDay } from '#domain/academy-day.ts';
import { dashboardPath, readPeriod } from '#web/admin/dashboard/dashboard-view.ts';
import { LedgerPanel } from '#web/admin/dashboard/ledger-panel.tsx';
import { LiveFeed } from '#web/admin/dashboard/live-feed.tsx';
import { PeriodPicker } from '#web/admin/dashboard/period-picker.tsx';
import { SeriesChart } from '#web/admin/dashboard/series-chart.tsx';
import { StatCards } from '#web/admin/dashboard/stat-cards.tsx';
import { TodoPanel } from '#web/admin/dashboard/todo-panel.tsx';
import { requireAdmin } from '#web/lib/guard.ts';
import { mayDo } from '#web/lib/may.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/dashboard.ts';

/** A failing part does not take down the page. */
export async function loader(args: Route.LoaderArgs) {
  const { api, site, user } = requireAdmin(args, 'todo');
  const today = academyDay(new Date(), site.time_zone);
  const period = readPeriod(args.url.searchParams, today);
  const none = () => null;
  // Parts that an admin may not see are not asked for.
  const seesFigures = mayDo(user, 'figures');
  const seesLedger = mayDo(user, 'points');
  const [stats, todo, feed, ledger] = await Promise.all([
    seesFigures ? api.call(dashboardCalls.stats, { query: period }).catch(none) : null,
    api.call(dashboardCalls.todo).catch(none),
    seesFigures ? api.call(dashboardCalls.activities).catch(none) : null,
    seesLedger ? api.call(pointAdminCalls.ledgerCheck).catch(none) : null,
  ]);
  return { today, period, stats, todo, feed, ledger, seesFigures, seesLedger };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { today, stats, todo, feed, ledger, seesFigures, seesLedger } = loaderData;
  const { t } = useTranslation();
  const { user } = useSiteData();
  const failed = <Notice tone="warning">{t('admin.loadFailed')}</Notice>;
  return (
    <>
      <PageHeading
        title={t('admin.titles.Dashboard')}
        heading={t('admin.start.hello', { name: user?.name || user?.email || '' })}
        lead={t('admin.start.lead')}
      />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          {todo === null ? failed : <TodoPanel todo={todo} today={today} />}
          {seesLedger && (ledger === null ? failed : <LedgerPanel check={ledger} />)}
        </div>
        {seesFigures && (feed === null ? failed : <LiveFeed first={feed.list} />)}
      </div>
      {seesFigures && (
        <>
          <div className="mt-8">{stats === null ? failed : <StatCards stats={stats} />}</div>
          <Curves loaderData={loaderData} />
        </>
      )}
    </>
  );
}

/** The series of the period. */
function Curves({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { today, period, stats } = loaderData;
  const { t } = useTranslation();
  return (
    <section aria-labelledby="curves" className="mt-10">
      <h2 id="curves" className="mb-4 text-xl">
        {t('admin.dashboard.curves')}
      </h2>
      <PeriodPicker
        period={period}
        today={today}
        pathFor={(chosen) => dashboardPath(chosen, today)}
        action="/admin"
      />
      {stats === null ? (
        <Notice tone="warning" className="mt-5">
          {t('admin.loadFailed')}
        </Notice>
      ) : (
        <>
          <p className="mt-3 text-sm text-soft" aria-live="polite">
            {t(stats.step === 'day' ? 'admin.dashboard.byDay' : 'admin.dashboard.byWeek')}
          </p>
          <div className="mt-4 grid items-start gap-5 md:grid-cols-2">
            {stats.series.map((series) => (
              <SeriesChart key={series.metric} series={series} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}
