import { describe, expect, it } from 'vitest';
import { loginPath, sitePath } from './redirect-path.ts';

describe('where a login leads back to', () => {
  it.each([
    ['/', '/'],
    ['/courses?level=beginner&page=2', '/courses?level=beginner&page=2'],
    ['/profile#settings', '/profile#settings'],
    ['/a/../courses', '/courses'],
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
    'https://evil.example/',
    'javascript:alert(1)',
    '/auth/login?redirect=/profile',
    '/login',
    '/api/users/logout',
  ])('ignores %s', (value) => {
    expect(sitePath(value)).toBeNull();
  });

  it('carries the full path to the login page', () => {
    expect(loginPath({ pathname: '/profile', search: '?tab=points' })).toBe(
      '/auth/login?redirect=%2Fprofile%3Ftab%3Dpoints',
    );
    expect(loginPath({ pathname: '/', search: '' })).toBe('/auth/login');
  });

  it('asks for the login in the language of the address', () => {
    expect(loginPath({ pathname: '/profile', search: '?lang=en' })).toBe(
      '/auth/login?lang=en&redirect=%2Fprofile%3Flang%3Den',
    );
    expect(loginPath({ pathname: '/profile', search: '?lang=xx' })).toBe(
      '/auth/login?redirect=%2Fprofile%3Flang%3Dxx',
    );
  });
});
