export { serveAdminContents, serveTeachingContents } from './contents.routes.ts';
