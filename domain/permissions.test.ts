import { describe, expect, test } from 'vitest';
import {
  adminRoles,
  isAdminRoleRaised,
  isPermitted,
  permissions,
  rolesWith,
} from './permissions.ts';

describe('a permission', () => {
  test.each(permissions)('“%s” is the owner’s, whoever else has it', (permission) => {
    expect(rolesWith(permission)).toContain('owner');
  });

  test('of every limited role is narrower than the owner’s', () => {
    for (const adminRole of adminRoles.filter((role) => role !== 'owner')) {
      const admin = { role: 'admin', adminRole } as const;
      const held = permissions.filter((permission) => isPermitted(admin, permission));
      expect(held.length).toBeGreaterThan(0);
      expect(held).not.toContain('admins');
      expect(held).not.toContain('settings');
      expect(held).not.toContain('audit');
    }
  });

  test.each([
    ['a guest', null],
    ['a learner', { role: 'student', adminRole: null }],
    ['a teacher', { role: 'teacher', adminRole: null }],
    ['a learner of whom a role is left', { role: 'student', adminRole: 'owner' }],
    ['an admin of no role', { role: 'admin', adminRole: null }],
    ['an admin of whom no role is known', { role: 'admin' }],
  ] as const)('is nothing that %s has', (_, who) => {
    expect(permissions.filter((permission) => isPermitted(who, permission))).toEqual([]);
  });

  test.each([
    ['content', 'courses', true],
    ['content', 'people', false],
    ['content', 'payments', false],
    ['support', 'redemptions', true],
    ['support', 'orders', true],
    ['support', 'payments', false],
    ['support', 'points', false],
    ['finance', 'payments', true],
    ['finance', 'points', true],
    ['finance', 'accounts', false],
  ] as const)('%s: %s is %s', (adminRole, permission, expected) => {
    expect(isPermitted({ role: 'admin', adminRole }, permission)).toBe(expected);
  });
});

test.each([
  [null, 'support', true],
  ['support', 'owner', true],
  ['owner', 'support', false],
  ['content', 'support', true],
  ['support', 'support', false],
  ['owner', null, false],
] as const)('from %s to %s gives permissions: %s', (before, after, expected) => {
  expect(isAdminRoleRaised(before, after)).toBe(expected);
});
