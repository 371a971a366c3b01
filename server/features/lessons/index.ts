export {
  registerAdminCourseLessonsRoutes,
  registerTeachingCourseLessonsRoutes,
} from './course-lessons.routes.ts';
export {
  hasLessonData,
  presentLessonData,
  readLessonData,
  renderedOr,
  type StoredQuestion,
  type StoredQuiz,
} from './lesson-data.ts';
export { lessonTexts } from './lesson-texts.ts';
export { registerAdminLessonsRoutes, registerTeachingLessonsRoutes } from './lessons.routes.ts';
export { measureOldLessons } from './measure-old-lessons.ts';
export { notifyNewLessons } from './notify-new-lessons.ts';
export { reindexLesson, renderOnce } from './reindex-lesson.ts';
