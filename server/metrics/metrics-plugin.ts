import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { routeOf } from '#server/http/route-of.ts';
import type { Metrics } from './metrics.ts';

/** Measures each request from its first hook to the end of its response. */
export const metricsPlugin = fp(async (app: FastifyInstance, { metrics }: { metrics: Metrics }) => {
  app.addHook('onRequest', async (request, reply) => {
    // Open for as long as its page is: neither work in progress nor slow.
    if (request.routeOptions.config?.isLongLived === true) return;
    const startedAt = performance.now();
    metrics.requestsInFlight.inc();
    // `close` also comes where the client went away, or a hook wrote the response itself.
    reply.raw.once('close', () => {
      metrics.requestsInFlight.dec();
      const status = String(reply.raw.statusCode);
      metrics.requestDuration.observe(
        { method: request.method, route: routeOf(request), status },
        (performance.now() - startedAt) / 1000,
      );
      if (reply.raw.statusCode === 503) {
        metrics.unavailable.inc({ reason: request.unavailable ?? 'other' });
      }
      if (request.guestCacheKey !== null) {
        metrics.guestResponses.inc({ outcome: request.isGuestCacheHit ? 'hit' : 'miss' });
      }
      const isLogin = request.routeOptions.config?.call?.name === 'accounts.login';
      if (isLogin && reply.raw.statusCode >= 400) metrics.loginsRefused.inc({ status });
    });
  });
});
