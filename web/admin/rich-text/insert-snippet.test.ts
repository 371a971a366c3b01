import { expect, test } from 'vitest';
import { insertSnippet, type Snippet } from './insert-snippet.ts';

const power: Snippet = { text: '^{«n»}', isBehind: true };
const fraction: Snippet = { text: '\\frac{«a»}{«b»}' };
const times: Snippet = { text: '\\times ' };

/** The selection is written in brackets. */
function select(text: string) {
  const start = text.indexOf('[');
  const end = text.indexOf(']') - 1;
  return { text: text.replaceAll(/[[\]]/g, ''), start, end };
}

test.each<[string, Snippet, string]>([
  ['(1+r)[]', power, '(1+r)^{[n]}'],
  ['[(1+r)]', power, '(1+r)^{[n]}'],
  ['[]', power, '^{[n]}'],
  ['x=[]+1', fraction, 'x=\\frac{[a]}{b}+1'],
  ['x=[FV]+1', fraction, 'x=\\frac{FV}{[b]}+1'],
  ['[$1]', fraction, '\\frac{$1}{[b]}'],
  ['a[]b', times, 'a\\times []b'],
  ['[a]b', times, 'a\\times []b'],
])('%j with %j is %j', (before, snippet, after) => {
  expect(insertSnippet(select(before), snippet)).toEqual(select(after));
});
