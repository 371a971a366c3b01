import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** How long each part of a request may take, in milliseconds. */
export interface Timeouts {
  /** From the first byte of a request to the end of its headers. */
  headers: number;
  /** From the end of the headers to the end of the body. */
  body: number;
  /** The same where a file or a chunk of one is uploaded: 11 MB over a slow phone. */
  uploadBody: number;
  /** A socket without traffic in either direction. */
  idle: number;
  /** An open connection between two requests; longer than the minute that proxies keep theirs. */
  keepAlive: number;
  /** How often Node looks for connections that are beyond the limits. */
  check: number;
}

export const TIMEOUTS: Timeouts = {
  headers: 20_000,
  body: 60_000,
  uploadBody: 600_000,
  idle: 120_000,
  keepAlive: 72_000,
  check: 5_000,
};

/** The same as options of Fastify; Node's own limit for a request is that of the longest one. */
export function timeoutOptions(timeouts: Timeouts) {
  return {
    requestTimeout: timeouts.headers + timeouts.uploadBody,
    connectionTimeout: timeouts.idle,
    keepAliveTimeout: timeouts.keepAlive,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
  };
}

/** Whether a body is announced that is read. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

interface SlowRequestsOptions {
  timeouts: Timeouts;
  /** Responds on the socket that the request took too long, and closes it. */
  answerTimeout: (socket: IncomingMessage['socket']) => void;
}

/**
 * Ends a request whose body does not arrive in time: a byte now and then keeps the socket from
 * being idle, and Node has one limit for all requests, which has to be long for uploads.
 */
export const slowRequestsPlugin = fp(
  async (app: FastifyInstance, { timeouts, answerTimeout }: SlowRequestsOptions) => {
    app.addHook('onRequest', async (request, reply) => {
      const { raw } = request;
      // Not false: the body is complete, or the request comes from within the process.
      if (!hasBody(raw) || raw.complete !== false) return;
      const { call } = request.routeOptions.config;
      const isUpload = call?.takesBytes === true || call?.takesFile !== undefined;
      const timer = setTimeout(
        () => {
          if (raw.complete) return;
          request.log.info('a body did not arrive in time');
          if (reply.raw.headersSent) raw.socket.destroy();
          else answerTimeout(raw.socket);
        },
        isUpload ? timeouts.uploadBody : timeouts.body,
      );
      timer.unref();
      raw.once('end', () => clearTimeout(timer));
      raw.once('close', () => {
        // A refused request closes while its body is still arriving.
        if (raw.complete || raw.socket.destroyed) clearTimeout(timer);
      });
    });
  },
);
