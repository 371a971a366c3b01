import type { FastifyInstance } from 'fastify';
import { glossaryCalls } from '#contract/glossary.ts';
import { serve } from '../../http/define-route.ts';
import { listTerms } from './glossary.queries.ts';
import { writtenNamesOf } from './glossary.rules.ts';

export function serveGuestGlossary(app: FastifyInstance): void {
  serve(app, glossaryCalls.list, async ({ deps, query }) => {
    const terms = await listTerms(deps.database.db, query.q);
    return { list: terms.map((term) => ({ ...term, names: writtenNamesOf(term) })) };
  });
}
