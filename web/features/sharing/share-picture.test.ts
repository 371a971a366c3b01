import fs from 'node:fs';
import { expect, test } from 'vitest';
import { paints, sharePictureSvg } from './share-picture.ts';

const picture = {
  seed: 13,
  level: 2,
  kicker: 'Beginner',
  title: 'First Steps in Investing',
  subtitle: '投资第一步',
  brand: 'Prospect Academy',
};

test('the same words give the same picture, other words another', () => {
  expect(sharePictureSvg(picture)).toBe(sharePictureSvg(picture));
  expect(sharePictureSvg({ ...picture, title: 'Bonds' })).not.toBe(sharePictureSvg(picture));
});

test('a title can hold whatever an admin types', () => {
  const svg = sharePictureSvg({ ...picture, title: 'R&D <b>costs</b>\u0000 "up"', subtitle: '' });
  expect(svg).toContain('R&amp;D &lt;b&gt;costs');
  expect(svg).not.toContain('<b>');
  expect(svg).not.toContain('\u0000');
});

test('the colours are those of the pages', () => {
  const css = fs.readFileSync('web/app.css', 'utf8');
  for (const color of Object.values(paints).flat()) expect(css).toContain(color);
});
