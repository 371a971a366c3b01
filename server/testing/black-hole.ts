import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Listens and then never looks: the system queues two connections and drops the others. */
const UNACCEPTING = `
  const { parentPort } = require('node:worker_threads');
  const server = require('node:net').createServer();
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    parentPort.postMessage(server.address().port);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });`;

/** How long a connection on this machine takes at most that is accepted at all. */
const CONNECT_MS = 500;

/** A server that nothing comes back from. */
export class BlackHole {
  readonly host = '127.0.0.1';
  readonly port: number;
  readonly #end: () => Promise<unknown>;

  private constructor(port: number, end: () => Promise<unknown>) {
    this.port = port;
    this.#end = end;
  }

  /** Accepts connections, reads what comes, and never answers. */
  static async silent(): Promise<BlackHole> {
    const sockets = new Set<net.Socket>();
    const server = net.createServer((socket) => {
      sockets.add(socket.on('error', () => {}));
      socket.resume();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return new BlackHole((server.address() as net.AddressInfo).port, async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    });
  }

  /** Never accepts a connection: as a machine that is gone, without a word. */
  static async unaccepting(): Promise<BlackHole> {
    const worker = new Worker(UNACCEPTING, { eval: true });
    const [port] = (await once(worker, 'message')) as [number];
    const sockets: net.Socket[] = [];
    const hole = new BlackHole(port, async () => {
      for (const socket of sockets) socket.destroy();
      await worker.terminate();
    });
    let isAccepted = true;
    while (isAccepted) {
      const socket = net.connect(port, hole.host).on('error', () => {});
      sockets.push(socket);
      isAccepted = await Promise.race([
        once(socket, 'connect').then(() => true),
        sleep(CONNECT_MS, false),
      ]);
    }
    return hole;
  }

  get url(): string {
    return `http://${this.host}:${this.port}`;
  }

  async close(): Promise<void> {
    await this.#end();
  }
}
