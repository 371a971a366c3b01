import { expect, test } from 'vitest';
import { changesSomething } from './changes-something.ts';
import { demoAdminCalls } from './demo-admin.ts';
import { allCalls } from './index.ts';

const posts = [...allCalls, ...Object.values(demoAdminCalls)].filter(
  (call) => call.method === 'POST' || call.alsoPost,
);

test('each POST that changes something takes a key or names its natural one', () => {
  const undecided = posts
    .filter(changesSomething)
    .filter((call) => (call.takesIdempotencyKey === true) === (call.naturalKey !== undefined));
  expect(undecided.map(({ name }) => name)).toEqual([]);
});

test('no other call has either', () => {
  const others = allCalls.filter((call) => !posts.includes(call) || !changesSomething(call));
  const wrong = others.filter((call) => call.takesIdempotencyKey || call.naturalKey !== undefined);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('each natural key is a sentence', () => {
  const keys = posts.flatMap(({ naturalKey = [] }) => naturalKey);
  expect(keys.filter((key) => !/^[A-Z].*\.$/.test(key))).toEqual([]);
});

test('a key belongs to a user: of guests only registering takes one, for the new user', () => {
  const guests = allCalls.filter((call) => call.takesIdempotencyKey && call.access === 'guest');
  expect(guests.map(({ name }) => name)).toEqual(['accounts.register']);
});
