import { expect, test } from 'vitest';
import { CachedValue } from './cached-values.ts';
import type { ChangeTopic } from './change-feed.ts';

/** A feed whose changes, life and clock are the test's, and what is read under it. */
function createCached() {
  const state = { now: 0, isLive: true, reads: 0 };
  const listeners: ((topic: ChangeTopic) => void)[] = [];
  const feed = {
    isLive: () => state.isLive,
    onChange: (listener: (topic: ChangeTopic) => void) => {
      listeners.push(listener);
      return () => {};
    },
  };
  const value = new CachedValue<number>(feed, () => state.now);
  const change = (topic: ChangeTopic) => {
    for (const listener of listeners) listener(topic);
  };
  const get = () => value.get(async () => ++state.reads);
  return { state, value, change, get };
}

test('is read once, however many ask', async () => {
  const { get } = createCached();
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
  expect(await get()).toBe(1);
});

test('is dropped by a change of the catalogue, not by one of the counters', async () => {
  const { get, change, value } = createCached();
  await get();
  change('counters');
  expect(await get()).toBe(1);
  change('catalogue');
  expect(value.peek()).toBeUndefined();
  expect(await get()).toBe(2);
});

test('a read that began before a change is not cached', async () => {
  const { value, change, get } = createCached();
  const { promise, resolve } = Promise.withResolvers<number>();
  const overtaken = value.get(() => promise);
  change('catalogue');
  expect(await get()).toBe(1);
  resolve(-1);
  expect(await overtaken).toBe(-1);
  expect(await get()).toBe(1);
});

test('is a second old at most', async () => {
  const { get, state } = createCached();
  await get();
  state.now = 999;
  expect(await get()).toBe(1);
  state.now = 1_000;
  expect(await get()).toBe(2);
});

test('is not cached while announcements do not arrive', async () => {
  const { get, state } = createCached();
  state.isLive = false;
  expect([await get(), await get()]).toEqual([1, 2]);
  state.isLive = true;
  await get();
  state.isLive = false;
  expect(await get()).toBe(4);
});

test('is known only once it has been read', async () => {
  const { value } = createCached();
  const { promise, resolve } = Promise.withResolvers<number>();
  const reading = value.get(() => promise);
  expect(value.peek()).toBeUndefined();
  resolve(7);
  await reading;
  expect(value.peek()).toEqual({ value: 7 });
});

test('a read that fails is not cached', async () => {
  const { value, get } = createCached();
  await expect(value.get(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await get()).toBe(1);
});
