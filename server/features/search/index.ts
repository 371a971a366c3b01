export { serveGuestSearch } from './search.routes.ts';
