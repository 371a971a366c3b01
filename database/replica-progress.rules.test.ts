import { expect, test } from 'vitest';
import { logPlace, ReplicaProgress } from './replica-progress.rules.ts';

test.each([
  ['0/0', '0/1'],
  ['0/FFFFFFFF', '1/0'],
  ['9/0', 'A/0'],
  ['16/B374D848', '16/B374D849'],
])('%s is before %s', (before, after) => {
  expect(logPlace(before)).toBeLessThan(logPlace(after));
});

test('a replica that was never asked has nothing', () => {
  expect(new ReplicaProgress().completeUntil).toBe(Number.NEGATIVE_INFINITY);
});

test('a replica has what was committed before the newest mark that it has passed', () => {
  const progress = new ReplicaProgress();
  progress.noteMark({ at: 1000, place: 10n });
  progress.noteMark({ at: 2000, place: 20n });
  progress.noteReplayed(15n);
  expect(progress.completeUntil).toBe(1000);
  progress.noteReplayed(20n);
  expect(progress.completeUntil).toBe(2000);
});

test('a replica that stands still has no more than before', () => {
  const progress = new ReplicaProgress();
  progress.noteMark({ at: 1000, place: 10n });
  progress.noteReplayed(10n);
  for (let at = 2000; at < 500_000; at += 1000) progress.noteMark({ at, place: 20n });
  progress.noteReplayed(19n);
  expect(progress.completeUntil).toBe(1000);
});
