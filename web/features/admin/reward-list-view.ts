import type { AdminReward } from '#contract/rewards.ts';
import { pageFrom } from '#web/lib/query.ts';

export const rewardStatuses = [
  'active',
  'draft',
  'inactive',
] as const satisfies readonly AdminReward['status'][];

export const adminRewardSorts = ['newest', 'points_asc', 'points_desc', 'stock'] as const;

export const REWARDS_PER_PAGE = 20;

export interface RewardListView {
  search: string;
  status: AdminReward['status'] | null;
  category: number | null;
  sort: (typeof adminRewardSorts)[number];
  page: number;
  /** The reward in the form: an id, `new`, or none. */
  edit: number | 'new' | null;
}

function positive(text: string | null): number | null {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;
}

/** What the address of the reward items asks for; what it does not know falls out. */
export function readRewardListView(params: URLSearchParams): RewardListView {
  const edit = params.get('edit');
  return {
    search: (params.get('search') ?? '').trim().slice(0, 200),
    status: rewardStatuses.find((status) => status === params.get('status')) ?? null,
    category: positive(params.get('category')),
    sort: adminRewardSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: pageFrom(params.get('page')),
    edit: edit === 'new' ? 'new' : positive(edit),
  };
}

/** The address of the reward items for a view; what is at its default is left out. */
export function rewardListPath(view: Partial<RewardListView>): string {
  const query = new URLSearchParams();
  if (view.search) query.set('search', view.search);
  if (view.status) query.set('status', view.status);
  if (view.category) query.set('category', String(view.category));
  if (view.sort && view.sort !== 'newest') query.set('sort', view.sort);
  if (view.page && view.page > 1) query.set('page', String(view.page));
  if (view.edit) query.set('edit', String(view.edit));
  const text = query.toString();
  return text === '' ? '/admin/rewards' : `/admin/rewards?${text}`;
}
