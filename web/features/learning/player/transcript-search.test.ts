import { describe, expect, it } from 'vitest';
import { findIn } from './transcript-search.ts';

/** Hits in brackets. */
const marked = (line: string, words: string) =>
  findIn(line, words)
    ?.map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('') ?? null;

describe('finding words in a transcript', () => {
  it.each([
    ['这就是复利，路会一年比一年陡。', '复利', '这就是[复利]，路会一年比一年陡。'],
    ['路会一年比一年陡。', '一年', '路会[一年]比[一年]陡。'],
    ['Only RM1,900 apart', 'rm1,900', 'Only [RM1,900] apart'],
    ['Only RM1,900 apart', 'ＲＭ１', 'Only [RM1],900 apart'],
    ['72 ÷ 6', ' 72 ', '[72] ÷ 6'],
    ['abc', 'abc', '[abc]'],
    ['abc', 'd', null],
    ['abc', '  ', null],
    ['aaa', 'aa', '[aa]a'],
  ])('%s / %s', (line, words, expected) => {
    expect(marked(line, words)).toBe(expected);
  });
});
