import type { NoticeSetting } from '#contract/notifications.ts';
import { cx } from '#web/lib/cx.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { FilterForm, FilterSelect } from '#web/ui/filter-form.tsx';
import { Link } from '#web/ui/link.tsx';
import { type NoticeView, noticeViews } from './notice-view.ts';

interface NoticeFiltersProps {
  view: NoticeView;
  /** The kinds that the reader can receive. */
  kinds: readonly Pick<NoticeSetting, 'kind' | 'label'>[];
}

/** The filters of notices: unread and kind, both in the address. */
export function NoticeFilters({ view, kinds }: NoticeFiltersProps) {
  const { t } = useTranslation();
  return (
    <>
      <nav aria-label={t('notifications.filter')}>
        <ul className="flex flex-wrap gap-2">
          {[false, true].map((unread) => (
            <li key={String(unread)}>
              <Link
                to={noticeViews.href({ ...view, unread, page: 1 })}
                preventScrollReset
                aria-current={unread === view.unread ? 'true' : undefined}
                className={cx(
                  'flex min-h-11 items-center gap-2 rounded-full px-4 whitespace-nowrap no-underline ring-1 transition-colors',
                  unread === view.unread
                    ? 'bg-wash font-medium text-porcelain ring-porcelain/60'
                    : 'text-ink ring-line-strong/50 hover:bg-wash',
                )}
              >
                {t(unread ? 'notifications.unread' : 'notifications.all')}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <FilterForm
        action={noticeViews.path}
        pathFor={(params) => noticeViews.href(noticeViews.read(params))}
        applyLabel={t('notifications.apply')}
        className="grid min-w-0 gap-x-6 gap-y-3 max-sm:w-full sm:flex sm:flex-wrap"
      >
        {view.unread && <input type="hidden" name="unread" value="1" />}
        <FilterSelect name="kind" label={t('notifications.kind')} value={view.kind ?? ''}>
          <option value="">{t('notifications.anyKind')}</option>
          {kinds.map(({ kind, label }) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </FilterSelect>
      </FilterForm>
    </>
  );
}
