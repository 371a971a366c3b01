import { expect, test } from 'vitest';
import { landingPath } from './landing-path.ts';

test.each([
  ['admin', '/admin'],
  ['teacher', '/teach'],
  ['student', '/'],
] as const)('%s begins at %s', (role, path) => {
  expect(landingPath({ role })).toBe(path);
});
