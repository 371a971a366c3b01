import { expect, test } from 'vitest';
import { assetsOf, picturesOf, titleOf, withLessons } from './page-text.ts';

test('the title of a page is its own, without the academy', () => {
  expect(titleOf('<head><title data-x="">Risk &amp; return · Lesson · Academy</title>')).toBe(
    'Risk &amp; return',
  );
  expect(titleOf('<p>no title</p>')).toBe('');
});

test('built files are found wherever a page names them, once each', () => {
  const html = '<link href="/assets/app-1.css"><script>import("/assets/a.js")</script>/assets/a.js';
  expect(assetsOf(html)).toEqual(['/assets/app-1.css', '/assets/a.js']);
});

test('landscapes are found for both themes', () => {
  const html =
    '<picture><source srcSet="/land/ab12/cover-1-2-dark.svg"/><img src="/land/ab12/cover-1-2-light.svg"/></picture>';
  expect(assetsOf(html)).toEqual([
    '/land/ab12/cover-1-2-dark.svg',
    '/land/ab12/cover-1-2-light.svg',
  ]);
});

test('pictures are those of this site, and nothing of the API', () => {
  const html =
    '<img alt="" src="/media/a.webp"><img src="/f?a=1&amp;b=2"><img src="//x/y"><img src="/api/z"><img src="https://x/y">';
  expect(picturesOf(html)).toEqual(['/media/a.webp', '/f?a=1&b=2']);
});

test('an offline page without lessons keeps its list hidden', () => {
  const page = '<section id="saved" hidden><ul></ul></section>';
  expect(withLessons(page, [])).toBe(page);
  expect(withLessons(page, [{ path: '/courses/1/content/2', title: 'Risk' }])).toBe(
    '<section id="saved"><ul><li><a href="/courses/1/content/2">Risk</a></li></ul></section>',
  );
});
