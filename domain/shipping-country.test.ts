import { describe, expect, it } from 'vitest';
import { isPostalCode } from './shipping-country.ts';

describe('a postal code', () => {
  it.each([
    ['238840', undefined, true],
    ['', undefined, true],
    ['50000', undefined, false],
    ['2388400', undefined, false],
    ['238840', 'SG', true],
    ['23884', 'SG', false],
    ['50000', 'MY', true],
    ['050000', 'MY', false],
    ['5000a', 'MY', false],
    ['200000', 'CN', true],
    ['20000', 'CN', false],
    ['', 'CN', true],
    ['SW1A 1AA', 'other', true],
    ['1010-101', 'other', true],
    ['123', 'other', true],
    ['12', 'other', false],
    ['12345678901', 'other', false],
    [' 123', 'other', false],
    ['12/34', 'other', false],
    ['---', 'other', false],
  ] as const)('%s of %s: %s', (code, country, isRight) => {
    expect(isPostalCode(code, country)).toBe(isRight);
  });
});
