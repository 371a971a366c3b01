import type { FastifyInstance } from 'fastify';
import { searchCalls } from '#contract/search.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { searchAcademy } from './search-academy.ts';

export function registerGuestSearchRoutes(app: FastifyInstance): void {
  defineRoute(app, searchCalls.search, ({ query, dependencies, currentUser, locale }) =>
    searchAcademy(dependencies.database.db, query, {
      viewer: currentUser,
      locale,
      now: dependencies.now(),
    }),
  );
}
