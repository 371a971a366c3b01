import { Plus } from 'lucide-react';
import { redirect } from 'react-router';
import { SiteBlockEditor } from '#web/admin/marketing/site-block-editor.tsx';
import { SiteBlockList } from '#web/admin/marketing/site-block-list.tsx';
import { callsOf, siteBlockTabNames } from '#web/admin/marketing/site-block-tabs.ts';
import { readTab, siteBlockViews } from '#web/admin/marketing/site-block-views.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { assertPage, ListPage } from '#web/lists/list-page.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/filter-form.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/marketing.ts';

/** More than any page shows of a manual order, so that it is ordered as a whole. */
const PER_PAGE = 50;

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'marketing');
  const { searchParams } = args.url;
  const tab = readTab(searchParams);
  const views = siteBlockViews[tab];
  const view = views.read(searchParams);
  const { calls } = callsOf(tab);

  if (view.edit !== null) {
    const params = view.edit === 'new' ? null : { id: view.edit };
    const block = params && (await api.call(calls.get, { params }));
    // An archived one is restored first, from its list.
    if (block !== null && block.archived_at !== null) {
      throw redirect(views.href({ ...view, edit: null, archived: true }));
    }
    return { mode: 'edit' as const, tab, view, block };
  }
  const { edit, tab: _tab, ...query } = views.queryOf(view);
  const limit = Math.max(PER_PAGE, view.limit);
  const listed = await api.call(calls.list, { query: { ...query, limit } });
  assertPage(views, view, listed);
  return { mode: 'list' as const, tab, view, listed };
}

export default function AdminMarketing({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { tab, view } = loaderData;
  const views = siteBlockViews[tab];

  if (loaderData.mode === 'edit') {
    const { block } = loaderData;
    return (
      <>
        <PageHead title={t('admin.titles.Marketing')} noIndex />
        <SiteBlockEditor
          key={`${tab}-${view.edit}`}
          tab={tab}
          block={block}
          backTo={views.href({ ...view, edit: null })}
        />
      </>
    );
  }

  const { listed } = loaderData;
  const label = t(`admin.marketing.tabs.${tab}`);
  const isArranged = view.sort === 'position' && !views.isFiltered(view);
  return (
    <ListPage
      // Another tab has a search of its own.
      key={tab}
      views={views}
      view={view}
      listed={listed}
      title={t('admin.titles.Marketing')}
      lead={t(`admin.marketing.leads.${tab}`)}
      searchHint={t('admin.marketing.searchHint')}
      above={
        <TabLinks
          className="mb-6"
          label={t('admin.titles.Marketing')}
          tabs={siteBlockTabNames.map((name) => ({
            to: siteBlockViews[name].path,
            label: t(`admin.marketing.tabs.${name}`),
            current: name === tab,
          }))}
        />
      }
      action={
        <LinkButton
          to={views.href({ ...view, edit: 'new' })}
          icon={<Plus aria-hidden="true" className="size-5" />}
        >
          {t(`admin.marketing.add.${tab}`)}
        </LinkButton>
      }
      filters={
        <>
          <input type="hidden" name="tab" value={tab} />
          <FilterSelect
            name="missing"
            label={t('admin.marketing.missing')}
            value={view.missing ?? ''}
          >
            <option value="">{t('admin.marketing.anyTexts')}</option>
            <option value="any">{t('admin.marketing.missingAny')}</option>
            <option value="zh">{t('admin.missing.zh')}</option>
            <option value="en">{t('admin.missing.en')}</option>
          </FilterSelect>
          <FilterSelect
            name="archived"
            label={t('admin.marketing.state')}
            value={view.archived ? '1' : ''}
          >
            <option value="">{t('admin.marketing.onSite')}</option>
            <option value="1">{t('admin.marketing.archived')}</option>
          </FilterSelect>
        </>
      }
      sortLabels={{
        position: t('admin.marketing.sorts.position'),
        updated: t('admin.marketing.sorts.updated'),
        newest: t('admin.marketing.sorts.newest'),
        oldest: t('admin.marketing.sorts.oldest'),
      }}
      empty={{
        title: t('admin.marketing.emptyTitle'),
        text: t(`admin.marketing.leads.${tab}`),
      }}
    >
      <SiteBlockList
        tab={tab}
        blocks={listed.list}
        isArranged={isArranged}
        label={label}
        hrefFor={(edit) => views.href({ ...view, edit })}
      />
    </ListPage>
  );
}
