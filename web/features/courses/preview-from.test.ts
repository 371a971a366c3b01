import { expect, test } from 'vitest';
import { previewFrom } from './preview-from.ts';

test.each([
  ['preview=guest', 'guest'],
  ['preview=student', 'student'],
  ['preview=admin', null],
  ['preview=', null],
  ['', null],
])('%j previews as %j', (query, preview) => {
  expect(previewFrom(new URLSearchParams(query))).toBe(preview);
});
