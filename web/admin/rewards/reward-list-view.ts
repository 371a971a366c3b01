import type { AdminReward } from '#contract/rewards-admin.ts';
import { boolParam, defineListView, enumParam, idParam } from '#web/lists/list-view.ts';

export const rewardStatuses = [
  'active',
  'draft',
  'inactive',
] as const satisfies readonly AdminReward['status'][];

/** The list of reward items, and the reward in the form (`edit`: an id, or `new`). */
export const rewardViews = defineListView({
  path: '/admin/rewards',
  filters: {
    status: enumParam(rewardStatuses),
    reward_category_id: idParam,
    archived: boolParam,
    low_stock: boolParam,
    edit: (text) => (text === 'new' ? ('new' as const) : idParam(text)),
  },
  sorts: ['newest', 'points_asc', 'points_desc', 'stock'],
});
