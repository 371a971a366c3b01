/**
 * Asks for parts of a file over many sockets, from a process of its own, and counts bytes. It
 * answers a `RangeJob` with a `RangeMeasured`. A full client of HTTP would be busier with what it
 * receives than the servers with what they send.
 */
import net from 'node:net';
import { quantile } from '../measured.ts';

/** What is fetched: parts of `partBytes`, anywhere in the file. */
export interface RangeJob {
  port: number;
  path: string;
  clients: number;
  seconds: number;
  fileBytes: number;
  partBytes: number;
}

/** What came. */
export interface RangeMeasured {
  megabytesPerSecond: number;
  parts: number;
  failed: number;
  p50: number;
  p99: number;
}

const RECEIVE_BYTES = 256 * 1024;
const END_OF_HEAD = Buffer.from('\r\n\r\n');

class RangeClient {
  bytes = 0;
  failed = 0;
  readonly times: number[] = [];
  readonly #job: RangeJob;
  readonly #socket: net.Socket;
  #left = 0;
  #begun = 0;

  constructor(job: RangeJob) {
    this.#job = job;
    this.#socket = net.connect({
      port: job.port,
      host: '127.0.0.1',
      onread: {
        buffer: Buffer.alloc(RECEIVE_BYTES),
        callback: (length, buffer) => {
          this.#take(length, buffer as Buffer);
          return true;
        },
      },
    });
    this.#socket.on('error', () => {
      this.failed += 1;
    });
    this.#socket.once('connect', () => this.#ask());
  }

  #ask(): void {
    const { path, fileBytes, partBytes } = this.#job;
    const start = Math.floor(Math.random() * (fileBytes - partBytes));
    this.#begun = performance.now();
    this.#left = 0;
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nRange: bytes=${start}-${start + partBytes - 1}\r\n\r\n`,
    );
  }

  #take(length: number, buffer: Buffer): void {
    let body = length;
    if (this.#left === 0) {
      const head = buffer.subarray(0, length).indexOf(END_OF_HEAD);
      // The head of a response is small and comes in one go.
      if (head < 0 || !buffer.toString('latin1', 0, 15).startsWith('HTTP/1.1 206')) {
        this.failed += 1;
        this.#socket.destroy();
        return;
      }
      this.#left = this.#job.partBytes;
      body = length - head - END_OF_HEAD.length;
    }
    this.bytes += body;
    this.#left -= body;
    if (this.#left > 0) return;
    this.times.push(performance.now() - this.#begun);
    this.#ask();
  }

  close(): void {
    this.#socket.destroy();
  }
}

async function fetchParts(job: RangeJob): Promise<RangeMeasured> {
  const began = performance.now();
  const clients = Array.from({ length: job.clients }, () => new RangeClient(job));
  await new Promise((resolve) => setTimeout(resolve, job.seconds * 1000));
  const elapsed = (performance.now() - began) / 1000;
  for (const client of clients) client.close();
  const times = clients.flatMap((client) => client.times).sort((one, other) => one - other);
  return {
    megabytesPerSecond: clients.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6 / elapsed,
    parts: times.length,
    failed: clients.reduce((sum, { failed }) => sum + failed, 0),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

process.on('message', async (job: RangeJob) => {
  process.send?.(await fetchParts(job));
});
