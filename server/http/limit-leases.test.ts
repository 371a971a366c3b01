import { describe, expect, test } from 'vitest';
import { type LeaseRequest, LimitCounter, leaseStore } from './limit-leases.ts';

/** Some processes over one counter, with a clock that is set. */
function processes(count: number) {
  const clock = { now: 0 };
  const now = () => clock.now;
  const counter = new LimitCounter(count, now);
  let asked = 0;
  const ask = async (request: LeaseRequest) => {
    asked += 1;
    return counter.lease(request);
  };
  const stores = Array.from({ length: count }, () => new (leaseStore(ask, now))({}));
  const isWithin = (process: number, key: string, max: number) =>
    new Promise<boolean>((resolve, reject) => {
      stores[process]?.incr(
        key,
        (error, result) => (result ? resolve(result.current <= max) : reject(error)),
        60_000,
        max,
      );
    });
  /** How many of so many requests get through, spread evenly. */
  const allowed = async (requests: number, key: string, max: number) => {
    const all = Array.from({ length: requests }, (_, i) => isWithin(i % count, key, max));
    return (await Promise.all(all)).filter(Boolean).length;
  };
  return { clock, allowed, isWithin, asked: () => asked };
}

describe('a limit over several processes', () => {
  test.each([
    [1, 600, 700],
    [2, 600, 1400],
    [2, 20, 100],
    [8, 600, 5000],
    [64, 20, 700],
  ])('%i processes let %i of a minute through, and not one more', async (count, max, requests) => {
    expect(await processes(count).allowed(requests, 'call 1.2.3.4', max)).toBe(max);
  });

  test('a client of one process alone gets the whole limit, for a few messages', async () => {
    const { isWithin, asked } = processes(2);
    const answers = [];
    for (let i = 0; i < 650; i++) answers.push(await isWithin(0, 'call 1.2.3.4', 600));
    expect(answers.filter(Boolean)).toHaveLength(600);
    expect(asked()).toBeLessThan(150);
  });

  test('what a process holds and does not use is a small part of the limit', async () => {
    const { isWithin, allowed } = processes(2);
    await isWithin(1, 'call 1.2.3.4', 600);
    let through = 0;
    for (let i = 0; i < 650; i++) if (await isWithin(0, 'call 1.2.3.4', 600)) through += 1;
    expect(through).toBeGreaterThanOrEqual(580);
    expect(through + (await allowed(100, 'call 1.2.3.4', 600))).toBeLessThanOrEqual(600);
  });

  test('a window ends, and each key has its own', async () => {
    const { clock, allowed } = processes(2);
    expect(await allowed(30, 'registration 1.2.3.4', 20)).toBe(20);
    expect(await allowed(30, 'registration 1.2.3.5', 20)).toBe(20);
    clock.now = 59_999;
    expect(await allowed(10, 'registration 1.2.3.4', 20)).toBe(0);
    clock.now = 60_000;
    expect(await allowed(30, 'registration 1.2.3.4', 20)).toBe(20);
  });

  test('a supervisor that does not answer fails the request, and is asked again by the next one', async () => {
    let isBroken = true;
    const counter = new LimitCounter(1);
    const store = new (leaseStore(async (request) => {
      if (isBroken) throw new Error('gone');
      return counter.lease(request);
    }))({});
    const count = () =>
      new Promise((resolve) => {
        store.incr('key', (error, result) => resolve(error ?? result?.current), 60_000, 5);
      });
    expect(await count()).toEqual(new Error('gone'));
    isBroken = false;
    expect(await count()).toBeLessThanOrEqual(5);
  });
});
