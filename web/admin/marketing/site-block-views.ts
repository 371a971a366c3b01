import { boolParam, defineListView, enumParam, idParam } from '#web/lists/list-view.ts';
import { type SiteBlockTabName, siteBlockTabNames } from './site-block-tabs.ts';

const arranged = ['position', 'updated'] as const;
const dated = ['newest', 'oldest', 'updated'] as const;
export type SiteBlockSort = (typeof arranged | typeof dated)[number];

const sortsOf: Record<SiteBlockTabName, readonly [SiteBlockSort, ...SiteBlockSort[]]> = {
  banners: arranged,
  activities: dated,
  articles: dated,
  faqs: arranged,
  cases: arranged,
};

/** The tab that an address names; banners without one. */
export function readTab(params: URLSearchParams): SiteBlockTabName {
  return enumParam(siteBlockTabNames)(params.get('tab')) ?? 'banners';
}

/** The list of a tab, and the site block in the form (`edit`: an id, or `new`). */
function viewsOf(tab: SiteBlockTabName) {
  const views = defineListView({
    path: '/admin/marketing',
    filters: {
      tab: () => tab,
      missing: enumParam(['any', 'zh', 'en']),
      archived: boolParam,
      edit: (text) => (text === 'new' ? ('new' as const) : idParam(text)),
    },
    sorts: sortsOf[tab],
  });
  return {
    ...views,
    path: `/admin/marketing?tab=${tab}`,
    // The tab says what the list is of; it narrows nothing.
    isFiltered: ({ search, missing, archived }: ReturnType<typeof views.read>) =>
      search !== '' || missing !== null || archived,
  };
}

export const siteBlockViews = {
  banners: viewsOf('banners'),
  activities: viewsOf('activities'),
  articles: viewsOf('articles'),
  faqs: viewsOf('faqs'),
  cases: viewsOf('cases'),
};
