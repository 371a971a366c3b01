import { notificationCalls } from '#contract/notifications.ts';
import { NoticeFilters } from '#web/features/notifications/notice-filters.tsx';
import { NoticeList } from '#web/features/notifications/notice-list.tsx';
import { noticeQueryOf, noticeViews } from '#web/features/notifications/notice-view.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { requireLogin } from '#web/lib/guard.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { assertPage } from '#web/lists/list-page.tsx';
import { ListRows } from '#web/lists/list-rows.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Settings2 } from '#web/ui/icons.tsx';
import { CheckCheck } from '#web/ui/page-icons.tsx';
import { PageIntro } from '#web/ui/page-intro.tsx';
import type { Route } from './+types/notices.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireLogin(args);
  const view = noticeViews.read(args.url.searchParams);
  const [notices, { list: kinds }] = await Promise.all([
    api.call(notificationCalls.lists, { query: noticeQueryOf(view) }),
    api.call(notificationCalls.settings),
  ]);
  assertPage(noticeViews, view, notices);
  return { view, notices, kinds };
}

export default function Notices({ loaderData }: Route.ComponentProps) {
  const { view, notices, kinds } = loaderData;
  const { t } = useTranslation();
  const api = useApi();
  const readAll = useAction(() => api.call(notificationCalls.read, { body: { all: true } }));
  return (
    <>
      <PageHead title={t('titles.Notices')} noIndex />
      <PageIntro title={t('titles.Notices')} seed={23} />
      <div className="shell pt-8 pb-20">
        <div className="mb-6 flex flex-wrap items-center gap-x-8 gap-y-4">
          <NoticeFilters view={view} kinds={kinds} />
          <LinkButton
            to="/notifications/settings"
            variant="quiet"
            className="sm:ml-auto"
            icon={<Settings2 aria-hidden="true" className="size-5" />}
          >
            {t('notifications.settings')}
          </LinkButton>
          {notices.unread_count > 0 && (
            <Button
              variant="secondary"
              icon={<CheckCheck aria-hidden="true" className="size-5" />}
              busy={readAll.busy}
              onClick={() => readAll.run()}
            >
              {t('notifications.readAll')}
            </Button>
          )}
        </div>
        <ListRows
          views={noticeViews}
          view={view}
          listed={notices}
          seed={12}
          headingAs="h2"
          empty={{ title: t('notifications.emptyTitle'), text: t('notifications.emptyText') }}
          noResults={{ title: t('notifications.noneTitle'), text: t('notifications.noneText') }}
          clearFilters={{ label: t('notifications.showAll') }}
          fadesOnLoad
        >
          <NoticeList notices={notices.list} />
        </ListRows>
      </div>
    </>
  );
}
