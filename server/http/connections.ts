import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

interface ConnectionsOptions {
  /** Sockets that a process has open at most. */
  maxConnections: number;
}

/**
 * Limits the connections of the server. When it stops, it closes connections that browsers opened
 * in advance and never used: Node closes idle connections, but waits for one without a request
 * until its timeout.
 */
export const connectionsPlugin = fp<ConnectionsOptions>(async (app, { maxConnections }) => {
  Object.assign(app.server, {
    maxConnections,
    // In a cluster, a worker at its limit would otherwise pass the socket on endlessly.
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
