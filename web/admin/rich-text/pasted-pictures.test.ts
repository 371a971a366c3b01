import { expect, test } from 'vitest';
import { hasText, takePictures } from './pasted-pictures.ts';

const origin = 'https://academy.example';
const dot = 'iVBORw0KGgo=';

test.each([
  ['<p>words</p>', '<p>words</p>', [], 0],
  ['<p>a<img src="/media/1.png" alt="x">b</p>', '<p>a<img src="/media/1.png" alt="x">b</p>', [], 0],
  [`<img src="${origin}/media/1.png">`, '<img src="/media/1.png">', [], 0],
  [`<p>a<img src="data:image/png;base64,${dot}"></p>`, '<p>a</p>', ['pasted-1.png'], 0],
  [`<img src='data:image/jpeg;base64,${dot}'>`, '', ['pasted-1.jpg'], 0],
  ['<p>a<img width=3 src="file:///C:/clip_image001.png"></p>', '<p>a</p>', [], 1],
  ['<img src="https://elsewhere.example/a.png">', '', [], 1],
  ['<img src="//elsewhere.example/a.png">', '', [], 1],
  ['<img src="data:image/svg+xml;base64,PHN2Zz4=">', '', [], 1],
  ['<img alt="none">', '', [], 1],
])('%j without foreign pictures is %j', (html, rest, names, lost) => {
  const pasted = takePictures(html, origin);
  expect(pasted).toMatchObject({ html: rest, lost });
  expect(pasted.files.map(({ name }) => name)).toEqual(names);
});

test('a picture from a data address is uploaded with its bytes', async () => {
  const [file] = takePictures(`<img src="data:image/png;base64,${dot}">`, origin).files;
  expect(file?.type).toBe('image/png');
  expect(Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0)).toString('base64')).toBe(
    dot,
  );
});

test.each([
  ['<meta charset="utf-8"><img src="https://a.example/b.png">', false],
  [
    '<html><head><title>t</title><style>p{}</style></head><body>&nbsp;<!--StartFragment--></body>',
    false,
  ],
  ['<p>words</p>', true],
  ['', false],
])('%j has text: %s', (html, has) => {
  expect(hasText(html)).toBe(has);
});
