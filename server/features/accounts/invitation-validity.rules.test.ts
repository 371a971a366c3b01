import { describe, expect, test } from 'vitest';
import { isInvitationUsable, normaliseCode } from './invitation-validity.rules.ts';

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
  ['welcome2025', 'WELCOME2025'],
  [' WELCOME 2025 ', 'WELCOME2025'],
  ['ＷＥＬＣＯＭＥ２０２５', 'WELCOME2025'],
])('the code typed as %s is %s', (typed, code) => {
  expect(normaliseCode(typed)).toBe(code);
});
