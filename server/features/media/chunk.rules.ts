/** The state of an upload in chunks. */
interface UploadState {
  bytes: number;
  received_bytes: number;
}

/** A chunk: its offset and its length. */
interface Chunk {
  offset: number;
  length: number;
}

/**
 * What to do with a chunk. One that has arrived before gets the same response as then: the first
 * response was lost. Any other that does not begin where the last one ended would leave a gap or
 * overlap; the response contains the expected position.
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
