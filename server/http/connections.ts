import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '#server/lib/app-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Serves on for so long, but asks its load balancer and all connections to go elsewhere. */
    drain: (milliseconds: number) => Promise<void>;
    /** Whether this process is about to stop. */
    isStopping: () => boolean;
    /** Answers 503 to every request without a response. @returns how many there were */
    refuseOpen: () => number;
    /** Closes all connections. @returns how many responses were not complete */
    cutConnections: () => number;
  }
}

/** Plugins that wait for the end of one response at most; beyond that Node warns of a leak. */
const MAX_FOLLOWERS = 20;

interface ConnectionsOptions {
  /** Sockets that a process has open at most. */
  maxConnections: number;
}

/**
 * Limits the connections of the server. When it stops, it closes connections that browsers opened
 * in advance and never used: Node closes idle connections, but waits for one without a request
 * until its timeout. Before it stops it can drain: on a closed port a load balancer could not ask
 * whether it is ready.
 */
export const connectionsPlugin = fp<ConnectionsOptions>(async (app, { maxConnections }) => {
  Object.assign(app.server, {
    maxConnections,
    // In a cluster, a worker at its limit would otherwise pass the socket on endlessly.
    dropMaxConnection: true,
  });
  let isStopping = false;
  app.decorate('isStopping', () => isStopping);
  app.decorate('drain', async (milliseconds: number) => {
    isStopping = true;
    await wait(milliseconds);
  });
  // A request must not meet the closing of the connection on which it comes: a proxy may not send it again.
  app.server.prependListener('request', (_: unknown, response: ServerResponse) => {
    if (isStopping) response.shouldKeepAlive = false;
  });
  const open = new Set<FastifyReply>();
  let isClosing = false;
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    reply.raw.setMaxListeners(MAX_FOLLOWERS);
    open.add(reply);
    reply.raw.once('close', () => {
      open.delete(reply);
      // Its response allowed another request, when it began.
      if (isClosing && socket instanceof Socket) socket.end();
    });
    done();
  });
  const closeIdle = app.server.closeIdleConnections.bind(app.server);
  // For Node a connection is idle once the end of its response is here, even if none of it has been read.
  app.server.closeIdleConnections = () => {
    const busy = [...open].map(({ request }) => request.raw.socket);
    for (const socket of busy) socket.destroy = () => socket;
    closeIdle();
    for (const socket of busy) Reflect.deleteProperty(socket, 'destroy');
  };
  app.decorate('refuseOpen', () => {
    const waiting = [...open].filter(({ sent, raw }) => !sent && !raw.headersSent);
    for (const reply of waiting) {
      reply.send(new AppError('SERVICE_UNAVAILABLE'));
      // Its handler may still answer, without effect.
      reply.log = reply.log.child({}, { level: 'silent' });
    }
    return waiting.length;
  });
  app.decorate('cutConnections', () => {
    app.server.closeAllConnections();
    return open.size;
  });
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    isStopping = true;
    isClosing = true;
    // A request of which a part has arrived is waited for.
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  });
});
