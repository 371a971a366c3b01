import type { Readable } from 'node:stream';

interface FileContent {
  stream: Readable;
  /** null: not known before it is written. */
  bytes: number | null;
  /** Media type, told from the bytes when the file came in. */
  type: string;
  /** The name under which a person saves it. */
  name: string;
}

/** What a handler gives back where the call answers with a file (`sendsFile`). */
export class FileResponse {
  readonly content: FileContent;

  constructor(content: FileContent) {
    this.content = content;
  }
}
