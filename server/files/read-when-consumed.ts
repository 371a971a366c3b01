import fs from 'node:fs';
import { Readable } from 'node:stream';

async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  yield* fs.createReadStream(path) as AsyncIterable<Buffer>;
}

/**
 * The bytes of a file, opened once somebody reads them. `fs.createReadStream` opens it at once: where the file is
 * gone by then and nobody listens yet, its error ends the process instead of failing the request.
 */
export const readWhenConsumed = (path: string): Readable =>
  Readable.from(chunksOf(path), { objectMode: false });
