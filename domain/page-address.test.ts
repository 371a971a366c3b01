import { expect, test } from 'vitest';
import { isPageAddress } from './page-address.ts';

test.each([
  ['https://meet.example/chen', true],
  ['HTTP://meet.example', true],
  ['https://meet.example/chen, room 2', false],
  ['by video call: https://meet.example', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['', false],
])('%j: %s', (text, is) => {
  expect(isPageAddress(text)).toBe(is);
});
