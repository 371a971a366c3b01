import { expect, test } from 'vitest';
import { earningKey } from './idempotency-keys.rules.ts';

test('a cause has one name', () => {
  expect(earningKey('course_like', 7, 12)).toBe('course_like:7:12');
  expect(earningKey('daily_sign_in', 7, '2026-05-01')).toBe('daily_sign_in:7:2026-05-01');
  expect(earningKey('welcome', 7)).toBe('welcome:7');
});
