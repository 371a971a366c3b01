import { siteBlockSorts } from '#contract/marketing-admin.ts';
import { boolParam, defineListView, enumParam, idParam } from '#web/lists/list-view.ts';
import { entityOf, type SiteBlockTabName, siteBlockTabNames } from './site-block-tabs.ts';

/** The tab that an address names; banners without one. */
export function readTab(params: URLSearchParams): SiteBlockTabName {
  return enumParam(siteBlockTabNames)(params.get('tab')) ?? 'banners';
}

/** The list of a tab, and the site block in the form (`edit`: an id, or `new`). */
function viewsOf(tab: SiteBlockTabName) {
  const views = defineListView({
    path: '/admin/marketing',
    filters: {
      // Not a default of the list: every address names its tab.
      tab: (text): SiteBlockTabName | null => (text === null ? null : tab),
      missing: enumParam(['any', 'zh', 'en']),
      archived: boolParam,
      edit: (text) => (text === 'new' ? ('new' as const) : idParam(text)),
    },
    sorts: siteBlockSorts(entityOf(tab)),
  });
  return {
    ...views,
    path: `/admin/marketing?tab=${tab}`,
    // The tab selects the list; it is not a filter.
    isFiltered: ({ search, missing, archived }: ReturnType<typeof views.read>) =>
      search !== '' || missing !== null || archived,
  };
}

export const siteBlockViews = Object.fromEntries(
  siteBlockTabNames.map((tab) => [tab, viewsOf(tab)]),
) as Record<SiteBlockTabName, ReturnType<typeof viewsOf>>;
