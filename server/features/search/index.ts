export { matchesSearch, searchDocument, searchRank } from './search.sql.ts';
export { type SearchTexts, toSearchDocument, toSearchQuery } from './terms.ts';
