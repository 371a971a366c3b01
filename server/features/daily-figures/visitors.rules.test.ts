import { expect, test } from 'vitest';
import { countPeople } from './visitors.rules.ts';

const visitors = [
  { day: '2026-03-01', days_since: 0, people: 5 },
  { day: '2026-03-02', days_since: 0, people: 1 },
  { day: '2026-03-02', days_since: 1, people: 3 },
  { day: '2026-03-04', days_since: 2, people: 2 },
  { day: '2026-03-04', days_since: 9, people: 4 },
];

test.each([
  ['2026-03-01', 5 + 1 + 4],
  ['2026-03-02', 1 + 3 + 4],
  ['2026-03-03', 2 + 4],
  ['2026-03-04', 2 + 4],
])('people who were seen from %s on', (from, people) => {
  const seen = visitors.filter(({ day }) => day >= from);
  expect(countPeople(seen, from)).toBe(people);
});
