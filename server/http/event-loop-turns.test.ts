import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { EventLoopTurns } from './event-loop-turns.ts';

test('a few go on in each turn of the event loop, in their order, and all in the end', async () => {
  const turns = new EventLoopTurns(3);
  const done: number[] = [];
  const all = Array.from({ length: 8 }, (_, number) => turns.next().then(() => done.push(number)));
  const counts: number[] = [];
  while (done.length < all.length) {
    await setImmediate();
    counts.push(done.length);
  }
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(counts[0]).toBeLessThanOrEqual(3);
  const steps = counts.map((count, index) => count - (counts[index - 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(3);
  await turns.next();
});

test('a task with nothing left to do takes no place from the others', async () => {
  const turns = new EventLoopTurns(2);
  const done: number[] = [];
  const all = Array.from({ length: 6 }, (_, number) =>
    turns.next(() => number < 4).then(() => done.push(number)),
  );
  await setImmediate();
  expect(done).toEqual([0, 1, 2, 3, 4, 5]);
  await Promise.all(all);
});
