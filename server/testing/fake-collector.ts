import http from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  attributes: Record<string, unknown>;
  failed: boolean;
}

/** A fake OpenTelemetry collector: a local server that accepts spans as JSON. */
export class FakeCollector {
  readonly spans: ReceivedSpan[] = [];
  /** All that was received, as it came. */
  readonly bodies: string[] = [];
  readonly #server = http.createServer((request, response) => this.#receive(request, response));

  async open(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
  }

  get url() {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1/traces`;
  }

  close(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(done));
  }

  async #receive(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    this.bodies.push(body);
    for (const { scopeSpans } of JSON.parse(body).resourceSpans) {
      for (const { spans } of scopeSpans) {
        for (const { name, traceId, spanId, parentSpanId = '', attributes, status } of spans) {
          const values = attributes.map(({ key, value }: { key: string; value: object }) => [
            key,
            Object.values(value)[0],
          ]);
          const failed = status?.code === 2;
          this.spans.push({
            name,
            traceId,
            spanId,
            parentSpanId,
            attributes: Object.fromEntries(values),
            failed,
          });
        }
      }
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }
}
