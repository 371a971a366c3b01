import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream as NodeReadableStream } from 'node:stream/web';
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

/** Puts an entry into an archive, as fast as the archive can be written. */
export type AddEntry = (entry: ArchiveEntry) => Promise<void>;

const toWeb = (stream: Readable) =>
  NodeReadableStream.from(stream) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) =>
  Readable.from(stream as unknown as NodeReadableStream, { objectMode: false });

/**
 * Writes entries as a compressed tar. An error of the reader, of the target or of anything between
 * them ends the others.
 * @param fill adds the entries, and returns what is returned
 * @param recipients public keys of age, one of which reads it; none: it is not encrypted
 */
export async function writeArchive<T>(
  fill: (add: AddEntry) => Promise<T>,
  target: Writable,
  recipients: readonly string[],
): Promise<T> {
  const pack = tar.pack();
  const packed = createGzip();
  const failures: unknown[] = [];
  const fail = (error: unknown) => {
    failures.push(error);
    pack.destroy();
    packed.destroy();
    target.destroy();
  };
  const write = async () => {
    const bytes = recipients.length === 0 ? packed : fromWeb(await encrypt(packed, recipients));
    await pipeline(bytes, target);
  };
  const read = async () => {
    const result = await fill(({ name, size, content }) =>
      pipeline(content, pack.entry({ name, size })),
    );
    pack.finalize();
    return result;
  };
  // All three end before the call does: nothing reads the academy or writes the target afterwards.
  const reading = read();
  await Promise.all([
    reading.catch(fail),
    pipeline(pack as unknown as Readable, packed).catch(fail),
    write().catch(fail),
  ]);
  if (failures.length > 0) throw failures[0];
  return reading;
}

function encrypt(
  content: Readable,
  recipients: readonly string[],
): Promise<ReadableStream<Uint8Array>> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return encrypter.encrypt(toWeb(content));
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
