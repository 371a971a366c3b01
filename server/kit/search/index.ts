export { createMarker, excerptOf, type Marker } from './marker.ts';
export { readSearch, type SearchQuery, toSearchQuery } from './query.ts';
export {
  fitsQuery,
  matchesQuery,
  matchesSearch,
  matchesTitle,
  searchDocument,
  searchRank,
} from './search.sql.ts';
