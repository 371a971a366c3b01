import { expect, test } from 'vitest';
import { readCaptionsFile } from './read-captions-file.ts';

test('captions are read in UTF-8, with a byte-order mark or without', async () => {
  expect(await readCaptionsFile(new Blob(['WEBVTT 复利']))).toBe('WEBVTT 复利');
  expect(await readCaptionsFile(new Blob(['\uFEFFWEBVTT']))).toBe('WEBVTT');
});

test('captions of old Chinese Windows are read too', async () => {
  const bytes = new Uint8Array([0xcd, 0xb6, 0xd7, 0xca]);
  expect(await readCaptionsFile(new Blob([bytes]))).toBe('投资');
});
