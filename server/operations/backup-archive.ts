import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import tar from 'tar-stream';

/** One file of a backup. */
export interface ArchiveEntry {
  name: string;
  /** In bytes; a tar names it before the content. */
  size: number;
  content: Readable;
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);

/**
 * Writes entries as a compressed tar.
 * @param recipient a public key of age for which it is encrypted, so that the server itself cannot
 *   read it; null: it is not
 */
export async function writeArchive(
  entries: AsyncIterable<ArchiveEntry>,
  target: Writable,
  recipient: string | null,
): Promise<void> {
  const pack = tar.pack();
  const packed = pack.pipe(createGzip());
  const filled = fill(pack, entries).catch((error) => {
    packed.destroy(error);
    throw error;
  });
  const bytes = recipient === null ? packed : fromWeb(await encrypt(packed, recipient));
  await Promise.all([filled, pipeline(bytes, target)]);
}

async function encrypt(content: Readable, recipient: string): Promise<ReadableStream<Uint8Array>> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter.encrypt(toWeb(content));
}

async function fill(pack: tar.Pack, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  for await (const { name, size, content } of entries) {
    await pipeline(content, pack.entry({ name, size }));
  }
  pack.finalize();
}

/** An entry as it is read: its content must be consumed before the next one comes. */
export interface ReadEntry {
  name: string;
  content: Readable;
}

/** @param identity the secret key of age; null: the archive is not encrypted */
export async function* readArchive(
  source: Readable,
  identity: string | null,
): AsyncGenerator<ReadEntry> {
  const plain = identity === null ? source : fromWeb(await decrypt(source, identity));
  const extract = tar.extract();
  const piped = pipeline(plain, createGunzip(), extract);
  // The reader of the entries reports a broken archive.
  piped.catch(() => {});
  for await (const entry of extract) {
    yield { name: entry.header.name, content: entry as unknown as Readable };
    entry.resume();
  }
  await piped;
}

async function decrypt(source: Readable, identity: string): Promise<ReadableStream<Uint8Array>> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return decrypter.decrypt(toWeb(source));
}
