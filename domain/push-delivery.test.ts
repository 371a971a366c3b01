import { expect, test } from 'vitest';
import { isDeviceExpired, pushOutcomeOf } from './push-delivery.ts';

test.each([
  [200, 'accepted'],
  [201, 'accepted'],
  [204, 'accepted'],
  [301, 'failed'],
  [400, 'failed'],
  [403, 'failed'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'failed'],
  [429, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
] as const)('of a push service that answers %i the push is %s', (status, outcome) => {
  expect(pushOutcomeOf(status)).toBe(outcome);
});

test.each([
  [null, false],
  ['2026-05-04T12:00:00Z', false],
  ['2026-04-27T12:00:01Z', false],
  ['2026-04-27T12:00:00Z', true],
])('a device whose pushes fail since %s is given up: %s', (since, expected) => {
  const now = new Date('2026-05-04T12:00:00Z');
  expect(isDeviceExpired(since === null ? null : new Date(since), now)).toBe(expected);
});
