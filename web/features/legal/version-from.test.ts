import { expect, test } from 'vitest';
import { versionFrom } from './version-from.ts';

test.each([
  ['', {}],
  ['version=2', { version: 2 }],
  ['version=0', {}],
  ['version=-1', {}],
  ['version=1e3', {}],
  ['version=99999999', {}],
  ['version=latest', {}],
])('%j asks for %j', (query, expected) => {
  expect(versionFrom(new URLSearchParams(query))).toEqual(expected);
});
