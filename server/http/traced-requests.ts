import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Tracing } from '#server/lib/tracing.ts';
import { routeOf } from './route-of.ts';

/**
 * A span for each request, by the pattern of its route: its address holds ids, and its headers and
 * its caller are nobody's business at the collector. Statements of the request belong to it.
 */
export const tracedRequestsPlugin = fp(
  async (app: FastifyInstance, { tracing }: { tracing: Tracing }) => {
    app.addHook('onRequest', (request, reply, done) => {
      // Open for as long as its page is.
      if (request.routeOptions.config?.isLongLived === true) return done();
      const { traceparent } = request.headers;
      const caller = typeof traceparent === 'string' ? traceparent : undefined;
      tracing.enterRequest(caller, (end) => {
        reply.raw.once('close', () => {
          const { statusCode } = reply.raw;
          const route = routeOf(request);
          end({
            name: `${request.method} ${route}`,
            attributes: {
              'http.request.method': request.method,
              'http.route': route,
              'http.response.status_code': statusCode,
              'academy.request_id': request.id,
            },
            failed: statusCode >= 500,
          });
        });
        done();
      });
    });
  },
);
