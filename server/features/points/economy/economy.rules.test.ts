import { describe, expect, test } from 'vitest';
import {
  decideCost,
  decideExpiring,
  decideWeeks,
  type Flow,
  type OfferedRewards,
  rankFlows,
} from './economy.rules.ts';

const flow = (fields: Partial<Flow>): Flow => ({
  week: '2026-03-02',
  kind: 'daily_sign_in',
  account: 'issued',
  direction: 'from',
  points: 10,
  entries: 1,
  ...fields,
});

describe('the weeks of the economy', () => {
  test('end with what is in circulation now, and are counted back from it', () => {
    const flows = [
      flow({ week: '2026-03-02', points: 100 }),
      flow({ week: '2026-03-09', points: 50 }),
      flow({ week: '2026-03-09', account: 'spent', direction: 'to', points: 30 }),
      flow({ week: '2026-03-16', account: 'expired', direction: 'to', points: 5 }),
      flow({ week: '2026-03-16', account: 'adjusted', direction: 'to', points: 7 }),
      flow({ week: '2026-03-16', account: 'adjusted', direction: 'from', points: 2 }),
    ];
    const weeks = ['2026-03-02', '2026-03-09', '2026-03-16'];
    const nothing = { earned: 0, spent: 0, expired: 0, taken: 0 };
    expect(decideWeeks(flows, weeks, 1110)).toEqual([
      { ...nothing, week: '2026-03-02', earned: 100, circulation: 1100 },
      { ...nothing, week: '2026-03-09', earned: 50, spent: 30, circulation: 1120 },
      { ...nothing, week: '2026-03-16', earned: 2, expired: 5, taken: 7, circulation: 1110 },
    ]);
  });
});

describe('sources and sinks', () => {
  test('are sorted by kind, the most first; a correction counts against what it corrects', () => {
    const flows = [
      flow({ kind: 'quiz_pass', points: 20 }),
      flow({ points: 10, week: '2026-03-09' }),
      flow({ points: 30, entries: 3 }),
      flow({ kind: 'quiz_pass', points: -20, entries: 0 }),
      flow({ kind: 'course_redemption', account: 'spent', direction: 'to', points: 300 }),
    ];
    expect(rankFlows(flows, 'from')).toEqual([
      { kind: 'daily_sign_in', points: 40, entries: 4 },
      { kind: 'quiz_pass', points: 0, entries: 1 },
    ]);
    expect(rankFlows(flows, 'to')).toEqual([
      { kind: 'course_redemption', points: 300, entries: 1 },
    ]);
  });
});

describe('the cost of outstanding points', () => {
  const reward = (
    value: number,
    points_required: number,
    asked = 0,
    rewards = 1,
  ): OfferedRewards => ({
    rewards,
    value,
    points_required,
    asked,
  });
  const cost = (rewards: OfferedRewards[], available = 1000, heldValue = 0) =>
    decideCost({ available, heldValue }, rewards);

  test.each<[string, OfferedRewards[], [number, number, number], 'choices' | 'median']>([
    ['one reward', [reward(10, 1000)], [10, 10, 10], 'median'],
    [
      'the middle of three',
      [reward(5, 1000), reward(9, 1000), reward(30, 1000)],
      [5, 9, 30],
      'median',
    ],
    ['between the two in the middle', [reward(5, 1000), reward(9, 1000)], [5, 7, 9], 'median'],
    [
      'the middle of many, of which most are alike',
      [reward(5, 1000), reward(9, 1000, 0, 3), reward(30, 1000)],
      [5, 9, 30],
      'median',
    ],
    [
      'between the two, each of several',
      [reward(5, 1000, 0, 2), reward(9, 1000, 0, 2)],
      [5, 7, 9],
      'median',
    ],
    ['what learners choose', [reward(5, 1000, 3), reward(9, 1000, 1)], [5, 6, 9], 'choices'],
    [
      'choices weigh by their points',
      [reward(5, 1000, 1), reward(90, 9000, 1)],
      [5, 9.5, 10],
      'choices',
    ],
    [
      'rewards without a value are left out',
      [reward(0, 10, 50), reward(4, 1000)],
      [4, 4, 4],
      'median',
    ],
  ])('%s', (_, rewards, [best, typical, worst], typical_by) => {
    expect(cost(rewards)).toMatchObject({ best, typical, worst, typical_by, held: 0 });
  });

  test('adds what the requested rewards are worth to each, and nothing for them otherwise', () => {
    expect(cost([reward(10, 1000)], 500, 25.5)).toEqual({
      held: 25.5,
      best: 30.5,
      typical: 30.5,
      worst: 30.5,
      best_per_point: 0.01,
      typical_per_point: 0.01,
      worst_per_point: 0.01,
      typical_by: 'median',
    });
  });

  test('is in whole cents', () => {
    expect(cost([reward(1, 3)], 1)).toMatchObject({ best: 0.33 });
  });

  test('is unknown where no reward has a value', () => {
    expect(cost([])).toBeNull();
    expect(cost([reward(0, 100)])).toBeNull();
  });
});

test('points that expire count in their week; expired ones in the first', () => {
  const weeks = ['2026-03-02', '2026-03-09'];
  const ending = [
    { week: '2026-02-23', points: 1 },
    { week: '2026-03-02', points: 2 },
    { week: '2026-03-16', points: 4 },
    { week: '2026-03-23', points: 8 },
    { week: null, points: 16 },
  ];
  expect(decideExpiring(ending, weeks)).toEqual({
    expiring: [
      { week: '2026-03-02', points: 3 },
      { week: '2026-03-09', points: 0 },
    ],
    expiring_later: 12,
    never_expiring: 16,
  });
});
