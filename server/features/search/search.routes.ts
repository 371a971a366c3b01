import type { FastifyInstance } from 'fastify';
import { searchCalls } from '#contract/search.ts';
import { serve } from '../../http/define-route.ts';
import { searchAcademy } from './search-academy.ts';

export function serveGuestSearch(app: FastifyInstance): void {
  serve(app, searchCalls.search, ({ query, deps, caller, locale }) =>
    searchAcademy(deps.database.db, query, { viewer: caller, locale }),
  );
}
