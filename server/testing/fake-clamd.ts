import net from 'node:net';

/** The text that the fake reports as a virus, anywhere in a file. */
export const FAKE_VIRUS = 'this-is-a-virus-for-tests';

/** A fake of ClamAV's daemon: a local server that speaks its protocol. */
export class FakeClamd {
  /** The files that were sent whole, the oldest first. */
  readonly scanned: Buffer[] = [];
  /** How it answers: in one chunk or several, with something else, by closing, to pings alone, or never. */
  behaviour:
    | 'fine'
    | 'split'
    | 'limits'
    | 'nonsense'
    | 'endless'
    | 'closing'
    | 'undecided'
    | 'silent' = 'fine';
  /** Files that are larger are refused before they have arrived (`StreamMaxLength`). */
  maxBytes = Number.POSITIVE_INFINITY;
  readonly #sockets = new Set<net.Socket>();
  readonly #server = net.createServer((socket) => this.#take(socket));

  async open(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
  }

  get address() {
    return { host: '127.0.0.1', port: (this.#server.address() as net.AddressInfo).port };
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((done) => this.#server.close(done));
  }

  #take(socket: net.Socket): void {
    this.#sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const answer = this.#answerTo(received);
      if (answer !== null) this.#say(socket, answer);
    });
  }

  /** null: there is more to come. */
  #answerTo(received: Buffer): string | null {
    const end = received.indexOf(0);
    const command = end === -1 ? null : received.subarray(0, end).toString();
    if (command === 'zPING') return 'PONG';
    if (command !== 'zINSTREAM') return command === null ? null : 'UNKNOWN COMMAND';
    const chunks: Buffer[] = [];
    let at = end + 1;
    let bytes = 0;
    while (at + 4 <= received.length) {
      const length = received.readUInt32BE(at);
      if (length === 0) return this.#scan(Buffer.concat(chunks));
      bytes += length;
      if (bytes > this.maxBytes) return 'INSTREAM size limit exceeded. ERROR';
      chunks.push(received.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
    return null;
  }

  #scan(file: Buffer): string {
    this.scanned.push(file);
    if (this.behaviour === 'limits') return 'stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND';
    return file.includes(FAKE_VIRUS) ? 'stream: Test.Virus FOUND' : 'stream: OK';
  }

  #say(socket: net.Socket, answer: string): void {
    switch (this.behaviour) {
      case 'silent':
        return;
      case 'undecided':
        if (answer === 'PONG') socket.end(`${answer}\0`);
        return;
      case 'closing':
        socket.destroy();
        return;
      case 'nonsense':
        socket.end('HTTP/1.1 400 Bad Request\r\n\0');
        return;
      case 'endless':
        socket.write('x'.repeat(5_000));
        return;
      case 'split':
        socket.write(answer.slice(0, 3), () => socket.end(`${answer.slice(3)}\0`));
        return;
      default:
        socket.end(`${answer}\0`);
    }
  }
}
