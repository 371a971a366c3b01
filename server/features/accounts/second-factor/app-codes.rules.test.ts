import { Secret } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { codeAt, createSecret, enrolmentOf, stepOf } from './app-codes.rules.ts';

describe('a code of the app', () => {
  const secret = new TextEncoder().encode('12345678901234567890');

  test.each([
    // The table of RFC 6238, appendix B, with 6 digits.
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('%d seconds after 1970 is %s', (seconds, code) => {
    const at = new Date(seconds * 1000);
    expect(codeAt(secret, at)).toBe(code);
    expect(stepOf(secret, code, at)).toBe(Math.floor(seconds / 30));
  });

  test.each([
    [-60, null],
    [-30, -1],
    [0, 0],
    [30, 1],
    [60, null],
  ])('that is %d seconds off counts as %o', (seconds, delta) => {
    const at = new Date(1_800_000_000_000);
    const code = codeAt(secret, new Date(at.getTime() + seconds * 1000));
    expect(stepOf(secret, code, at)).toBe(delta === null ? null : 60_000_000 + delta);
  });

  test.each(['', '12345', '1234567', 'ABCDEF'])('%j is none', (code) => {
    expect(stepOf(secret, code, new Date(59_000))).toBeNull();
  });
});

test('an app is told academy, account and secret', () => {
  const secret = createSecret();
  const { secret: text, uri } = enrolmentOf(secret, '远景学院', 'lin@example.com');
  expect(Buffer.from(Secret.fromBase32(text).bytes)).toEqual(secret);
  const address = new URL(uri);
  expect(address.searchParams.get('secret')).toBe(text);
  expect(address.searchParams.get('issuer')).toBe('远景学院');
});
