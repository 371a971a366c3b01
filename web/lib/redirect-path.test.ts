import { describe, expect, it } from 'vitest';
import { loginPath, registerPath, sitePath } from './redirect-path.ts';

describe('where a login leads back to', () => {
  it.each([
    ['/', '/'],
    ['/courses?level=beginner&page=2', '/courses?level=beginner&page=2'],
    ['/profile#settings', '/profile#settings'],
    ['/a/../courses', '/courses'],
    ['/courses//1', '/courses//1'],
    ['/%2F/evil.example', '/%2F/evil.example'],
    ['/search?q=//evil.example', '/search?q=//evil.example'],
    ['/authors', '/authors'],
  ])('keeps %s', (value, path) => {
    expect(sitePath(value)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'courses',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/a/b/../..//evil.example',
    '/a/../../..//evil.example/path?query#hash',
    '/./\\evil.example',
    '/..\\/evil.example',
    '/..\\\\evil.example',
    '/%2e%2e//evil.example',
    '/%2E//evil.example',
    '/.%2e/\\evil.example',
    '/.\t.//evil.example',
    '/..///evil.example',
    '///evil.example',
    '/a/..//@evil.example',
    '/..//evil.example:443',
    '/x/../auth/login',
    '/auth?next=/',
    'https://evil.example/',
    'javascript:alert(1)',
    '/auth/login?redirect=/profile',
    '/login',
    '/api/users/logout',
  ])('ignores %s', (value) => {
    expect(sitePath(value)).toBeNull();
  });

  it('never leads to another site, whatever dots and slashes come together', () => {
    const parts = ['/', '\\', '.', '..', '%2e', '%2f', '\t', 'a', '@', '?', '#', 'evil.example'];
    const four = parts.flatMap((a) =>
      parts.flatMap((b) => parts.flatMap((c) => parts.map((d) => `/${a}${b}${c}${d}evil.example`))),
    );
    const leadingAway = four.filter((value) => {
      const path = sitePath(value);
      return path !== null && new URL(path, 'https://academy.example').host !== 'academy.example';
    });
    expect(leadingAway).toEqual([]);
  });

  it('carries the full path to the login page', () => {
    expect(loginPath({ pathname: '/profile', search: '?tab=points' })).toBe(
      '/auth/login?redirect=%2Fprofile%3Ftab%3Dpoints',
    );
    expect(loginPath({ pathname: '/', search: '' })).toBe('/auth/login');
  });

  it('carries it to the registration too', () => {
    expect(registerPath({ pathname: '/courses/13/content/84', search: '' })).toBe(
      '/auth/register?redirect=%2Fcourses%2F13%2Fcontent%2F84',
    );
    expect(registerPath({ pathname: '/', search: '' })).toBe('/auth/register');
  });

  it('leads to the login in the language of the address', () => {
    expect(loginPath({ pathname: '/profile', search: '?lang=en' })).toBe(
      '/auth/login?lang=en&redirect=%2Fprofile%3Flang%3Den',
    );
    expect(loginPath({ pathname: '/profile', search: '?lang=xx' })).toBe(
      '/auth/login?redirect=%2Fprofile%3Flang%3Dxx',
    );
  });
});
