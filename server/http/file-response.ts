import type { Readable } from 'node:stream';

interface FileContent {
  stream: Readable;
  /** null: not known before it is written. */
  bytes: number | null;
  /** Media type, detected from the bytes on upload. */
  type: string;
  /** The name under which a person saves it. */
  name: string;
}

/** The result of a handler where the call's response is a file (`sendsFile`). */
export class FileResponse {
  readonly content: FileContent;

  constructor(content: FileContent) {
    this.content = content;
  }
}
