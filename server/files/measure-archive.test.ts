import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sampleDocxOf, sampleFiles } from '#server/testing/sample-files.ts';
import { measureArchive, sumList } from './measure-archive.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'archive-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function measure(content: Uint8Array) {
  const file = path.join(folder, 'a');
  fs.writeFileSync(file, content);
  return measureArchive(file, content.length);
}

test('the sizes that an archive states are added up, also before a comment', async () => {
  expect(await measure(sampleFiles.docx)).toMatchObject({ files: 2 });
  const unpacked = await measure(sampleDocxOf(1_000_000));
  expect(unpacked?.bytes).toBeGreaterThan(1_000_000);
  const commented = Buffer.concat([sampleFiles.docx, Buffer.alloc(65_000, 32)]);
  expect(await measure(commented)).toMatchObject({ files: 2 });
});

test.each([
  ['nothing', new Uint8Array(0)],
  ['text', sampleFiles.txt],
  ['no end', sampleFiles.docx.subarray(0, sampleFiles.docx.length - 22)],
  ['an end that is cut', sampleFiles.docx.subarray(0, sampleFiles.docx.length - 3)],
  ['an end alone', sampleFiles.docx.subarray(sampleFiles.docx.length - 22)],
])('the list of %s cannot be read', async (_, content) => {
  expect(await measure(content)).toBeNull();
});

test('a list with something else in it cannot be read', () => {
  expect(sumList(Buffer.alloc(46))).toBeNull();
  expect(sumList(Buffer.alloc(10))).toBeNull();
});
