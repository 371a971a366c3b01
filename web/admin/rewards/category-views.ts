import { rewardCategoryKind } from '#contract/rewards.ts';
import { aFlag, anId, defineListView, oneOf } from '../../lists/list-view.ts';

/** The list of reward categories, and the one in the form (`edit`: an id, or `new`). */
export const categoryViews = defineListView({
  path: '/admin/reward-categories',
  filters: {
    kind: oneOf(rewardCategoryKind.options),
    archived: aFlag,
    edit: (text) => (text === 'new' ? ('new' as const) : anId(text)),
  },
  sorts: ['position', 'name', 'rewards'],
});
