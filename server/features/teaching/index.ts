export { serveTeaching } from './teaching.routes.ts';
