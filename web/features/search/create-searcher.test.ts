import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchResults } from '#contract/search.ts';
import { createSearcher, type SearchState } from './create-searcher.ts';

const found = (name: string) =>
  ({
    courses: [],
    contents: [],
    teachers: [],
    terms: [],
    read_as: [],
    did_you_mean: null,
    name,
  }) as SearchResults;

interface Question {
  search: string;
  signal: AbortSignal;
  answer: (results: SearchResults) => void;
  fail: () => void;
}

let asked: Question[];
let published: SearchState<SearchResults>[];
const last = () => published.at(-1);
const settle = () => vi.advanceTimersByTimeAsync(0);

function create() {
  return createSearcher<SearchResults>({
    pauseMs: 100,
    ask: (search, signal) =>
      new Promise((resolve, reject) => {
        asked.push({ search, signal, answer: resolve, fail: () => reject(new Error('away')) });
      }),
    onChange: (state) => published.push(state),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  published = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test('keystrokes in a row are one request', () => {
  const searcher = create();
  for (const text of ['定', '定投', '定投 ', ' 定投 ']) searcher.seek(text);
  vi.advanceTimersByTime(99);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked.map((question) => question.search)).toEqual(['定投']);
});

test('a later search ends the one before, whose response is ignored', async () => {
  const searcher = create();
  searcher.seek('基金');
  vi.advanceTimersByTime(100);
  searcher.seek('债券');
  expect(asked[0]?.signal.aborted).toBe(true);
  vi.advanceTimersByTime(100);
  asked[1]?.answer(found('债券'));
  asked[0]?.answer(found('基金'));
  await settle();
  expect(last()).toEqual({ search: '债券', status: 'done', results: found('债券') });
});

test('results stay until newer ones arrive', async () => {
  const searcher = create();
  searcher.seek('a1');
  vi.advanceTimersByTime(100);
  asked[0]?.answer(found('a1'));
  await settle();
  searcher.seek('a12');
  expect(last()).toEqual({ search: 'a12', status: 'searching', results: found('a1') });
});

test('an emptied field clears the results', async () => {
  const searcher = create();
  searcher.seek('a1');
  vi.advanceTimersByTime(100);
  searcher.seek(' ');
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(last()).toEqual({ search: '', status: 'idle', results: null });
});

test('a failure is reported, and the same search can be repeated', async () => {
  const searcher = create();
  searcher.seek('a1');
  vi.advanceTimersByTime(100);
  asked[0]?.fail();
  await settle();
  expect(last()).toMatchObject({ status: 'failed', results: null });
  searcher.retry();
  expect(last()?.status).toBe('searching');
  asked[1]?.answer(found('a1'));
  await settle();
  expect(last()?.status).toBe('done');
});

test('reports nothing once it is stopped', async () => {
  const searcher = create();
  searcher.seek('a1');
  vi.advanceTimersByTime(100);
  const before = published.length;
  searcher.stop();
  asked[0]?.answer(found('a1'));
  await settle();
  expect(published).toHaveLength(before);
});
