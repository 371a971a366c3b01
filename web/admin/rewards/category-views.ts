import { rewardCategoryKind } from '#contract/rewards.ts';
import { boolParam, defineListView, enumParam, idParam } from '#web/lists/list-view.ts';

/** The list of reward categories, and the one in the form (`edit`: an id, or `new`). */
export const categoryViews = defineListView({
  path: '/admin/reward-categories',
  filters: {
    kind: enumParam(rewardCategoryKind.options),
    archived: boolParam,
    edit: (text) => (text === 'new' ? ('new' as const) : idParam(text)),
  },
  sorts: ['position', 'name', 'rewards'],
});
