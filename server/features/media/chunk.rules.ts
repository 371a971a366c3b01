/** What is known of a file that arrives in chunks. */
interface UploadState {
  bytes: number;
  received_bytes: number;
}

/** A chunk: where it begins, and how long it is. */
interface Chunk {
  offset: number;
  length: number;
}

/**
 * What is to be done with a chunk. One that has arrived before is answered as if it came
 * now: the answer to it was lost. Any other that does not begin where the last one ended
 * would leave a gap or overlap; the answer gives the expected position.
 */
export function decideChunk(
  { bytes, received_bytes: received }: UploadState,
  { offset, length }: Chunk,
): 'take' | 'known' | 'empty' | 'too_much' | 'elsewhere' {
  if (length === 0) return 'empty';
  if (offset + length > bytes) return 'too_much';
  if (offset + length <= received) return 'known';
  return offset === received ? 'take' : 'elsewhere';
}
