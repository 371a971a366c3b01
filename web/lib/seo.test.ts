import { describe, expect, it } from 'vitest';
import { localeUrl } from './seo.tsx';

const origin = 'https://academy.example';

describe('the address of a page in one language', () => {
  it('is plain for Chinese, whatever the visitor came with', () => {
    expect(localeUrl(origin, { pathname: '/courses', search: '?lang=zh&utm=x' }, 'zh')).toBe(
      `${origin}/courses`,
    );
  });

  it('names English', () => {
    expect(localeUrl(origin, { pathname: '/', search: '' }, 'en')).toBe(`${origin}/?lang=en`);
  });

  it('keeps what makes another page', () => {
    expect(
      localeUrl(origin, { pathname: '/courses', search: '?page=2&sort=popular' }, 'en', ['page']),
    ).toBe(`${origin}/courses?page=2&lang=en`);
  });
});
