import { expect, test } from 'vitest';
import {
  cacheKeyOf,
  encodingOf,
  isFresh,
  type KnownChanges,
  matchesTag,
  minuteOf,
} from './guest-response-cache.rules.ts';

const NEVER = Number.NEGATIVE_INFINITY;
const quiet: KnownChanges = { catalogueChangedAt: NEVER, countersChangedAt: NEVER, isLive: true };
const made = { startedAt: 10_000, minute: 5 };

test.each<[string, Partial<KnownChanges>, number, boolean]>([
  ['nothing has changed', {}, 40_000, true],
  ['the catalogue changed before it was begun', { catalogueChangedAt: 9_999 }, 10_001, true],
  ['the catalogue changed while it was made', { catalogueChangedAt: 10_000 }, 10_001, false],
  ['the catalogue changed after it', { catalogueChangedAt: 10_500 }, 10_501, false],
  ['a like came less than a second ago', { countersChangedAt: 10_500 }, 10_999, true],
  ['a like came, and it is a second old', { countersChangedAt: 10_500 }, 11_000, false],
  ['a like came before it was begun', { countersChangedAt: 9_999 }, 40_000, true],
  ['changes do not arrive, and it is young', { isLive: false }, 10_999, true],
  ['changes do not arrive, and it is a second old', { isLive: false }, 11_000, false],
])('a response may be sent again or not: %s', (_, changes, startedAt, expected) => {
  expect(isFresh(made, { ...quiet, ...changes }, { startedAt, minute: 5 })).toBe(expected);
});

test('on a new minute everything is stale: something may have opened or ended', () => {
  expect(isFresh(made, quiet, { startedAt: 10_001, minute: 6 })).toBe(false);
  expect(minuteOf(new Date('2026-03-02T02:00:59.999Z'))).toBe(
    minuteOf(new Date('2026-03-02T02:00:00Z')),
  );
});

const request = {
  url: '/courses',
  origin: 'https://academy.example',
  locale: 'zh',
  theme: 'light',
};

test('two requests share a response when address, language, theme and host are the same', () => {
  const key = cacheKeyOf(request);
  expect(cacheKeyOf({ ...request })).toBe(key);
  const others = [
    { url: '/courses?page=2' },
    { locale: 'en' },
    { theme: 'dark' },
    { origin: 'https://other.example' },
  ];
  const keys = others.map((other) => cacheKeyOf({ ...request, ...other }));
  expect(new Set([key, ...keys]).size).toBe(5);
});

test('an endless address is not stored', () => {
  expect(cacheKeyOf({ ...request, url: `/${'a'.repeat(300)}` })).toBeNull();
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000', 'identity'],
  ['br;q=0.5', 'br'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('who accepts %j gets %s', (header, encoding) => {
  expect(encodingOf(header)).toBe(encoding);
});

test('a tag is known strong or weak, alone or among others', () => {
  expect(matchesTag('W/"abc"', '"abc"')).toBe(true);
  expect(matchesTag('"x", "abc"', '"abc"')).toBe(true);
  expect(matchesTag('"abcd"', '"abc"')).toBe(false);
  expect(matchesTag(undefined, '"abc"')).toBe(false);
});
