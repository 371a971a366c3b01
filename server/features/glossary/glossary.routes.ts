import type { FastifyInstance } from 'fastify';
import { glossaryCalls } from '#contract/glossary.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { findTaughtTerms } from './find-taught-terms.ts';
import { listTerms } from './glossary.queries.ts';
import { writtenNamesOf } from './glossary.rules.ts';

export function registerGuestGlossaryRoutes(app: FastifyInstance): void {
  defineRoute(app, glossaryCalls.list, async ({ dependencies, query }) => {
    const { db } = dependencies.database;
    const [terms, taught] = await Promise.all([listTerms(db, query.q), findTaughtTerms(db)]);
    return {
      list: terms.map((term) => ({
        ...term,
        names: writtenNamesOf(term),
        has_lessons: taught.has(term.term_id),
      })),
    };
  });
}
