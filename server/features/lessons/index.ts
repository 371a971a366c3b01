export { serveAdminContents, serveTeachingContents } from './lessons.routes.ts';
