import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { academyDay } from '#domain/academy-day.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { markActiveDay } from './accounts.store.ts';

/** A day counts as active when a learner did something that was recorded. */
export const activeDaysPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply) => {
    const { call } = request.routeOptions.config;
    const changes =
      call !== undefined && !call.readsOnly && (call.method !== 'GET' || call.alsoPost === true);
    if (!changes || request.currentUser === null || reply.statusCode >= 300) return;
    const { database, now } = app.dependencies;
    try {
      const { time_zone } = await getSiteSettings(database.db);
      await markActiveDay(database.db, request.currentUser.userId, academyDay(now(), time_zone));
    } catch (error) {
      // The request itself has succeeded; a failure here must not be reported to the person.
      request.log.error({ err: error }, 'an active day was not recorded');
    }
  });
});
