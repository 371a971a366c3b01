import { describe, expect, it } from 'vitest';
import { type RewardFilter, readRewardFilter, rewardQuery, rewardsPath } from './reward-filter.ts';

const read = (query: string) => readRewardFilter(new URLSearchParams(query));
const all: RewardFilter = { category: null, points: null, sort: 'points_asc', page: 1 };

describe('the filter of the catalogue', () => {
  it.each<[string, Partial<RewardFilter>]>([
    ['', {}],
    ['category=3', { category: 3 }],
    ['category=0', {}],
    ['category=three', {}],
    ['points=200-500', { points: { least: 200, most: 500 } }],
    ['points=1000-', { points: { least: 1000, most: null } }],
    ['points=-200', { points: { least: 0, most: 200 } }],
    ['points=-', {}],
    ['points=500-200', {}],
    ['points=200-200', { points: { least: 200, most: 200 } }],
    ['points=mine', { points: 'mine' }],
    ['sort=popular', { sort: 'popular' }],
    ['sort=price', {}],
    ['page=2', { page: 2 }],
    ['page=0', {}],
  ])('reads ?%s', (query, expected) => {
    expect(read(query)).toEqual({ ...all, ...expected });
  });

  it.each([
    '/rewards',
    '/rewards?category=2',
    '/rewards?points=200-500&sort=newest&page=3',
    '/rewards?points=1000-',
    '/rewards?points=mine',
  ])('writes %s as it was read', (path) => {
    expect(rewardsPath(read(path.split('?')[1] ?? ''))).toBe(path);
  });

  it.each<[Partial<RewardFilter>, number | null, object]>([
    [{}, null, {}],
    [{ points: { least: 0, most: 200 } }, null, { max_points: 200 }],
    [{ points: { least: 1000, most: null } }, 50, { min_points: 1000 }],
    [{ points: 'mine' }, 120, { max_points: 120 }],
    [{ points: 'mine' }, 0, { max_points: 0 }],
    [{ points: 'mine' }, null, {}],
    [{ category: 4, sort: 'newest', page: 2 }, null, { reward_category_id: 4 }],
  ])('asks the API for %o with %s points', (change, available, expected) => {
    const filter = { ...all, ...change };
    expect(rewardQuery(filter, available)).toEqual({
      sort: filter.sort,
      page: filter.page,
      limit: 12,
      ...expected,
    });
  });
});
