import { describe, expect, test } from 'vitest';
import { arrange, cleanBody, cleanFields, missingTexts } from './site-blocks.rules.ts';

describe('arranging', () => {
  test.each([
    ['all of them', [1, 2, 3], [3, 1, 2], [3, 1, 2]],
    ['one page of a longer list', [1, 2, 3, 4, 5], [4, 3], [1, 2, 4, 3, 5]],
    ['around what somebody else added between', [1, 9, 2], [2, 1], [2, 9, 1]],
    ['one alone', [1, 2], [2], [1, 2]],
    ['what is gone', [1, 2], [2, 3], null],
    ['what was named twice', [1, 2], [2, 2], null],
    ['an empty list', [], [1], null],
  ])('%s', (_, current, ids, expected) => {
    expect(arrange(current, ids)).toEqual(expected);
  });
});

describe('the body of an article', () => {
  test.each([
    ['<p>Hello</p><script>alert(1)</script>', '<p>Hello</p>'],
    ['<p></p>', ''],
    ['<p>   </p><p><br></p>', ''],
    ['<p onclick="x()">A</p>', '<p>A</p>'],
    ['<img src="/uploads/a.webp">', '<img src="/uploads/a.webp" />'],
    ['<img src="https://elsewhere.example/a.png">', ''],
    ['', ''],
  ])('%j is kept as %j', (html, kept) => {
    expect(cleanBody(html)).toBe(kept);
  });

  test('is cleaned in both languages, and nothing else is', () => {
    const fields = { html: '<b onclick="x">a</b>', html_zh: '<p></p>', title: '<b>', image: null };
    expect(cleanFields({ entity: 'article' }, fields)).toEqual({
      html: '<b>a</b>',
      html_zh: '',
      title: '<b>',
      image: null,
    });
  });
});

test('a required text that is there in no language is missing, by its Chinese field', () => {
  const kind = { entity: 'faq' } as const;
  const texts = { question: 'Why?', question_zh: '', answer: '', answer_zh: '' };
  expect(missingTexts(kind, texts)).toEqual(['answer_zh']);
  expect(missingTexts(kind, { ...texts, answer_zh: '因为' })).toEqual([]);
});
