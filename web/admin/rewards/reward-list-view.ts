import type { AdminReward } from '#contract/rewards.ts';
import { aFlag, anId, defineListView, oneOf } from '../../lists/list-view.ts';

export const rewardStatuses = [
  'active',
  'draft',
  'inactive',
] as const satisfies readonly AdminReward['status'][];

export const REWARDS_PER_PAGE = 20;

/** The list of reward items, and the reward in the form (`edit`: an id, or `new`). */
export const rewardViews = defineListView({
  path: '/admin/rewards',
  filters: {
    status: oneOf(rewardStatuses),
    reward_category_id: anId,
    archived: aFlag,
    edit: (text) => (text === 'new' ? ('new' as const) : anId(text)),
  },
  sorts: ['newest', 'points_asc', 'points_desc', 'stock'],
});
