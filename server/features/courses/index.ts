export {
  findProgress,
  getVisibleCourse,
  type ProgressRow,
} from './courses.queries.ts';
export { serveGuestCourses, serveLearnerCourses } from './courses.routes.ts';
export {
  contentLock,
  isCourseOpen,
  isFreeCourse,
  percentOf,
  type Viewer,
} from './courses.rules.ts';
export { reindexCourse } from './courses.store.ts';
export { presentRating } from './present-course.ts';
