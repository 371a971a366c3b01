import type { Readable } from 'node:stream';

/** The result of a handler where the call's response is a stream of events (`sendsEvents`). */
export class EventResponse {
  readonly stream: Readable;

  constructor(stream: Readable) {
    this.stream = stream;
  }
}
