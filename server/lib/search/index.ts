export { createMarker, excerptOf, type Marker } from './marker.ts';
export { pinyinOf } from './pinyin.ts';
export { type NamedItem, readSearch, type SearchQuery, toSearchQuery } from './query.ts';
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
