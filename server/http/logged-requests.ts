import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { routeOf } from './route-of.ts';

const REQUEST = Symbol('the request of a logger');

/** A logger of a request, or a child of one. */
interface RequestLogger {
  [REQUEST]?: { request: FastifyRequest; reply: FastifyReply };
}

/** The level `warn` as numbers of pino. */
const WARN = 40;

/**
 * What each line of a request says from `warn` on: its method, the pattern of its route, and its
 * status where the response has begun. At the default level no other line says which call it was.
 */
export function requestFields(_fields: object, level: number, logger: object): object {
  const { [REQUEST]: of } = logger as RequestLogger;
  if (level < WARN || of === undefined) return {};
  const { request, reply } = of;
  return {
    method: request.method,
    route: routeOf(request),
    ...(reply.raw.headersSent && { status: reply.raw.statusCode }),
  };
}

/** Lets loggers know their request; children of a logger inherit it. */
export const loggedRequestsPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', (request, reply, done) => {
    (request.log as RequestLogger)[REQUEST] = { request, reply };
    done();
  });
});
