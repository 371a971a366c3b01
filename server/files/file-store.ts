import type { Readable, Writable } from 'node:stream';

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

/** What a client is told of a file that somebody else sends. */
export interface HandedOver {
  /** In the academy's response, which has no body. */
  headers: Readonly<Record<string, string>>;
  /** 200: a proxy puts the bytes in; 302: the client fetches them where the headers say. */
  status: 200 | 302;
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
  /**
   * Writes a part of a file to a response: faster than a stream, where the store has one.
   * @param begin called once the file is there, before the first byte
   * @returns false: there is no such file
   * @throws where the part could not be sent as a whole; the response is then to be broken off
   */
  send?(key: string, range: ByteRange, target: Writable, begin: () => void): Promise<boolean>;
  /**
   * Lets somebody else send the file, to a client that may have it: absent where the academy
   * itself does, null for a file that it sends all the same.
   * @param type media type, told from the bytes
   */
  handOver?(key: string, file: { type: string; disposition: string }): Promise<HandedOver | null>;
  /** Removing what is not there is no mistake. */
  remove(key: string): Promise<void>;
}
