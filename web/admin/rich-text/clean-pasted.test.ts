import { expect, test } from 'vitest';
import { cleanPasted } from './clean-pasted.ts';

const item = (marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>` +
  `<![if !supportLists]><span lang=EN-US style='font-family:Symbol'>` +
  `<span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>` +
  `</span><![endif]>${text}</p>`;

test.each([
  [
    '<p class=MsoNormal><span lang=EN-US>Hello<o:p></o:p></span></p>',
    '<p class=MsoNormal><span lang=EN-US>Hello</span></p>',
  ],
  ['<!--[if gte mso 9]><xml><w:Zoom>0</w:Zoom></xml><![endif]--><p>a</p>', '<p>a</p>'],
  ['<style>p{color:red}</style><p>a</p>', '<p>a</p>'],
  ['<head><meta charset="utf-8"></head><meta name=a><p>a</p>', '<p>a</p>'],
  ['<h1>Title</h1><h6>Small</h6>', '<h2>Title</h2><h4>Small</h4>'],
  ['<p class=MsoTitle>Report</p>', '<h2>Report</h2>'],
  ['<p>a</p><p class=MsoNormal>&nbsp;</p><p>b</p>', '<p>a</p><p>b</p>'],
])('%s', (pasted, clean) => {
  expect(cleanPasted(pasted)).toBe(clean);
});

test('dots and numbers of Word become lists', () => {
  const clean = cleanPasted(
    item('·', 'one') + item('·', 'two') + item('1.', 'first') + item('2)', 'second'),
  );
  const words = clean.replace(/<span[^>]*>|<\/span>/g, '');
  expect(words).toBe('<ul><li>one</li><li>two</li></ul><ol><li>first</li><li>second</li></ol>');
});
