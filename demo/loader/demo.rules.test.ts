import { describe, expect, test } from 'vitest';
import { isDemoWanted, isPublic } from './demo.rules.ts';

describe('an academy is public', () => {
  test.each([
    ['127.0.0.1', null, false],
    ['127.8.9.10', null, false],
    ['localhost', null, false],
    ['::1', null, false],
    ['127.0.0.1', 'http://localhost:3000', false],
    ['127.0.0.1', 'http://demo.localhost', false],
    ['127.0.0.1', 'http://127.0.0.1:3000', false],
    ['127.0.0.1', 'http://[::1]:3000', false],
    ['0.0.0.0', null, true],
    ['::', null, true],
    ['192.168.1.5', null, true],
    ['academy.test', null, true],
    ['127.0.0.1.academy.test', null, true],
    ['0.0.0.0', 'http://localhost:3000', true],
    ['127.0.0.1', 'https://academy.test', true],
    ['127.0.0.1', 'https://localhost.academy.test', true],
    ['127.0.0.1', 'https://127.0.0.1.academy.test', true],
  ])('with HOST %s and PUBLIC_URL %s: %s', (host, publicUrl, expected) => {
    expect(isPublic({ host, publicUrl })).toBe(expected);
  });
});

describe('the demo academy is loaded', () => {
  const own = { host: '127.0.0.1', publicUrl: null, databaseUrl: null, demo: 'auto' } as const;
  test.each([
    ['by itself on loopback', own, false, true],
    ['not with a public address', { ...own, publicUrl: 'https://academy.test' }, false, false],
    ['not with any PUBLIC_URL', { ...own, publicUrl: 'http://localhost:3000' }, false, false],
    ['not where other machines reach it', { ...own, host: '0.0.0.0' }, false, false],
    ['not into a PostgreSQL', { ...own, databaseUrl: 'postgres://db' }, false, false],
    ['not with DEMO=off', { ...own, demo: 'off' }, false, false],
    ['with DEMO=on', { ...own, demo: 'on', publicUrl: 'http://localhost:3000' }, false, true],
    [
      'with DEMO=on into a PostgreSQL',
      { ...own, demo: 'on', databaseUrl: 'postgres://db' },
      false,
      true,
    ],
    ['by command', { ...own, databaseUrl: 'postgres://db' }, true, true],
    ['by command whatever DEMO says', { ...own, demo: 'off' }, true, true],
  ] as const)('%s', (_, settings, asked, expected) => {
    expect(isDemoWanted(settings, asked)).toBe(expected);
  });
});
