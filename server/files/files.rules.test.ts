import { expect, test } from 'vitest';
import type { FileType, UploadPurpose } from '#contract/files.ts';
import { decideUpload } from './files.rules.ts';

const MB = 1024 * 1024;
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each<[UploadPurpose, FileType | null, number, number | null, string | null]>([
  ['assignment', 'application/pdf', 1, null, null],
  ['assignment', 'application/pdf', 0, null, 'empty'],
  ['assignment', 'application/pdf', 10 * MB, null, null],
  ['assignment', 'application/pdf', 10 * MB + 1, null, 'size'],
  ['assignment', docx, 10 * MB, null, null],
  ['assignment', 'text/plain', 5, null, null],
  ['assignment', 'video/mp4', 5, null, 'type'],
  ['assignment', null, 5, null, 'type'],
  ['assignment', 'image/png', 5, 50_000_000, null],
  ['assignment', 'image/png', 5, 50_000_001, 'pixels'],
  ['assignment', 'image/png', 5, null, 'unreadable'],
  ['media', 'image/webp', 8 * MB, 4, null],
  ['media', 'image/webp', 8 * MB + 1, 4, 'size'],
  ['media', 'audio/mpeg', 50 * MB, null, null],
  ['media', 'audio/mpeg', 50 * MB + 1, null, 'size'],
  ['media', 'video/mp4', 500 * MB, null, null],
  ['media', 'video/mp4', 500 * MB + 1, null, 'size'],
  ['media', 'application/pdf', 30 * MB, null, null],
  ['media', 'application/pdf', 30 * MB + 1, null, 'size'],
  ['media', docx, 5, null, 'type'],
  ['media', 'text/plain', 5, null, 'type'],
])('for %s, %s of %d bytes and %s pixels: %s', (purpose, type, bytes, pixels, refuse) => {
  expect(decideUpload({ purpose, type, bytes, pixels })).toEqual(
    refuse === null ? type : { refuse },
  );
});
