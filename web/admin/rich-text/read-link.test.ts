import { expect, test } from 'vitest';
import { readLink } from './read-link.ts';

test.each([
  ['/courses/3', '/courses/3'],
  ['#top', '#top'],
  [' https://example.com/a?b=1 ', 'https://example.com/a?b=1'],
  ['example.com', 'https://example.com'],
  ['lin@example.com', 'mailto:lin@example.com'],
  ['mailto:lin@example.com', 'mailto:lin@example.com'],
  ['tel:+6512345678', 'tel:+6512345678'],
  ['', null],
  ['two words', null],
  ['//evil.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['word', null],
])('%j leads to %j', (text, link) => {
  expect(readLink(text)).toBe(link);
});
