import type { Call } from '#contract/call.ts';
import { callPath } from '#contract/call-path.ts';

/** A stream of events that a test has open. */
export class EventStream {
  readonly response: Response;
  #reader: ReadableStreamDefaultReader<string> | undefined;
  readonly #left: AbortController;
  #text = '';

  private constructor(response: Response, left: AbortController) {
    this.response = response;
    this.#left = left;
  }

  /** Makes a call that sends events, over a real connection. */
  static async open(port: number, call: Call, token: string): Promise<EventStream> {
    const left = new AbortController();
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' };
    const address = `http://127.0.0.1:${port}${callPath(call)}`;
    return new EventStream(await fetch(address, { headers, signal: left.signal }), left);
  }

  /** The data of the next event; null: the stream has ended. */
  async next(): Promise<unknown> {
    this.#reader ??= this.response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const event = /data: (.*)\n\n/.exec(this.#text);
      if (event) {
        this.#text = this.#text.slice(event.index + event[0].length);
        return JSON.parse(event[1] ?? '');
      }
      const { value, done } = (await this.#reader?.read()) ?? { done: true };
      if (done) return null;
      this.#text += value;
    }
  }

  leave(): void {
    this.#left.abort();
  }
}
