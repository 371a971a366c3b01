export { registerGuestTeachersRoutes, registerLearnerTeachersRoutes } from './teachers.routes.ts';
export { reindexTeacher } from './teachers.store.ts';
export { registerAdminTeachersRoutes } from './teachers-admin.routes.ts';
