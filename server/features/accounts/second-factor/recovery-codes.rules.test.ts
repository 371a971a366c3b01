import { expect, test } from 'vitest';
import { createRecoveryCode } from './recovery-codes.rules.ts';

test('recovery codes are groups of four characters, and no two are the same', () => {
  const codes = Array.from({ length: 100 }, createRecoveryCode);
  expect(new Set(codes).size).toBe(100);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/);
});
