import { expect, test } from 'vitest';
import { waitingHours } from './waiting-hours.rules.ts';

const now = new Date('2026-03-02T02:00:00Z');

test.each([
  ['pending', '2026-03-02T01:59:59Z', 0],
  ['pending', '2026-03-02T01:00:00Z', 1],
  ['approved', '2026-03-01T02:00:01Z', 23],
  ['shipped', '2026-02-28T02:00:00Z', 48],
  ['pending', '2026-03-02T03:00:00Z', 0],
] as const)('a request that is %s and was made at %s waits %i hours', (status, at, hours) => {
  const created = new Date(at);
  expect(waitingHours({ status, created_at: created, updated_at: created }, now)).toBe(hours);
});

test('a closed request waits no longer', () => {
  const created_at = new Date('2026-02-01T00:00:00Z');
  const updated_at = new Date('2026-02-01T05:30:00Z');
  for (const status of ['completed', 'rejected', 'cancelled'] as const) {
    expect(waitingHours({ status, created_at, updated_at }, now)).toBe(5);
  }
});
