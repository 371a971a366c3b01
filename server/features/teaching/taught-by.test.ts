import { expect, test } from 'vitest';
import { maySeeGroups, taughtBy } from './taught-by.ts';

test('teachers look after their own courses, admins after all', () => {
  expect(taughtBy({ userId: 2, role: 'teacher' })).toBe(2);
  expect(taughtBy({ userId: 3, role: 'admin' })).toBeNull();
});

test.each([
  ['student', null, false],
  ['teacher', null, false],
  ['admin', 'content', false],
  ['admin', 'support', true],
  ['admin', 'owner', true],
] as const)('%s (%s) sees groups: %s', (role, adminRole, expected) => {
  expect(maySeeGroups({ role, adminRole })).toBe(expected);
});
