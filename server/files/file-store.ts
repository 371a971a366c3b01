import type { Readable } from 'node:stream';

/** A file that was found, ready to be read. */
export interface OpenFile {
  stream: Readable;
  /** Of the whole file, whatever part is read. */
  bytes: number;
}

/** Which bytes of a file are wanted, the last one included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where the bytes of uploads are. What they are, whose they are and whether they are
 * still needed stands in the table `files`; the store knows keys alone.
 */
export interface FileStore {
  /** Keeps the bytes for good: once this is done, a power cut loses nothing of them. */
  put(key: string, content: Readable, type: string): Promise<void>;
  /** Null where there is no such file. */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>;
  /** Removing what is not there is no mistake. */
  remove(key: string): Promise<void>;
}
