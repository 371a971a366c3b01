import type { FileHandle } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import type { ByteRange } from './file-store.ts';

/** How much is read at once: less costs more events for each byte, more costs memory. */
const BUFFER_BYTES = 256 * 1024;
const SMALL_BUFFER_BYTES = 32 * 1024;
/** Of so many responses at once each has large buffers; clients may read as slowly as they like. */
const MAX_LARGE = 256;
/** Buffers that wait for the next response; two for each of 64 players. */
const MAX_FREE = 128;

const free: Buffer[] = [];
let large = 0;

const takeBuffer = () => free.pop() ?? Buffer.allocUnsafeSlow(BUFFER_BYTES);

function giveBack(buffer: Buffer): void {
  if (free.length < MAX_FREE) free.push(buffer);
}

/** Writes, and waits until the system has taken the bytes: then their buffer may hold others. */
function write(target: Writable, bytes: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (error?: Error | null) => {
      target.off('close', close);
      resolve(!error);
    };
    // Bytes that nobody waits for any more are never reported as written.
    const close = () => end(new Error('closed'));
    target.once('close', close);
    target.write(bytes, end);
  });
}

/**
 * Sends a part of a file, from two buffers in turn: while one is written the other is read into.
 * A stream of Node's allocates a buffer for each read, which is most of its time.
 * @returns whether all of it was sent; the client may have gone
 */
export async function sendBytes(
  handle: FileHandle,
  { start, end }: ByteRange,
  target: Writable,
): Promise<boolean> {
  const isLarge = large < MAX_LARGE;
  const buffers = isLarge
    ? [takeBuffer(), takeBuffer()]
    : [Buffer.allocUnsafe(SMALL_BUFFER_BYTES), Buffer.allocUnsafe(SMALL_BUFFER_BYTES)];
  if (isLarge) large += 1;
  const written: Promise<boolean>[] = [];
  let isSent = true;
  try {
    for (let position = start, turn = 0; position <= end && isSent; turn = 1 - turn) {
      isSent = (await written[turn]) ?? true;
      const buffer = buffers[turn];
      if (!isSent || buffer === undefined) break;
      const wanted = Math.min(buffer.length, end - position + 1);
      const { bytesRead } = await handle.read(buffer, 0, wanted, position);
      // The file is shorter than its row says: a response that promised more must not seem whole.
      if (bytesRead === 0) throw new Error('a file ends before its size');
      written[turn] = write(target, buffer.subarray(0, bytesRead));
      position += bytesRead;
    }
  } finally {
    const all = await Promise.all(written);
    isSent &&= all.every(Boolean);
    if (isLarge) large -= 1;
    // What is not known to be written may still be read by the system.
    if (isLarge && isSent) buffers.forEach(giveBack);
  }
  return isSent;
}
