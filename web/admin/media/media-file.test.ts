import { expect, test } from 'vitest';
import type { MediaKind } from '#contract/media.ts';
import { MEGABYTE } from '#domain/units.ts';
import { createTranslator } from '#i18n/index.ts';
import { endingsOf, kindOfPath, limitsOf, mediaFileProblem } from './media-file.ts';

test.each([
  ['/uploads/a.webp', 'image'],
  ['/uploads/a.MP4', 'video'],
  ['/media/a.mp3', 'audio'],
  ['/media/a.pdf', 'pdf'],
  ['/uploads/a.vtt', 'captions'],
  ['https://example.com/a.jpeg?size=2', 'image'],
  ['/covers/a.svg', 'image'],
  ['/a.docx', null],
  ['/course/1', null],
])('%s shows %s', (path, kind) => expect(kindOfPath(path)).toBe(kind));

test.each<[string, number, MediaKind[], string | null]>([
  ['a.png', 5, ['image'], null],
  ['A.JPEG', 5, ['image'], null],
  ['a.mp4', 5, ['image'], 'type'],
  ['a.mp4', 5, ['image', 'video'], null],
  ['a.svg', 5, ['image'], 'type'],
  ['a.mov', 5, ['video'], 'type'],
  ['a', 5, ['video'], 'type'],
  ['a.png', 0, ['image'], 'empty'],
  ['a.png', 8 * MEGABYTE, ['image', 'video'], null],
  ['a.png', 8 * MEGABYTE + 1, ['image', 'video'], 'size'],
  ['a.mp4', 500 * MEGABYTE, ['video'], null],
  ['a.mp4', 500 * MEGABYTE + 1, ['video'], 'size'],
])('%s of %d bytes for %j: %s', (name, size, kinds, problem) => {
  expect(mediaFileProblem({ name, size }, kinds)).toBe(problem);
});

test('the hint names the accepted types; the file dialog accepts their other endings too', () => {
  const { t: en } = createTranslator('en');
  const { t: zh } = createTranslator('zh');
  expect(limitsOf(en, ['image'])).toEqual({ types: 'pictures (PNG, JPG, WEBP)', limit: '8' });
  expect(limitsOf(zh, ['image'])).toEqual({ types: '图片（PNG、JPG、WEBP）', limit: '8' });
  expect(limitsOf(zh, ['audio'])).toMatchObject({ types: '音频（MP3、M4A、OGG、WAV）' });
  expect(limitsOf(en, ['pdf'])).toEqual({ types: 'PDF', limit: '30' });
  expect(endingsOf(['image'])).toEqual(['png', 'jpg', 'webp', 'jpeg', 'jfif']);
});
