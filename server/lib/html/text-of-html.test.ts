import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { textOfHtml } from './text-of-html.ts';

test.each([
  ['<p>One</p><p>two</p>', 'One two'],
  ['<p>市<strong>盈</strong>率</p>', '市盈率'],
  ['<ul>\n<li>a</li>\n<li>b</li></ul>', 'a b'],
  ['P&amp;L &lt; 3 &gt; 2 &quot;so&quot;', 'P&L < 3 > 2 "so"'],
  ['&amp;lt;script&amp;gt;', '&lt;script&gt;'],
  ['<p>one<br />two</p>', 'one two'],
  ['<aside class="callout">Mind <a href="/x" rel="noopener">this</a></aside>', 'Mind this'],
  ['', ''],
])('%j reads %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

test('of what was cleaned no tag is left', () => {
  const html = cleanHtml('<p title="a > b">x</p><img src="/a.png" alt="1 > 0"><svg onload=1>y');
  expect(textOfHtml(html)).not.toMatch(/[<]/);
});
