import { expect, test } from 'vitest';
import {
  readUnsubscribeToken,
  UNSUBSCRIBE_DAYS,
  unsubscribeTokenOf,
} from './unsubscribe-token.rules.ts';

const key = Buffer.alloc(32, 7);
const now = new Date('2026-11-27T09:00:00Z');
const subscription = { userId: 42, kind: 'submission_graded' } as const;
const token = unsubscribeTokenOf(key, subscription, now);
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

test('a link names its person and kind for a year, and no longer', () => {
  expect(readUnsubscribeToken(key, token, now)).toEqual(subscription);
  expect(readUnsubscribeToken(key, token, inDays(UNSUBSCRIBE_DAYS))).toEqual(subscription);
  expect(readUnsubscribeToken(key, token, inDays(UNSUBSCRIBE_DAYS + 1))).toBeNull();
});

test.each([
  ['nothing', ''],
  ['anything', 'x'],
  ['another person', token.replace('42.', '43.')],
  ['another kind', token.replace('graded', 'returned')],
  ['a later day', token.replace(/\.(\d+)\./, (_, day) => `.${Number(day) + 1}.`)],
  ['another signature', `${token.slice(0, -4)}AAAA`],
  ['a kind that is none', token.replace('submission_graded', 'constructor')],
])('a token of %s says nothing', (_, forged) => {
  expect(readUnsubscribeToken(key, forged, now)).toBeNull();
});

test('a token of another key says nothing', () => {
  expect(readUnsubscribeToken(Buffer.alloc(32, 8), token, now)).toBeNull();
});
