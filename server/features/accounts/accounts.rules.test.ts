import { describe, expect, test } from 'vitest';
import {
  isInvitationUsable,
  isRoleRaised,
  normaliseCode,
  sessionEndsAt,
  unnamed,
} from './accounts.rules.ts';

describe('an invitation code', () => {
  const now = new Date('2026-03-01T00:00:00Z');
  const code = { is_active: true, expires_at: null, max_uses: null, used_count: 0 };
  test.each([
    ['without limits', code, true],
    ['that is switched off', { ...code, is_active: false }, false],
    ['with one use left', { ...code, max_uses: 3, used_count: 2 }, true],
    ['that is used up', { ...code, max_uses: 3, used_count: 3 }, false],
    ['that ends in a second', { ...code, expires_at: new Date('2026-03-01T00:00:01Z') }, true],
    ['that ends now', { ...code, expires_at: now }, false],
    ['that ended', { ...code, expires_at: new Date('2026-02-28T23:59:59Z') }, false],
  ])('%s: usable is %#', (_, state, usable) => {
    expect(isInvitationUsable(state, now)).toBe(usable);
  });
});

test.each([
  ['used at once', '2026-03-01T00:00:00Z', false, '2026-03-01T12:00:00Z'],
  ['remembered', '2026-03-01T00:00:00Z', true, '2026-03-31T00:00:00Z'],
  ['used on its last day', '2026-05-29T18:00:00Z', false, '2026-05-30T00:00:00Z'],
  ['remembered and used in its last month', '2026-05-10T00:00:00Z', true, '2026-05-30T00:00:00Z'],
])(
  'a session that is %s ends at its time, 90 days after it began at the latest',
  (_, now, remembered, end) => {
    const createdAt = new Date('2026-03-01T00:00:00Z');
    expect(sessionEndsAt(createdAt, remembered, new Date(now))).toEqual(new Date(end));
  },
);

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

test.each([
  ['welcome2025', 'WELCOME2025'],
  [' WELCOME 2025 ', 'WELCOME2025'],
  ['ＷＥＬＣＯＭＥ２０２５', 'WELCOME2025'],
])('the code typed as %s is %s', (typed, code) => {
  expect(normaliseCode(typed)).toBe(code);
});

test('a person without a name is called by a number, in their language', () => {
  expect(unnamed('en')).toMatch(/^User \d{6}$/);
  expect(unnamed('zh')).toMatch(/^用户 \d{6}$/);
});
