export { reindexAll } from './reindex-all.ts';
export { registerGuestSearchRoutes } from './search.routes.ts';
export { searchAcademy } from './search-academy.ts';
