import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

interface ConnectionsOptions {
  /** Sockets that a process has open at most. */
  maxConnections: number;
}

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
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    // A request of which a part has arrived is waited for.
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  });
});
