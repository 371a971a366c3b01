import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** How long the sender of an unread body may read the response before the connection is closed. */
const READ_ANSWER_MS = 1000;

const bodyHeaders = ['content-type', 'content-length', 'content-encoding', 'transfer-encoding'];

function hasBody({ headers }: FastifyRequest): boolean {
  return (
    headers['transfer-encoding'] !== undefined ||
    (headers['content-length'] !== undefined && headers['content-length'] !== '0')
  );
}

/** Closes the connection after a response that is sent while the request's body still arrives. */
export async function closeUnread(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { raw } = request;
  if (raw.complete || !(request.hasBody ?? hasBody(request))) return;
  // A small body arrives with its headers, and is complete once they have been handled.
  await setImmediate();
  // Undefined where the request came from within the process.
  if (raw.complete !== false) return;
  reply.header('connection', 'close');
  const { socket } = raw;
  // Closed with unread bytes, a connection is reset, and some clients never see the response: it is
  // half-closed, and for a moment nothing more is read of it.
  socket.destroySoon = () => {
    socket.pause();
    socket.end();
    const cut = setTimeout(() => socket.destroy(), READ_ANSWER_MS);
    socket.once('close', () => clearTimeout(cut));
  };
}

/**
 * An unwanted or refused body is not read: handlers without a body (pages, `/healthz`, unknown
 * paths) do not see it, and a response that is sent while it still arrives closes the connection,
 * instead of reading all of it before the next request.
 */
export const unreadBodiesPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    request.hasBody = hasBody(request);
    const { call, takesPageForm } = request.routeOptions.config;
    const isTaken = call !== undefined || takesPageForm === true;
    const isRead = isTaken && request.method !== 'GET' && request.method !== 'HEAD';
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
