import { expect, test } from 'vitest';
import { renderSharePicture, sharePictureTag } from './draw-share-picture.ts';
import { canDraw } from './share-picture-fonts.ts';

const svg = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Academy Serif, Academy Han Serif" font-weight="600"><rect width="1200" height="630" fill="#fff"/><text x="80" y="300" font-size="80">${text}</text></svg>`;

const draw = (text: string) => renderSharePicture(sharePictureTag(svg(text)), svg(text));

test('a drawing becomes a PNG of 1200 by 630', async () => {
  const png = await draw('价值投资 Value');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('the bundled fonts draw both scripts, whatever the machine has', async () => {
  const nothing = await draw('');
  const drawn = await Promise.all(['投', '资', 'A', 'é'].map(draw));
  expect(new Set([nothing, ...drawn].map((png) => png.toString('base64'))).size).toBe(5);
});

test('a picture is drawn once, and again where its words change', async () => {
  expect(draw('同')).toBe(draw('同'));
  expect(sharePictureTag(svg('同'))).not.toBe(sharePictureTag(svg('异')));
});

test('titles and names are within the bundled fonts, a rare character is not', () => {
  expect(canDraw('《聪明的投资者》：读懂市盈率，2026 · Naïve — “risk”…')).toBe(true);
  expect(canDraw('陈昕玥 婷婷 欧阳瑾')).toBe(true);
  expect(canDraw('㐂')).toBe(false);
});
