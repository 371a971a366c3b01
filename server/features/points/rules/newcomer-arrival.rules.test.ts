import { expect, test } from 'vitest';
import { hasArrived, isPaidFor } from './newcomer-arrival.rules.ts';

const TIME_ZONE = 'Asia/Singapore';
const at = (time: string) => new Date(`${time}Z`);

test.each<[string, string | null, string | null, boolean]>([
  ['2026-05-01T15:00:00', null, null, false],
  ['2026-05-01T15:00:00', '2026-05-01T15:10:00', null, false],
  ['2026-05-01T15:00:00', null, '2026-05-02T15:00:00', false],
  ['2026-05-01T15:00:00', '2026-05-01T15:10:00', '2026-05-01T15:59:59', false],
  // One minute later it is the next day there.
  ['2026-05-01T15:00:00', '2026-05-01T15:10:00', '2026-05-01T16:00:00', true],
  ['2026-05-01T15:00:00', '2026-06-01T00:00:00', '2026-05-02T15:00:00', true],
])(
  'registered %s, verified %s, learned %s: arrived is %s',
  (joined, verified, learned, arrived) => {
    const standing = {
      registeredAt: at(joined),
      emailVerifiedAt: verified === null ? null : at(verified),
      lastCompletedAt: learned === null ? null : at(learned),
    };
    expect(hasArrived(standing, TIME_ZONE)).toBe(arrived);
  },
);

test('an inviter is paid from the second day with paid lessons on', () => {
  expect([0, 1, 2, 3].map(isPaidFor)).toEqual([false, false, true, true]);
});
