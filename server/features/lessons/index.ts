export { registerAdminLessonsRoutes, registerTeachingLessonsRoutes } from './lessons.routes.ts';
