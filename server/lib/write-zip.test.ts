import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { writeZip, type ZipEntry } from './write-zip.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

async function unzipped(entries: readonly ZipEntry[]): Promise<Record<string, string>> {
  async function* each() {
    yield* entries;
  }
  const parts: Uint8Array[] = [];
  for await (const part of writeZip(each(), new Date('2026-11-26T10:00:00Z'))) parts.push(part);
  const files = unzipSync(Buffer.concat(parts));
  return Object.fromEntries(Object.entries(files).map(([name, data]) => [name, strFromU8(data)]));
}

test('an archive holds every file under its name, in any script', async () => {
  const long = Array.from({ length: 200 }, (_, i) => bytes(`${i},`.repeat(500)));
  const files = await unzipped([
    { name: 'a.json', content: [bytes('[1,'), bytes('2]')] },
    { name: 'files/报告.txt', content: [bytes('你好')] },
    { name: 'empty.json', content: [] },
    { name: 'long.txt', content: long },
  ]);
  expect(files).toMatchObject({
    'a.json': '[1,2]',
    'files/报告.txt': '你好',
    'empty.json': '',
  });
  expect(files['long.txt']).toHaveLength(long.reduce((sum, part) => sum + part.length, 0));
});

test('a content that fails aborts the archive', async () => {
  async function* failing(): AsyncGenerator<Uint8Array> {
    yield bytes('begun');
    throw new Error('the disk is gone');
  }
  const made = unzipped([{ name: 'a', content: failing() }]);
  await expect(made).rejects.toThrow('the disk is gone');
});
