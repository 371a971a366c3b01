export { assertRoomForLesson } from './assert-course-price.ts';
export { correctRanks, findCounterDrift, repairCounters } from './check-counters.ts';
export { isBegunSql, isFreeCourseSql, isGrantedSql, isUnlockedSql } from './course-access.sql.ts';
export { courseFigures } from './course-counters.ts';
export {
  findStandings,
  type LearnerStanding,
  presentAccess,
  presentEndedAccess,
} from './course-grants.queries.ts';
export { closeBegunCourse, insertGrant, revokeGrants } from './course-grants.store.ts';
export { listUnderpricedCourses } from './course-price.queries.ts';
export { findProgress, type ProgressRow } from './course-progress.queries.ts';
export { percentOf } from './course-progress.rules.ts';
export { isInArchivedCourse, isInCourseTaughtBy } from './course-scopes.ts';
export { getCourseAccess, getShownCourse, getVisibleCourse } from './courses.queries.ts';
export { registerGuestCoursesRoutes, registerLearnerCoursesRoutes } from './courses.routes.ts';
export { lockCourse, reindexCourse, touchCourse } from './courses.store.ts';
export { registerAdminCoursesRoutes } from './courses-admin.routes.ts';
export { presentRating } from './present-course.ts';
export { canReview } from './who-may-review.rules.ts';
