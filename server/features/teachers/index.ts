export { serveGuestTeachers, serveLearnerTeachers } from './teachers.routes.ts';
export { reindexTeacher } from './teachers.store.ts';
export { serveAdminTeachers } from './teachers-admin.routes.ts';
