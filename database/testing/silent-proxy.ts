import { once } from 'node:events';
import net from 'node:net';

/**
 * A network between the academy and PostgreSQL that loses what is sent, without a word: as a
 * firewall that forgets connections, or a machine that is gone, no end of a connection is seen.
 */
export class SilentProxy {
  readonly #server: net.Server;
  readonly #sockets = new Set<net.Socket>();
  #isSilent = false;

  /** @param target where the database listens */
  constructor(target: net.NetConnectOpts) {
    this.#server = net.createServer((near) => {
      this.#keep(near);
      if (this.#isSilent) return;
      const far = net.connect(target);
      this.#keep(far);
      near.pipe(far);
      far.pipe(near);
      near.once('close', () => far.destroy());
      far.once('close', () => near.destroy());
    });
  }

  /** Begins to listen. @returns the port */
  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as net.AddressInfo).port;
  }

  /** Nothing that is sent on the open connections arrives from now on. */
  forgetOpen(): void {
    for (const socket of this.#sockets) {
      socket.unpipe();
      // Read, so that the sender notices nothing.
      socket.resume();
    }
  }

  /** The same, and new connections are accepted and never answered. */
  fallSilent(): void {
    this.#isSilent = true;
    this.forgetOpen();
  }

  /** New connections are served again; those that were open stay dead. */
  speakAgain(): void {
    this.#isSilent = false;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #keep(socket: net.Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => this.#sockets.delete(socket));
  }
}

/** Where the server of a connection text listens: a folder of its sockets. */
export function socketOf(clusterUrl: string): net.NetConnectOpts {
  const folder = new URL(clusterUrl).searchParams.get('host') ?? '';
  return { path: `${folder}/.s.PGSQL.5432` };
}
