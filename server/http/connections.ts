import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

interface ConnectionsOptions {
  /** Sockets that a process has open at most. */
  maxConnections: number;
}

/** How long a connection that arrives while the server stops may take to send something. */
const LAST_MS = 1000;

/**
 * Bounds the connections of the server, and lets those go when it stops that were opened in advance,
 * as browsers do, and never used: Node closes idle connections then, but waits for one that has not
 * sent a request yet until its time limit.
 */
export const connectionsPlugin = fp<ConnectionsOptions>(async (app, { maxConnections }) => {
  Object.assign(app.server, {
    maxConnections,
    // One of several processes that has enough would otherwise hand the socket on for ever.
    dropMaxConnection: true,
  });
  const unused = new Set<Socket>();
  let isStopping = false;
  const closeUnused = (socket: Socket) => {
    if (unused.has(socket) && socket.bytesRead === 0) socket.destroy();
  };
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
    if (isStopping) setTimeout(closeUnused, LAST_MS, socket).unref();
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const socket of unused) closeUnused(socket);
  });
});
