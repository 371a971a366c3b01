import type { FastifyInstance } from 'fastify';
import { glossaryCalls } from '#contract/glossary.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { listTerms } from './glossary.queries.ts';
import { writtenNamesOf } from './glossary.rules.ts';

export function registerGuestGlossaryRoutes(app: FastifyInstance): void {
  defineRoute(app, glossaryCalls.list, async ({ dependencies, query }) => {
    const terms = await listTerms(dependencies.database.db, query.q);
    return { list: terms.map((term) => ({ ...term, names: writtenNamesOf(term) })) };
  });
}
