import { expect, test } from 'vitest';
import { countedAs } from './rate-limit.rules.ts';

test.each([
  ['/api/course/lists', false, 'call'],
  ['/api/no/such/call', true, 'call'],
  ['/api', true, 'call'],
  ['/', false, 'page'],
  ['/offline', false, 'page'],
  ['/courses', true, 'page'],
  ['/search.data', true, 'page'],
  ['/apiary', true, 'page'],
  ['/assets/nothing-there.js', true, 'page'],
  ['/uploads/nothing/there.png', true, 'page'],
  ['/og/course/1.png', false, 'picture'],
  ['/og/course/1.svg', true, 'picture'],
  ['/sitemap.xml', false, 'picture'],
  ['/robots.txt', false, 'file'],
  ['/uploads/abc.mp4', false, 'file'],
  ['/media/checklist.pdf', false, 'file'],
  ['/favicon.svg', false, 'file'],
  ['/land/24b7/cover-7-3-light.svg', false, 'file'],
  ['/assets/entry-abc.js', false, null],
  ['/healthz', false, null],
  ['/readyz', false, null],
] as const)('%s (no route: %s) counts as %s', (path, isUnknown, counted) => {
  expect(countedAs(path, isUnknown)).toBe(counted);
});
