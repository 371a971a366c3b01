import { Activity } from 'lucide-react';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { AdminActivity } from '#contract/dashboard-admin.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';
import { ActivityList } from './activity-list.tsx';
import { Panel } from './panel.tsx';

const POLL_MS = 20_000;
const SHOWN = 8;

/** What the page of all activities loads. */
interface Feed {
  list: AdminActivity[];
}

/** The newest activities, polled while the page is visible. */
export function LiveFeed({ first }: { first: readonly AdminActivity[] }) {
  const { t } = useTranslation();
  const { load, data } = useFetcher<Feed>();

  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void load('/admin/activities');
    };
    const timer = setInterval(ask, POLL_MS);
    // Polls at once when the page becomes visible again.
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [load]);

  const list = (data?.list ?? first).slice(0, SHOWN);
  return (
    <Panel
      id="feed"
      title={t('admin.dashboard.feed.title')}
      icon={<Activity aria-hidden="true" className="size-5" />}
      action={
        <Link to="/admin/activities" className="link inline-flex min-h-11 items-center text-sm">
          {t('admin.dashboard.feed.all')}
        </Link>
      }
    >
      {list.length === 0 ? (
        <p className="mt-2 text-soft">{t('admin.dashboard.feed.none')}</p>
      ) : (
        <ActivityList activities={list} />
      )}
      <p className="mt-2 text-xs text-soft">{t('admin.dashboard.feed.live')}</p>
    </Panel>
  );
}
