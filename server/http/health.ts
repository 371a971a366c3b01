import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { sql } from 'kysely';
import { AppError } from '#server/lib/app-error.ts';

/**
 * For load balancers and supervisors. `/healthz`: 200 while this process and its database serve.
 * `/readyz`: 200 while it should also be sent more, 503 while it stops or has as much as it can do.
 * It says whether the virus scanner answers; without it everything but uploads is served.
 */
export const healthPlugin = fp(async (app: FastifyInstance) => {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  const checkDatabase = async () => {
    try {
      await sql`select 1`.execute(app.dependencies.database.db);
    } catch (error) {
      app.log.warn({ err: error }, 'the database does not answer');
      throw new AppError('SERVICE_UNAVAILABLE');
    }
  };
  app.get('/healthz', async () => {
    await checkDatabase();
    return { ok: true };
  });
  app.get('/readyz', async () => {
    if (isStopping || app.isOverloaded()) throw new AppError('SERVICE_UNAVAILABLE');
    await checkDatabase();
    const { scanner } = app.dependencies;
    if (scanner === null) return { ready: true };
    return { ready: true, virus_scanner: (await scanner.isUp()) ? 'up' : 'down' };
  });
});
