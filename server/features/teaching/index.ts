export { registerAdminAccessRoutes, registerTeachingAccessRoutes } from './course-access.routes.ts';
export { registerTeachingRoutes } from './teaching.routes.ts';
