import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** So long the sender of a body that is not read may read the answer before it is cut off. */
const READ_ANSWER_MS = 1000;

const bodyHeaders = ['content-type', 'content-length', 'content-encoding', 'transfer-encoding'];

function hasBody({ headers }: FastifyRequest): boolean {
  return (
    headers['transfer-encoding'] !== undefined ||
    (headers['content-length'] !== undefined && headers['content-length'] !== '0')
  );
}

/** Closes the connection after an answer that is given while the request's body still comes. */
export async function closeUnread(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { raw } = request;
  if (raw.complete || !(request.hasBody ?? hasBody(request))) return;
  // A small body comes with its headers, and is there once they have been dealt with.
  await setImmediate();
  // Undefined where the request came from within the process.
  if (raw.complete !== false) return;
  reply.header('connection', 'close');
  const { socket } = raw;
  // Closed with bytes unread, a connection is reset, and some clients never see the answer: it
  // is half-closed, and for a moment nothing more is read of it.
  socket.destroySoon = () => {
    socket.pause();
    socket.end();
    const cut = setTimeout(() => socket.destroy(), READ_ANSWER_MS);
    socket.once('close', () => clearTimeout(cut));
  };
}

/**
 * Nothing is read of a body that nobody asked for, or that is refused: what no call answers
 * (pages, `/healthz`, unknown paths) does not learn of it, and an answer that is given while
 * it still comes in closes the connection, instead of hearing it out for the next request.
 */
export const unreadBodiesPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    request.hasBody = hasBody(request);
    const { call } = request.routeOptions.config;
    const isRead = call !== undefined && request.method !== 'GET' && request.method !== 'HEAD';
    if (isRead || !request.hasBody) return;
    for (const name of bodyHeaders) delete request.raw.headers[name];
  });
  app.addHook('onSend', async (request, reply) => closeUnread(request, reply));
});

declare module 'fastify' {
  interface FastifyRequest {
    /** A body was announced, whether or not it is read. */
    hasBody?: boolean;
  }
}
