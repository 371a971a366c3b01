import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { EventLoopTurns } from './event-loop-turns.ts';

test('a few go on in each turn of the event loop, in their order, and all in the end', async () => {
  const turns = new EventLoopTurns(3);
  const done: number[] = [];
  const all = Array.from({ length: 8 }, (_, number) => turns.next().then(() => done.push(number)));
  const perTurn: number[] = [];
  while (done.length < all.length) {
    const before = done.length;
    await setImmediate();
    perTurn.push(done.length - before);
  }
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(perTurn).toEqual([3, 3, 2]);
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
