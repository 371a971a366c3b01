export { reindexAll } from './reindex-all.ts';
export { serveGuestSearch } from './search.routes.ts';
export { searchAcademy } from './search-academy.ts';
