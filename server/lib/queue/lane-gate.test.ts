import { beforeEach, expect, test } from 'vitest';
import { LaneGate } from './lane-gate.ts';

let now: Date;
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const gateOf = (perMinute: number | null = null) => new LaneGate({ now: () => now, perMinute });

beforeEach(() => {
  now = new Date('2026-03-02T02:00:00Z');
});

test('an outage pauses the lane for 1, 2, 4, 8 and then 10 minutes, with one attempt after each', () => {
  const gate = gateOf();
  for (const minutes of [1, 2, 4, 8, 10, 10]) {
    expect(gate.enter()).toBe(true);
    gate.failed();
    pass(minutes * 60 - 1);
    expect(gate.enter()).toBe(false);
    pass(1);
  }
  expect([gate.enter(), gate.enter()]).toEqual([true, false]);
  gate.succeeded();
  expect([gate.enter(), gate.enter()]).toEqual([true, true]);
});

test('jobs that fail together are one failure', () => {
  const gate = gateOf();
  for (let job = 0; job < 3; job++) gate.failed();
  pass(60);
  expect(gate.enter()).toBe(true);
});

test('a pause that is ended early allows one attempt, and the next pause is longer', () => {
  const gate = gateOf();
  gate.failed();
  expect(gate.enter()).toBe(false);
  gate.reopen();
  expect([gate.enter(), gate.enter()]).toEqual([true, false]);
  gate.failed();
  pass(119);
  expect(gate.enter()).toBe(false);
  pass(1);
  expect(gate.enter()).toBe(true);
});

test('one lost session is the fault of its job, three in a row are an outage', () => {
  const gate = gateOf();
  expect([gate.lostSession(), gate.lostSession()]).toEqual([false, false]);
  gate.succeeded();
  expect([gate.lostSession(), gate.lostSession(), gate.lostSession()]).toEqual([
    false,
    false,
    true,
  ]);
  expect(gate.enter()).toBe(false);
});

test('no more jobs begin in a minute than the service allows, and none is lost to an empty look', () => {
  const gate = gateOf(120);
  let begun = 0;
  for (let tenth = 0; tenth < 600; tenth++) {
    if (gate.enter()) begun++;
    pass(0.1);
  }
  expect(begun).toBe(120);
  pass(1);
  expect(gate.enter()).toBe(true);
  gate.leaveUnused();
  expect(gate.enter()).toBe(true);
});
