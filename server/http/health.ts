import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { sql } from 'kysely';
import { AppError } from '#server/lib/app-error.ts';

/** For load balancers: 200 while this process and its database serve, else 503. */
export const healthPlugin = fp(async (app: FastifyInstance) => {
  app.get('/healthz', async () => {
    try {
      await sql`select 1`.execute(app.dependencies.database.db);
    } catch (error) {
      app.log.warn({ err: error }, 'the database does not answer');
      throw new AppError('SERVICE_UNAVAILABLE');
    }
    return { ok: true };
  });
});
