export { registerDraftsRoutes } from './drafts.routes.ts';
