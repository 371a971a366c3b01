export { registerTeachingRoutes } from './teaching.routes.ts';
