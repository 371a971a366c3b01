import type { Readable } from 'node:stream';

/** A file that was found, ready to be read. */
export interface OpenFile {
  stream: Readable;
  /** Of the whole file, whatever range is read. */
  bytes: number;
}

/** The requested bytes of a file, the last one included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Stores the bytes of uploads. Their types, their owners and whether they are still needed are in
 * the table `files`; the store knows keys alone.
 */
export interface FileStore {
  /** Stores the bytes durably: after this a power cut loses nothing of them. */
  put(key: string, content: Readable, type: string): Promise<void>;
  /** Null where there is no such file. */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>;
  /** Deleting a missing file is not an error. */
  remove(key: string): Promise<void>;
}
