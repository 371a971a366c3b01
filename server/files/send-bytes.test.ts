import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { sendBytes } from './send-bytes.ts';

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'send-bytes-'));
const content = Buffer.from(Array.from({ length: 1_000_003 }, (_, index) => index % 251));
await fs.writeFile(path.join(folder, 'file'), content);
const handle = await fs.open(path.join(folder, 'file'));
afterAll(async () => {
  await handle.close();
  await fs.rm(folder, { recursive: true });
});

/** A slow client: it copies the bytes only in a later turn, as a socket may. */
function slowTarget() {
  const parts: Buffer[] = [];
  const target = new Writable({
    highWaterMark: 1,
    write: (bytes: Buffer, _encoding, done) => {
      setImmediate(() => {
        parts.push(Buffer.from(bytes));
        done();
      });
    },
  });
  return { target, received: () => Buffer.concat(parts) };
}

test.each([
  [0, 1_000_002],
  [0, 0],
  [1_000_002, 1_000_002],
  [123_456, 987_654],
  [0, 262_143],
  [262_144, 524_288],
])('bytes %i to %i arrive as they are', async (start, end) => {
  const { target, received } = slowTarget();
  expect(await sendBytes(handle, { start, end }, target)).toBe(true);
  expect(received().equals(content.subarray(start, end + 1))).toBe(true);
});

test('three hundred responses at once get their own bytes', async () => {
  const sent = Array.from({ length: 300 }, async (_, index) => {
    const { target, received } = slowTarget();
    const range = { start: index * 1000, end: index * 1000 + 600_000 };
    await sendBytes(handle, range, target);
    return received().equals(content.subarray(range.start, range.end + 1));
  });
  expect(new Set(await Promise.all(sent))).toEqual(new Set([true]));
});

test('whoever goes away in the middle ends it', async () => {
  const target = new Writable({ highWaterMark: 1, write: () => {} });
  const sending = sendBytes(handle, { start: 0, end: 1_000_002 }, target);
  target.destroy();
  expect(await sending).toBe(false);
});

test('a file that is shorter than it should be is a failure, not an end', async () => {
  const { target } = slowTarget();
  await expect(sendBytes(handle, { start: 999_999, end: 2_000_000 }, target)).rejects.toThrow(
    'ends before its size',
  );
});
