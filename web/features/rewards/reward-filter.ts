import type { CallInput } from '#contract/call.ts';
import type { rewardCalls } from '#contract/rewards.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { pageFrom } from '#web/lib/query.ts';

export const rewardSorts = ['points_asc', 'points_desc', 'newest', 'popular'] as const;
export type RewardSort = (typeof rewardSorts)[number];

/** A range of points; `most` null: no upper end. */
export interface PointsRange {
  least: number;
  most: number | null;
}

/** The offered ranges; an address may contain any other. */
export const pointsRanges: readonly PointsRange[] = [
  { least: 0, most: 200 },
  { least: 200, most: 500 },
  { least: 500, most: 1000 },
  { least: 1000, most: null },
];

export interface RewardFilter {
  /** Id of a category, or null for all. */
  category: number | null;
  /** `mine`: what the reader’s own points suffice for. */
  points: PointsRange | 'mine' | null;
  sort: RewardSort;
  page: number;
}

/** The form of a range in the address: `200-500`, `1000-`. */
export function rangeText({ least, most }: PointsRange): string {
  return `${least}-${most ?? ''}`;
}

function rangeFrom(text: string | null): RewardFilter['points'] {
  if (text === 'mine') return 'mine';
  const [, from, to] = /^(\d{0,8})-(\d{0,8})$/.exec(text ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  const least = Number(from);
  const most = to === '' ? null : Number(to);
  if (most !== null && most < least) return null;
  return { least, most };
}

/** Parses the address of the catalogue; unknown values are ignored. */
export function readRewardFilter(params: URLSearchParams): RewardFilter {
  const category = params.get('category') ?? '';
  return {
    category: /^[1-9]\d{0,8}$/.test(category) ? Number(category) : null,
    points: rangeFrom(params.get('points')),
    sort: rewardSorts.find((sort) => sort === params.get('sort')) ?? 'points_asc',
    page: pageFrom(params.get('page')),
  };
}

/** The address of the catalogue for a filter; defaults are left out. */
export function rewardsPath({ category, points, sort, page }: RewardFilter): string {
  const query = new URLSearchParams();
  if (category !== null) query.set('category', String(category));
  if (points !== null) query.set('points', points === 'mine' ? points : rangeText(points));
  if (sort !== 'points_asc') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '/rewards' : `/rewards?${text}`;
}

/**
 * The call’s query for a filter.
 * @param available the reader’s points; null for guests, for whom `mine` is ignored
 */
export function rewardQuery(
  { category, points, sort, page }: RewardFilter,
  available: number | null,
): NonNullable<CallInput<typeof rewardCalls.list>['query']> {
  const range = points === 'mine' ? { least: 0, most: available } : points;
  return {
    sort,
    page,
    limit: pageSizes.rewards,
    ...(category !== null && { reward_category_id: category }),
    ...(range && range.least > 0 && { min_points: range.least }),
    ...(range && range.most !== null && { max_points: range.most }),
  };
}
