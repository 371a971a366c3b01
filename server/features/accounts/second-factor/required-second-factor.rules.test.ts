import { expect, test } from 'vitest';
import { isFactorRequired } from './required-second-factor.rules.ts';

test.each([
  ['student', 'staff', false],
  ['teacher', 'staff', true],
  ['admin', 'staff', true],
  ['teacher', 'admins', false],
  ['admin', 'admins', true],
  ['admin', 'none', false],
] as const)('of a %s it is required where %s need it: %s', (role, requiredFor, isRequired) => {
  expect(isFactorRequired(role, requiredFor)).toBe(isRequired);
});
