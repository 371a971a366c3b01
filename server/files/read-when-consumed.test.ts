import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readWhenConsumed } from './read-when-consumed.ts';

async function inFolder(work: (folder: string) => Promise<void>) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'academy-read-'));
  try {
    await work(folder);
  } finally {
    await fs.rm(folder, { recursive: true });
  }
}

test('a file is read from its beginning to its end', () =>
  inFolder(async (folder) => {
    const file = path.join(folder, 'a.bin');
    const content = Buffer.from('远景'.repeat(100_000));
    await fs.writeFile(file, content);
    const chunks: Buffer[] = await readWhenConsumed(file).toArray();
    expect(Buffer.concat(chunks).equals(content)).toBe(true);
  }));

test('a missing file is an error for its reader, not before it is read', () =>
  inFolder(async (folder) => {
    const content = readWhenConsumed(path.join(folder, 'gone'));
    // A stream that opens by itself has failed by then.
    await fs.writeFile(path.join(folder, 'other'), '');
    await setImmediate();
    await expect(content.toArray()).rejects.toMatchObject({ code: 'ENOENT' });
  }));
