import { describe, expect, test } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';

describe('a limit of tasks at once', () => {
  test('runs them in order, no more than allowed, also after one that fails', async () => {
    const limit = new ConcurrencyLimit(2);
    const begun: number[] = [];
    const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
    const runs = ends.map(({ promise }, task) =>
      limit.run(() => {
        begun.push(task);
        return promise;
      }),
    );
    expect(begun).toEqual([0, 1]);
    ends[1]?.reject(new Error('it failed'));
    await expect(runs[1]).rejects.toThrow('it failed');
    await expect.poll(() => begun).toEqual([0, 1, 2]);
    for (const { resolve } of ends) resolve();
    await Promise.allSettled(runs);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    await expect(limit.run(async () => 'again')).resolves.toBe('again');
  });
});
