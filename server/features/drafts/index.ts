export { serveDrafts } from './drafts.routes.ts';
