import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { changesSomething } from '#contract/changes-something.ts';
import { academyDay } from '#domain/academy-day.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { markActiveDay } from './accounts.store.ts';

/** For how many learners this process remembers that the present day is marked. */
const MAX_MARKED = 20_000;

/** A day counts as active when a learner did something that was recorded. */
export const activeDaysPlugin = fp(async (app: FastifyInstance) => {
  const markedDays = new LRUCache<number, string>({ max: MAX_MARKED });
  app.addHook('onSend', async (request, reply) => {
    const { call } = request.routeOptions.config;
    const changes = call !== undefined && changesSomething(call);
    if (!changes || request.currentUser === null || reply.statusCode >= 300) return;
    const { database, now } = app.dependencies;
    const { userId } = request.currentUser;
    try {
      const { time_zone } = await getSiteSettings(database.db);
      const day = academyDay(now(), time_zone);
      if (markedDays.get(userId) === day) return;
      await markActiveDay(database.db, userId, day);
      markedDays.set(userId, day);
    } catch (error) {
      // The request itself has succeeded; a failure here must not be reported to the person.
      request.log.error({ err: error }, 'an active day was not recorded');
    }
  });
});
