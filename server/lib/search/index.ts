export { createMarker, excerptOf, type Marker } from './marker.ts';
export type { NamedItem } from './names-in-search.ts';
export { pinyinOf } from './pinyin.ts';
export { readSearch, type SearchQuery, toSearchQuery } from './read-search.ts';
export {
  fitsNames,
  fitsQuery,
  matchesNames,
  matchesQuery,
  matchesSearch,
  matchesTitle,
  searchDocument,
  searchRank,
} from './search.sql.ts';
export { termsOf, wordsOf } from './terms.ts';
