import { expect, test } from 'vitest';
import { cleanedTarget } from './request-target.ts';

test.each([
  ['//evil.example/courses', '/evil.example/courses'],
  ['/\\evil.example/courses', '/evil.example/courses'],
  ['///evil.example?lang=en', '/evil.example?lang=en'],
  ['/%2Fevil.example', '/evil.example'],
  ['/%5cevil.example', '/evil.example'],
  ['/%2f%5C/\\evil.example', '/evil.example'],
  ['/.//evil.example', '/evil.example'],
  ['/%2e//evil.example', '/evil.example'],
  ['/courses/..//evil.example', '/evil.example'],
  ['/..\\\\evil.example', '/evil.example'],
  ['//', '/'],
  ['//evil.example/_.data', '/evil.example/_.data'],
  ['/', null],
  ['/courses//1', null],
  ['/search?q=//evil.example', null],
  ['/%252Fevil.example', null],
])('%s leads to %s', (target, cleaned) => {
  expect(cleanedTarget(target)).toBe(cleaned);
});
