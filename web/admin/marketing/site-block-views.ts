import { aFlag, anId, defineListView, oneOf } from '../../lists/list-view.ts';
import { type PieceTabName, pieceTabNames } from './site-block-tabs.ts';

const arranged = ['position', 'updated'] as const;
const dated = ['newest', 'oldest', 'updated'] as const;
export type PieceSort = (typeof arranged | typeof dated)[number];

const sortsOf: Record<PieceTabName, readonly [PieceSort, ...PieceSort[]]> = {
  banners: arranged,
  activities: dated,
  articles: dated,
  faqs: arranged,
  cases: arranged,
};

/** The tab that an address names; banners without one. */
export function readTab(params: URLSearchParams): PieceTabName {
  return oneOf(pieceTabNames)(params.get('tab')) ?? 'banners';
}

/** The list of a tab, and the piece in the form (`edit`: an id, or `new`). */
function viewsOf(tab: PieceTabName) {
  const views = defineListView({
    path: '/admin/marketing',
    filters: {
      tab: () => tab,
      missing: oneOf(['any', 'zh', 'en']),
      archived: aFlag,
      edit: (text) => (text === 'new' ? ('new' as const) : anId(text)),
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

export const pieceViews = {
  banners: viewsOf('banners'),
  activities: viewsOf('activities'),
  articles: viewsOf('articles'),
  faqs: viewsOf('faqs'),
  cases: viewsOf('cases'),
};
