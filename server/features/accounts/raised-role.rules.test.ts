import { expect, test } from 'vitest';
import { isRoleRaised } from './raised-role.rules.ts';

test.each([
  ['student', 'student', false],
  ['student', 'teacher', true],
  ['student', 'admin', true],
  ['teacher', 'admin', true],
  ['admin', 'admin', false],
  ['admin', 'teacher', false],
  ['teacher', 'student', false],
] as const)('from %s to %s a role is raised: %s', (before, after, raised) => {
  expect(isRoleRaised(before, after)).toBe(raised);
});
