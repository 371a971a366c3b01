import type { Readable, Writable } from 'node:stream';

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

/** The response for a file that a proxy or a bucket sends. */
export interface OffloadedFile {
  /** In the academy's response, which has no body. */
  headers: Readonly<Record<string, string>>;
  /** 200: a proxy puts the bytes in; 302: the client fetches them where the headers say. */
  status: 200 | 302;
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
  /**
   * Writes a part of a file to a response: faster than a stream, where the store has one.
   * @param begin called once the file is there, before the first byte
   * @returns false: there is no such file
   * @throws where the part could not be sent as a whole; the response is then to be broken off
   */
  send?(key: string, range: ByteRange, target: Writable, begin: () => void): Promise<boolean>;
  /**
   * Hands the sending of a file over to a proxy or a bucket, for a client with access: absent
   * where the academy sends all files, null for a file that it sends itself.
   * @param type media type, detected from the bytes
   */
  offload?(key: string, file: { type: string; disposition: string }): Promise<OffloadedFile | null>;
  /** Deleting a missing file is not an error. */
  remove(key: string): Promise<void>;
  /** Removes what killed processes have left of files that they were writing; absent where the store does it itself. */
  removeUnfinished?(olderThan: Date): Promise<void>;
}
