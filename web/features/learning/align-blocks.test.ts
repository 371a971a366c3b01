import { describe, expect, test } from 'vitest';
import { alignBlocks, blocksOf } from './align-blocks.ts';

describe('the blocks of a lesson', () => {
  test.each([
    ['<p>a</p><p>b</p>', ['<p>a</p>', '<p>b</p>']],
    ['<p>a</p>\n  <p>b</p>\n', ['<p>a</p>', '<p>b</p>']],
    [
      '<h2>a</h2><ul><li>b</li><li><p>c</p></li></ul>',
      ['<h2>a</h2>', '<ul><li>b</li><li><p>c</p></li></ul>'],
    ],
    [
      '<aside class="callout"><p>a</p><p>b</p></aside><p>c</p>',
      ['<aside class="callout"><p>a</p><p>b</p></aside>', '<p>c</p>'],
    ],
    [
      '<p>a<br />b <img src="/x.png" /></p><hr /><p>c</p>',
      ['<p>a<br />b <img src="/x.png" /></p>', '<hr />', '<p>c</p>'],
    ],
    [
      'loose <strong>text</strong><p>a</p>end',
      ['<p>loose <strong>text</strong></p>', '<p>a</p>', '<p>end</p>'],
    ],
    [
      '<figure><img src="/x.png" /><figcaption>a</figcaption></figure>',
      ['<figure><img src="/x.png" /><figcaption>a</figcaption></figure>'],
    ],
    [
      '<blockquote><blockquote>a</blockquote></blockquote><p>b</p>',
      ['<blockquote><blockquote>a</blockquote></blockquote>', '<p>b</p>'],
    ],
    ['<p>never closed', ['<p>never closed']],
    ['', []],
    ['  \n ', []],
  ])('of %s', (html, blocks) => {
    expect(blocksOf(html)).toEqual(blocks);
  });
});

test('lessons with as many blocks in each language are read side by side', () => {
  expect(alignBlocks('<h2>A</h2><p>b</p>', '<h2>甲</h2><p>乙</p>')).toEqual([
    { en: '<h2>A</h2>', zh: '<h2>甲</h2>' },
    { en: '<p>b</p>', zh: '<p>乙</p>' },
  ]);
});

test.each([
  ['<p>a</p><p>b</p>', '<p>甲</p>'],
  ['<p>a</p>', ''],
  ['', ''],
])('%s and %s are not', (en, zh) => {
  expect(alignBlocks(en, zh)).toBeNull();
});
