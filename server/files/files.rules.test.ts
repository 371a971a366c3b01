import { expect, test } from 'vitest';
import type { FileKind, FileType, UploadPurpose } from '#contract/files.ts';
import { MEGABYTE } from '#domain/units.ts';
import { decideAnnouncement, decideUpload, endingOf } from './files.rules.ts';
import type { Unpacked } from './measure-archive.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each<[UploadPurpose, FileType | null, number, number | null, string | null]>([
  ['assignment', 'application/pdf', 1, null, null],
  ['assignment', 'application/pdf', 0, null, 'empty'],
  ['assignment', 'application/pdf', 10 * MEGABYTE, null, null],
  ['assignment', 'application/pdf', 10 * MEGABYTE + 1, null, 'size'],
  ['assignment', docx, 10 * MEGABYTE, null, null],
  ['assignment', 'text/plain', 5, null, null],
  ['assignment', 'text/vtt', 5, null, 'type'],
  ['assignment', 'video/mp4', 5, null, 'type'],
  ['assignment', null, 5, null, 'type'],
  ['assignment', 'image/png', 5, 50_000_000, null],
  ['assignment', 'image/png', 5, 50_000_001, 'pixels'],
  ['assignment', 'image/png', 5, null, 'unreadable'],
  ['media', 'image/webp', 8 * MEGABYTE, 4, null],
  ['media', 'image/webp', 8 * MEGABYTE + 1, 4, 'size'],
  ['media', 'image/webp', 8 * MEGABYTE, 50_000_001, 'pixels'],
  ['media', 'audio/mpeg', 50 * MEGABYTE, null, null],
  ['media', 'audio/mpeg', 50 * MEGABYTE + 1, null, 'size'],
  ['media', 'video/mp4', 500 * MEGABYTE, null, null],
  ['media', 'video/mp4', 500 * MEGABYTE + 1, null, 'size'],
  ['media', 'application/pdf', 30 * MEGABYTE, null, null],
  ['media', 'application/pdf', 30 * MEGABYTE + 1, null, 'size'],
  ['media', docx, 5, null, 'type'],
  ['media', 'text/plain', 5, null, 'type'],
  ['media', 'text/vtt', 5, null, 'type'],
])('for %s, %s of %d bytes and %s pixels: %s', (purpose, type, bytes, pixels, refuse) => {
  const measures = pixels === null ? null : { width: pixels, height: 1 };
  expect(decideUpload({ purpose, kinds: null, type, bytes, name: '', measures })).toEqual(
    refuse === null ? type : { refuse },
  );
});

test.each<[string, Unpacked | null, number, 'unpacks' | null]>([
  ['a list that cannot be read', null, 5, 'unpacks'],
  ['a small document', { files: 12, bytes: 40_000 }, 9000, null],
  ['little, however well it is packed', { files: 1, bytes: 10 * MEGABYTE }, 9000, null],
  ['much of little', { files: 1, bytes: 10 * MEGABYTE + 1 }, 9000, 'unpacks'],
  ['as much as may be', { files: 1, bytes: 100 * MEGABYTE }, 2 * MEGABYTE, null],
  ['too much', { files: 1, bytes: 100 * MEGABYTE + 1 }, 9 * MEGABYTE, 'unpacks'],
  ['as many files as may be', { files: 5000, bytes: 5000 }, 5, null],
  ['too many files', { files: 5001, bytes: 5001 }, 9000, 'unpacks'],
])('of a document that unpacks to %s', (_, unpacked, bytes, refuse) => {
  const facts = { purpose: 'assignment', kinds: null, bytes, name: '', measures: null } as const;
  expect(decideUpload({ ...facts, type: docx, unpacked })).toEqual(refuse ? { refuse } : docx);
});

