export { serveGuestTeachers, serveLearnerTeachers } from './teachers.routes.ts';
export { reindexTeacher } from './teachers.store.ts';
