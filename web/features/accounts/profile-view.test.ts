import { describe, expect, it } from 'vitest';
import { profilePath, readProfileView } from './profile-view.ts';

const read = (query: string) => readProfileView(new URLSearchParams(query));

describe('the address of the profile', () => {
  it.each([
    ['', 'profile', 1, null],
    ['tab=points', 'points', 1, null],
    ['tab=points&page=3', 'points', 3, null],
    ['tab=settings&page=3', 'settings', 1, null],
    ['tab=redemptions&redemption=12', 'redemptions', 1, 12],
    ['tab=redemptions&page=2&redemption=12', 'redemptions', 2, 12],
    ['tab=redemptions&redemption=x', 'redemptions', 1, null],
    ['tab=points&redemption=12', 'points', 1, null],
    ['tab=secrets', 'profile', 1, null],
  ])('?%s is the tab %s, page %i, request %s', (query, tab, page, redemption) => {
    expect(read(query)).toEqual({ tab, page, redemption });
  });

  it.each([
    '/profile',
    '/profile?tab=points&page=2',
    '/profile?tab=redemptions&redemption=12',
    '/profile?tab=settings',
  ])('%s is written as it was read', (path) => {
    expect(profilePath(read(path.split('?')[1] ?? ''))).toBe(path);
  });
});
