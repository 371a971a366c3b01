import { expect, test } from 'vitest';
import { countFailures, respawnDelay } from './respawn.rules.ts';

test.each([
  [1, 100],
  [2, 200],
  [4, 800],
  [8, 10_000],
  [2_000, 10_000],
])('after %i failures in a row the next worker comes after %i ms', (failures, delay) => {
  expect(respawnDelay(failures)).toBe(delay);
});

test.each([
  [0, 10, 1],
  [3, 29_999, 4],
  [3, 30_000, 1],
])('after %i failures one that lived %i ms makes %i', (before, lived, failures) => {
  expect(countFailures(before, lived)).toBe(failures);
});
