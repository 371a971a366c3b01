import { activityKinds, dashboardCalls } from '#contract/dashboard-admin.ts';
import { ActivityList } from '#web/admin/dashboard/activity-list.tsx';
import { requireAdmin } from '#web/lib/guard.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { enumParam } from '#web/lists/list-view.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/activities.ts';

const PATH = '/admin/activities';
const readType = enumParam(activityKinds);

/** An address of the feed; defaults are left out. */
function feedPath(type: string | null, before: string | null = null): string {
  const query = new URLSearchParams();
  if (type !== null) query.set('type', type);
  if (before !== null) query.set('before', before);
  const text = query.toString();
  return text === '' ? PATH : `${PATH}?${text}`;
}

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'figures');
  const type = readType(args.url.searchParams.get('type'));
  const before = args.url.searchParams.get('before');
  const { list, next } = await api.call(dashboardCalls.activities, {
    query: { limit: 30, ...(type !== null && { type }), ...(before !== null && { before }) },
  });
  return { type, before, list, next };
}

export default function Activities({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { type, before, list, next } = loaderData;
  return (
    <>
      <PageHeading
        title={t('admin.titles.Activities')}
        lead={t('admin.dashboard.feed.lead')}
        action={
          <Link to="/admin" className="link inline-flex min-h-11 items-center">
            {t('admin.dashboard.back')}
          </Link>
        }
      />
      <TabLinks
        label={t('admin.dashboard.feed.kinds')}
        className="mb-5"
        tabs={[null, ...activityKinds].map((kind) => ({
          to: feedPath(kind),
          label: t(
            kind === null ? 'admin.dashboard.feed.every' : `admin.dashboard.feed.of.${kind}`,
          ),
          current: kind === type,
        }))}
      />
      {list.length === 0 ? (
        <EmptyState seed={9} title={t('admin.dashboard.feed.none')} />
      ) : (
        <div className="rounded-lg bg-raised px-5 ring-1 ring-line">
          <ActivityList activities={list} />
        </div>
      )}
      <nav aria-label={t('controls.pager')} className="mt-6 flex flex-wrap gap-3">
        {before !== null && (
          <LinkButton to={feedPath(type)} variant="secondary">
            {t('admin.dashboard.newest')}
          </LinkButton>
        )}
        {next !== null && (
          <LinkButton to={feedPath(type, next)} variant="secondary">
            {t('admin.dashboard.older')}
          </LinkButton>
        )}
      </nav>
    </>
  );
}
