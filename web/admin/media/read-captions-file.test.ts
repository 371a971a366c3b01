import { expect, test } from 'vitest';
import { readCaptionsFile } from './read-captions-file.ts';

test('captions are read in UTF-8, with a byte-order mark or without', async () => {
  expect(await readCaptionsFile(new Blob(['WEBVTT 复利']))).toBe('WEBVTT 复利');
  expect(await readCaptionsFile(new Blob(['\uFEFFWEBVTT']))).toBe('WEBVTT');
});

test.each([
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
  ['a program', new Uint8Array([0x4d, 0x5a, 0, 0, 0xff])],
  ['a film', new Uint8Array(2_000_000).fill(0x20)],
])('%s is no captions', async (_, bytes) => {
  expect(await readCaptionsFile(new Blob([bytes]))).toBeNull();
});

test('captions of old Chinese Windows are read too', async () => {
  const bytes = new Uint8Array([0xcd, 0xb6, 0xd7, 0xca]);
  expect(await readCaptionsFile(new Blob([bytes]))).toBe('投资');
});
