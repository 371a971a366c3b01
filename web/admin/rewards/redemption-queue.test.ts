import { describe, expect, it } from 'vitest';
import type { RedemptionStatus } from '#domain/redemption-status.ts';
import {
  batchActions,
  chooseRange,
  type QueueView,
  queueFilterOf,
  queueViews,
  waitingTime,
} from './redemption-queue.ts';

const read = (query: string) => queueViews.read(new URLSearchParams(query));
const start: QueueView = {
  status: 'pending',
  search: '',
  sort: 'oldest',
  page: 1,
  reward: null,
  group_id: null,
  request: null,
  limit: 20,
};

describe('the address of the queue', () => {
  it.each<[string, Partial<QueueView>]>([
    ['', {}],
    ['status=approved&page=2', { status: 'approved', page: 2 }],
    ['status=all', { status: 'all' }],
    ['status=lost', {}],
    ['search=%20lin%20', { search: 'lin' }],
    ['sort=points', { sort: 'points' }],
    ['request=31', { request: 31 }],
    ['request=x', {}],
    ['reward=7', { reward: 7 }],
  ])('reads ?%s', (query, expected) => {
    expect(read(query)).toEqual({ ...start, ...expected });
  });

  it.each([
    '/admin/redemptions',
    '/admin/redemptions?search=lin&status=shipped&reward=7&request=4&sort=newest&page=2',
  ])('writes %s as it was read', (path) => {
    expect(queueViews.href(read(path.split('?')[1] ?? ''))).toBe(path);
  });

  it.each([
    ['', { status: 'pending' }, false],
    ['status=all&request=3', {}, false],
    ['status=all&search=lin', { search: 'lin' }, true],
    ['reward=7&page=2&sort=points', { status: 'pending', reward_id: 7 }, true],
  ])('?%s asks for %j, filtered %s', (query, filter, isFiltered) => {
    expect(queueFilterOf(read(query))).toEqual(filter);
    expect(queueViews.isFiltered(read(query))).toBe(isFiltered);
  });
});

const request = (redemption_id: number, status: RedemptionStatus, requires_shipping = true) => ({
  redemption_id,
  status,
  requires_shipping,
  delivers_code: false,
  fulfils_itself: false,
  course: null,
});

describe('what can be done with a request', () => {
  it('is offered for many where at least one of them can take it', () => {
    const chosen = [
      request(1, 'pending'),
      request(2, 'approved'),
      request(3, 'approved', false),
      request(4, 'completed'),
    ];
    expect(batchActions(chosen)).toEqual([
      { action: 'approve', ids: [1] },
      { action: 'ship', ids: [2] },
      { action: 'complete', ids: [3] },
      { action: 'reject', ids: [1, 2, 3] },
    ]);
    expect(batchActions([])).toEqual([]);
  });
});

describe('how long a request has waited', () => {
  it.each([
    [0, 'pending', 'hours', 0, false],
    [23, 'pending', 'hours', 23, false],
    [24, 'pending', 'days', 1, false],
    [47, 'approved', 'days', 1, false],
    [48, 'approved', 'days', 2, true],
    [500, 'completed', 'days', 20, false],
  ] as const)('%i hours, %s: %s %i, late %s', (hours, status, unit, count, isLate) => {
    expect(waitingTime(hours, status)).toEqual({ unit, count, isLate });
  });
});

describe('choosing a range', () => {
  const order = [10, 20, 30, 40];
  it.each([
    [[], null, 20, true, [20]],
    [[20], 20, 40, true, [20, 30, 40]],
    [[40], 40, 20, true, [20, 30, 40]],
    [[10, 20, 30], 10, 20, false, [30]],
    [[10], 99, 30, true, [10, 30]],
  ])('%j, from %s to %i, on %s', (chosen, from, to, on, expected) => {
    const next = chooseRange(new Set(chosen), order, { from, to, on });
    expect([...next].sort((a, b) => a - b)).toEqual(expected);
  });
});
