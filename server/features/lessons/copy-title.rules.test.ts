import { expect, test } from 'vitest';
import { copyTitle } from './copy-title.rules.ts';

test('the title of a copy says so, and still fits', () => {
  expect(copyTitle('Interest', ' (copy)')).toBe('Interest (copy)');
  expect(copyTitle('', '（副本）')).toBe('');
  expect(copyTitle('x'.repeat(200), '（副本）')).toHaveLength(200);
  expect(copyTitle(`${'x'.repeat(195)}😀`, '（副本）').isWellFormed()).toBe(true);
});
