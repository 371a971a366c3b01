import { Zip, ZipDeflate } from 'fflate';

/** A file of an archive; its content is made when its turn has come. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/**
 * Writes a ZIP archive part by part, with no more than one part in memory: a slow client slows down
 * the reading from the database. Archives end at 4 GB.
 * @param entries with names that no two of them share
 */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry>,
  modifiedAt: Date,
): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else made.push(chunk);
  });
  const take = (): Uint8Array[] => {
    if (failure !== null) throw failure;
    const taken = made;
    made = [];
    return taken;
  };
  for await (const { name, content } of entries) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = modifiedAt;
    zip.add(file);
    for await (const part of content) {
      file.push(part);
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
