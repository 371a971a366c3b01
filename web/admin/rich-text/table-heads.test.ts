import { expect, test } from 'vitest';
import { withoutCaptions, withTableHeads } from './table-heads.ts';

const one = 'colspan="1" rowspan="1"';

test.each([
  [
    'a first row of head cells is the head',
    `<table><tbody><tr><th ${one}><p>Year</p></th><th ${one}><p>Sum</p></th></tr><tr><td ${one}><p>1</p></td><td ${one}><p>2</p></td></tr></tbody></table>`,
    '<table><thead><tr><th scope="col"><p>Year</p></th><th scope="col"><p>Sum</p></th></tr></thead><tbody><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>',
  ],
  [
    'a head cell before others names its row',
    '<table><tbody><tr><th><p>1</p></th><td><p>2</p></td></tr></tbody></table>',
    '<table><tbody><tr><th scope="row"><p>1</p></th><td><p>2</p></td></tr></tbody></table>',
  ],
  [
    'a row of head cells that is not the first names nothing by itself',
    '<table><tbody><tr><td><p>0</p></td></tr><tr><th><p>1</p></th><th><p>2</p></th></tr></tbody></table>',
    '<table><tbody><tr><td><p>0</p></td></tr><tr><th><p>1</p></th><th><p>2</p></th></tr></tbody></table>',
  ],
  [
    'a table of head cells alone has no empty body',
    '<table><tbody><tr><th><p>1</p></th></tr></tbody></table>',
    '<table><thead><tr><th scope="col"><p>1</p></th></tr></thead></table>',
  ],
  [
    'cells that span others keep it',
    '<table><tbody><tr><td colspan="2" rowspan="1"><p>1</p></td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2"><p>1</p></td></tr></tbody></table>',
  ],
  [
    'the words <tbody> and <th> in a text are no table',
    '<p>&lt;tbody&gt;&lt;tr&gt;</p>',
    '<p>&lt;tbody&gt;&lt;tr&gt;</p>',
  ],
])('%s', (_, html, expected) => {
  expect(withTableHeads(html)).toBe(expected);
});

test('a caption becomes the paragraph above its table, and no row of it', () => {
  expect(withoutCaptions('<table class="a"> <caption>Bonds</caption><tbody>')).toBe(
    '<p>Bonds</p><table class="a"><tbody>',
  );
});
