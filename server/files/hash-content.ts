import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

/** What was counted of a content that has been read to its end. */
export interface ContentSum {
  bytes: number;
  /** In hexadecimal digits. */
  sha256: string;
}

/**
 * Counts and hashes a content while it is read.
 * @returns the content, and what was counted: to be asked for once it was read to its end
 */
export function hashContent(content: Readable): { content: Readable; sum: () => ContentSum } {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* read() {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  return {
    content: Readable.from(read(), { objectMode: false }),
    sum: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}

/** Reads a content to its end. */
export async function sumContent(content: Readable): Promise<ContentSum> {
  const hashed = hashContent(content);
  for await (const _ of hashed.content) {
    // Only counted.
  }
  return hashed.sum();
}
