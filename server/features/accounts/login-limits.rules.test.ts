import { expect, test } from 'vitest';
import { countersOf } from './login-limits.rules.ts';

test('a login counts for its address and its email, whatever the case of the email', () => {
  const attempt = { email: 'Mei@Example.com', address: '203.0.113.9', knownDevice: null };
  expect(countersOf(attempt)).toEqual([
    { kind: 'address', value: '203.0.113.9' },
    { kind: 'account', value: 'mei@example.com' },
  ]);
});

test('a login from a known browser counts for that browser and email alone', () => {
  const attempt = { email: 'Mei@Example.com', address: '203.0.113.9', knownDevice: 'secret' };
  expect(countersOf(attempt)).toEqual([{ kind: 'device', value: 'mei@example.com secret' }]);
});
