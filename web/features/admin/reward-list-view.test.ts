import { describe, expect, it } from 'vitest';
import { type RewardListView, readRewardListView, rewardListPath } from './reward-list-view.ts';

const read = (query: string) => readRewardListView(new URLSearchParams(query));
const start: RewardListView = {
  search: '',
  status: null,
  category: null,
  sort: 'newest',
  page: 1,
  edit: null,
};

describe('the address of the reward items', () => {
  it.each<[string, Partial<RewardListView>]>([
    ['', {}],
    ['status=draft&category=2', { status: 'draft', category: 2 }],
    ['status=gone&category=-1', {}],
    ['edit=new', { edit: 'new' }],
    ['edit=7', { edit: 7 }],
    ['edit=old', {}],
    ['sort=stock&page=3&search=%E6%9D%AF', { sort: 'stock', page: 3, search: '杯' }],
  ])('reads ?%s', (query, expected) => {
    expect(read(query)).toEqual({ ...start, ...expected });
  });

  it.each([
    '/admin/rewards',
    '/admin/rewards?search=mug&status=active&category=3&sort=points_asc&page=2&edit=9',
    '/admin/rewards?edit=new',
  ])('writes %s as it was read', (path) => {
    expect(rewardListPath(read(path.split('?')[1] ?? ''))).toBe(path);
  });
});
