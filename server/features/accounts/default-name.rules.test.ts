import { expect, test } from 'vitest';
import { unnamed } from './default-name.rules.ts';

test('a person without a name is called by a number, in their language', () => {
  expect(unnamed('en')).toMatch(/^User \d{6}$/);
  expect(unnamed('zh')).toMatch(/^用户 \d{6}$/);
});
