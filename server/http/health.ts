import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { BackgroundCheck } from '#database/background-check.ts';
import { AppError } from '#server/lib/app-error.ts';

const unavailable = () => new AppError('SERVICE_UNAVAILABLE', { unavailable: 'health' });

/**
 * For load balancers and supervisors; answered at once from the last check of the background,
 * however busy the pool is. `/healthz`: 200 while this process and its database serve. `/readyz`:
 * 200 while it should also be sent more, 503 while it stops, has as much as it can do, or its
 * database takes no changes. It says whether the virus scanner answered last; without it everything
 * but uploads is served.
 */
export const healthPlugin = fp(async (app: FastifyInstance) => {
  const { database } = app.dependencies;
  const scannerCheck = new BackgroundCheck<boolean>(
    async () => (await app.dependencies.scanner?.isUp()) ?? false,
    false,
  );
  app.addHook('onClose', async () => scannerCheck.close());
  app.addHook('onListen', async () => {
    database.health.last();
    if (app.dependencies.scanner !== null) scannerCheck.last();
  });
  app.get('/healthz', async () => {
    if ((await database.health.state()) === 'away') throw unavailable();
    return { ok: true };
  });
  app.get('/readyz', async () => {
    if (app.isStopping() || app.isOverloaded()) throw unavailable();
    if ((await database.health.state()) !== 'up') throw unavailable();
    if (app.dependencies.scanner === null) return { ready: true };
    const isUp = scannerCheck.last();
    return { ready: true, virus_scanner: isUp === null ? 'unknown' : isUp ? 'up' : 'down' };
  });
});
