export { findTermsNear, listTerms } from './glossary.queries.ts';
export { registerGuestGlossaryRoutes } from './glossary.routes.ts';
export { namesOf, writtenNamesOf } from './glossary.rules.ts';
export { insertTerm, reindexTerm } from './glossary.store.ts';