test.each<[string, FileType, FileType | 'wrongEnding']>([
  ['a.png', 'image/png', 'image/png'],
  ['A.PNG ', 'image/png', 'image/png'],
  ['a.jpeg', 'image/jpeg', 'image/jpeg'],
  ['a.jpg', 'image/png', 'image/png'],
  ['a.webp', 'image/jpeg', 'image/jpeg'],
  ['a.jpg', 'application/pdf', 'wrongEnding'],
  ['a.png.exe', 'image/png', 'wrongEnding'],
  ['a.svg', 'image/png', 'wrongEnding'],
  ['a.mov', 'video/mp4', 'wrongEnding'],
  ['a.mp3', 'audio/mpeg', 'audio/mpeg'],
  ['a.mp3', 'audio/wav', 'wrongEnding'],
  ['a.m4a', 'audio/mp4', 'audio/mp4'],
  ['a.m4a', 'video/mp4', 'audio/mp4'],
  ['a.mp4', 'audio/mp4', 'audio/mp4'],
  ['a.pdf', 'application/pdf', 'application/pdf'],
  ['picture', 'image/png', 'image/png'],
  ['第 1 课', 'image/png', 'image/png'],
  ['.png', 'image/jpeg', 'image/jpeg'],
])('media called %j whose bytes are %s is %s', (name, type, taken) => {
  const measures = { width: 1, height: 1 };
  expect(decideUpload({ purpose: 'media', kinds: null, type, bytes: 5, name, measures })).toEqual(
    taken === 'wrongEnding' ? { refuse: 'wrongEnding' } : taken,
  );
});

test.each<[FileKind[], string, FileType, FileType | 'type' | 'wrongEnding']>([
  [['image'], 'a.png', 'image/png', 'image/png'],
  [['image'], 'a.mp4', 'video/mp4', 'type'],
  [['image'], 'a.png', 'video/mp4', 'type'],
  [['image'], 'a.jpg', 'image/png', 'image/png'],
  [['video'], 'a.mp4', 'audio/mp4', 'type'],
  [['audio'], 'a.m4a', 'video/mp4', 'audio/mp4'],
  [['audio', 'pdf'], 'a.pdf', 'application/pdf', 'application/pdf'],
])('a field for %j given %j whose bytes are %s: %s', (kinds, name, type, taken) => {
  const measures = { width: 1, height: 1 };
  expect(decideUpload({ purpose: 'media', kinds, type, bytes: 5, name, measures })).toEqual(
    taken === 'type' || taken === 'wrongEnding' ? { refuse: taken } : taken,
  );
});

test('a submission may have any name', () => {
  const file = { type: 'application/pdf', bytes: 5, name: 'setup.exe', measures: null } as const;
  expect(decideUpload({ purpose: 'assignment', kinds: null, ...file })).toBe('application/pdf');
});

test.each([
  ['a.png', 'png'],
  ['a.tar.GZ', 'gz'],
  ['a.', null],
  ['a', null],
  ['.htaccess', null],
  ['a.b c', null],
  ['folder/a.mp4', 'mp4'],
])('the ending of %j is %s', (name, ending) => expect(endingOf(name)).toBe(ending));

test.each([
  ['film.mp4', 500 * MEGABYTE, null],
  ['film.mp4', 500 * MEGABYTE + 1, { refuse: 'size', maxBytes: 500 * MEGABYTE }],
  ['song.mp3', 50 * MEGABYTE + 1, { refuse: 'size', maxBytes: 50 * MEGABYTE }],
  ['photo.jpg', 8 * MEGABYTE + 1, { refuse: 'size', maxBytes: 8 * MEGABYTE }],
  ['film.mov', 5, { refuse: 'type', maxBytes: 0 }],
  ['drawing.svg', 5, { refuse: 'type', maxBytes: 0 }],
  ['film', 500 * MEGABYTE, null],
  ['film', 500 * MEGABYTE + 1, { refuse: 'size', maxBytes: 500 * MEGABYTE }],
])('%j of %d bytes, announced as media: %j', (name, bytes, refused) => {
  expect(decideAnnouncement({ purpose: 'media', kinds: null }, { name, bytes })).toEqual(refused);
});

test.each<[string, FileKind[], 'type' | 'size' | null]>([
  ['film.mp4', ['image'], 'type'],
  ['film.mp4', ['video'], null],
  ['photo.jpg', ['image', 'pdf'], null],
  ['film', ['image'], 'size'],
])('%j of 20 MB, announced to a field for %j: %j', (name, kinds, refused) => {
  const bytes = name.endsWith('jpg') ? 5 : 20 * MEGABYTE;
  const found = decideAnnouncement({ purpose: 'media', kinds }, { name, bytes });
  expect(found?.refuse ?? null).toBe(refused);
});
