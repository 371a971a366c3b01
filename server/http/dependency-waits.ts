import fp from 'fastify-plugin';
import { runWithPlace } from '#server/lib/bulkhead.ts';

/**
 * A request that waits for another machine does not count as work in progress (`overloadPlugin`):
 * each of these machines has a separate bound (`Bulkhead`). Before the hooks that wait for any.
 */
export const dependencyWaitsPlugin = fp(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    runWithPlace(() => request.loadPlace?.leave(), done);
  });
});
