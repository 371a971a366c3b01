import { expect, test } from 'vitest';
import type { SearchResults } from '#contract/search.ts';
import { searchPath } from '#web/lib/page-paths.ts';
import { countResults, groupResults, hasFound, stepChoice } from './search-choices.ts';

const nothing: SearchResults = {
  courses: [],
  contents: [],
  teachers: [],
  terms: [],
  read_as: [],
  did_you_mean: null,
};
const text = [{ text: '定投', found: true }];

const results: SearchResults = {
  ...nothing,
  contents: [
    {
      content_id: 7,
      course_id: 3,
      type: 'text',
      locked: 'login',
      title: text,
      title_zh: text,
      course_title: '',
      course_title_zh: '',
      excerpt: null,
    },
  ],
  terms: [{ term_id: 5, en: text, zh: text, meaning: '', meaning_zh: '' }],
};

test('every kind that has results is a group, and each result leads somewhere', () => {
  expect(
    groupResults(results).map(({ kind, choices }) => [kind, choices.map(({ to }) => to)]),
  ).toEqual([
    ['contents', ['/courses/3/content/7']],
    ['terms', ['/glossary#term-5']],
  ]);
  expect(countResults(results)).toBe(2);
  expect(groupResults(nothing)).toEqual([]);
});

test('where a search names a term, the term is first', () => {
  const named = { ...results, read_as: [{ term_id: 5, en: 'DCA', zh: '定投' }] };
  expect(groupResults(named).map(({ kind }) => kind)).toEqual(['terms', 'contents']);
});

test('a text matches where one of its parts does', () => {
  expect(hasFound(text)).toBe(true);
  expect(hasFound([{ text: '定投', found: false }])).toBe(false);
  expect(hasFound([])).toBe(false);
});

test('the address of a search keeps whatever was typed', () => {
  expect(searchPath('')).toBe('/search');
  expect(new URL(searchPath('P/E & 市盈率?'), 'https://x').searchParams.get('q')).toBe(
    'P/E & 市盈率?',
  );
});

test.each([
  [-1, 3, 1, 0],
  [-1, 3, -1, 2],
  [0, 3, 1, 1],
  [2, 3, 1, 0],
  [0, 3, -1, 2],
  [-1, 0, 1, -1],
] as const)('from %i of %i by %i to %i', (current, count, step, next) => {
  expect(stepChoice(current, count, step)).toBe(next);
});
